import { noConditions, type RuleCovers } from '@offizin/domain/price-rules/terms';

/** What the offers of a rule are narrowed by; a price band is one condition. */
export const conditions = [
  'category',
  'brand',
  'manufacturer',
  'origin',
  'commission',
  'price',
  'including',
  'excluding',
] as const;
export type Condition = (typeof conditions)[number];

/** The part of the terms that each condition is made of. */
const fieldsOf: Readonly<Record<Condition, readonly (keyof RuleCovers)[]>> = {
  category: ['category'],
  brand: ['brand'],
  manufacturer: ['manufacturer'],
  origin: ['origin'],
  commission: ['commissionMax'],
  price: ['priceFrom', 'priceTo'],
  including: ['including'],
  excluding: ['excluding'],
};

const isSet = (value: RuleCovers[keyof RuleCovers]): boolean => value !== null && value.toString() !== '';

export const hasCondition = (covers: RuleCovers, condition: Condition): boolean =>
  fieldsOf[condition].some((field) => isSet(covers[field]));

/** The same without the condition. */
export function withoutCondition(covers: RuleCovers, condition: Condition): RuleCovers {
  const empty = fieldsOf[condition].map((field) => [field, noConditions[field]]);
  return { ...covers, ...Object.fromEntries(empty) };
}
