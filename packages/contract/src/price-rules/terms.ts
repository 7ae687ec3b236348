import { limits } from '@offizin/domain/limits';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { measures } from '@offizin/domain/price-rules/terms';
import { z } from 'zod';
import { productId } from '../offers/seller.ts';
import { id, line } from '../scalars.ts';

const bounds = limits.priceRules;
const price = z.int().min(1).max(limits.offerPriceMax);
/** Hundredths of a per cent. */
const share = (min: number, max: number) => z.int().min(min).max(max);
const words = z.array(line(100)).max(bounds.conditionValues);
const products = z.array(productId).max(bounds.chosenProducts);

const covers = z.strictObject({
  category: words,
  brand: words,
  manufacturer: words,
  origin: z.enum(stockOrigins).nullable(),
  commissionMax: share(0, 10_000).nullable(),
  priceFrom: price.nullable(),
  priceTo: price.nullable(),
  including: products,
  excluding: products,
});

const strategy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undercut'), by: z.int().min(1).max(bounds.undercut) }),
  z.strictObject({ kind: z.literal('undercut_share'), share: share(1, bounds.undercutShare) }),
  z.strictObject({ kind: z.literal('match') }),
  z.strictObject({ kind: z.literal('place'), place: z.int().min(1).max(bounds.place) }),
  z.strictObject({ kind: z.literal('recommended'), share: share(0, 9000) }),
]);

const floor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('margin'), share: share(0, 9000) }),
  z.strictObject({ kind: z.literal('payout'), amount: price }),
  z.strictObject({ kind: z.literal('price'), amount: price }),
  z.strictObject({ kind: z.literal('recommended'), share: share(1000, 10_000) }),
]);

const beginning = z.int().min(0).max(1439);
const end = z.int().min(0).max(1440);

/** What a rule covers and does; amounts in cents, shares in hundredths of a per cent, hours in minutes of the brand's day. */
export const ruleTerms = z.strictObject({
  covers,
  strategy,
  measure: z.enum(measures),
  floor,
  belowRecommended: z.int().min(0).max(limits.offerPriceMax),
  step: share(1, bounds.step),
  changesPerProduct: z.int().min(1).max(bounds.changesPerProduct),
  changesPerDay: z.int().min(1).max(bounds.changesPerDay),
  /** Monday first; null for a day on which prices stay. */
  hours: z.array(z.strictObject({ from: beginning, to: end }).nullable()).length(7),
});

export const sharedLimits = z.strictObject({
  changesPerProduct: z.int().min(1).max(bounds.changesPerProduct),
  step: share(10, bounds.step),
  downPerDay: share(10, bounds.downPerDay),
  changesPerDay: z.int().min(1).max(bounds.changesPerDay),
  brakeShare: share(500, bounds.brakeShare),
  brakeMove: share(100, bounds.brakeMove),
});

export const ruleName = line(60);

/** What is asked of the price rules: terms that are not in force yet, or those of a rule. */
export const askedOfRules = z.strictObject({
  terms: ruleTerms,
  /** The rule that has or is to have these terms; without one it would come behind all others. */
  ruleId: id.optional(),
  /** As if the seller behind most of what is held had no offers. */
  withoutSeller: z.literal(true).optional(),
});
