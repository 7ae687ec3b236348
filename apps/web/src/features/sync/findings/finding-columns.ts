import type { SyncFinding } from '@offizin/contract/sync/seller';
import { type FindingNumber, namedNumbers, type SyncResultType } from '@offizin/domain/sync/result-types';

/** The figures that a result's own columns show. */
export const figureNames = [
  'yourPrice',
  'highest',
  'best',
  'recommended',
  'limitAbove',
  'limitBelow',
  'over',
  'under',
  'days',
  'daysLimit',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A type without figures has a line, too: a new one does not compile without. */
const columns: Readonly<Record<SyncResultType, readonly FigureName[]>> = {
  unreadable_format: [],
  missing_identifier: [],
  duplicated_by_partner: [],
  duplicated_in_catalogue: [],
  new_product: [],
  not_available: [],
  deactivated_by_seller: [],
  selective_distribution: [],
  certificate_required: [],
  prescription: [],
  price_above_highest: ['yourPrice', 'highest', 'limitAbove', 'over'],
  price_above_recommended: ['yourPrice', 'recommended', 'over'],
  price_below_best: ['yourPrice', 'best', 'limitBelow', 'under'],
  out_of_stock_too_long: ['days', 'daysLimit'],
};

/** The columns of figures of a cause; none where a text describes what is wrong, or where results of many causes are mixed. */
export function figuresOf(finding: SyncResultType | null): readonly FigureName[] {
  return finding === null ? [] : columns[finding];
}

const sources: Readonly<Record<Exclude<FigureName, 'over' | 'under'>, FindingNumber>> = {
  yourPrice: 'price',
  highest: 'highest',
  best: 'best',
  recommended: 'limit',
  limitAbove: 'limit',
  limitBelow: 'limit',
  days: 'days',
  daysLimit: 'limit',
};

function numberOf({ finding, numbers }: Pick<SyncFinding, 'finding' | 'numbers'>, name: FindingNumber): number | null {
  return namedNumbers(finding, numbers).get(name) ?? null;
}

/** One figure of a result: cents for prices, else a count; null where the result has none. */
export function figureOf(found: Pick<SyncFinding, 'finding' | 'numbers'>, name: FigureName): number | null {
  if (name !== 'over' && name !== 'under') return numberOf(found, sources[name]);
  const [price, limit] = [numberOf(found, 'price'), numberOf(found, 'limit')];
  return price === null || limit === null ? null : Math.abs(price - limit);
}

/** Whether a figure counts days rather than money. */
export function countsDays(name: FigureName): boolean {
  return name === 'days' || name === 'daysLimit';
}
