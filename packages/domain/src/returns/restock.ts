import type { ItemDecision } from './return-decision.ts';
import type { SyncResultType } from '../sync/result-types.ts';
import type { ReturnState } from './return-steps.ts';

/** Whether an item may go back into the shop's stock: it may, it is a medicine, or it may not. */
export const restockRules = ['may', 'medicine'] as const;
export type RestockRule = (typeof restockRules)[number] | null;

interface Restockable {
  readonly state: ReturnState;
  /** Whether the goods lie in the marketplace's warehouse: its stock is not the shop's. */
  readonly warehouse: boolean;
  /** Whether the shop still offers the product from its own stock. */
  readonly isOwnStock: boolean;
  readonly isMedicine: boolean;
}

/**
 * What came back and was looked at may go back into the shop's own stock. A medicine is only put back where somebody says so: what
 * has left the pharmacy may hardly anywhere be sold again.
 */
export function restockRule({ state, warehouse, isOwnStock, isMedicine }: Restockable): RestockRule {
  if (state !== 'received' || warehouse || !isOwnStock) return null;
  return isMedicine ? 'medicine' : 'may';
}

type Chosen = Pick<ItemDecision, 'choice' | 'condition'>;

/** The most units that may be put back: nothing of what goes back to the customer, or was not in the parcel. */
export const mostRestocked = (units: number, { choice, condition }: Chosen): number =>
  choice === 'none' || condition === 'missing' ? 0 : units;

/** The units that are put back unless somebody says otherwise: all that are sealed, and no medicine. */
export const usualRestock = (rule: RestockRule, units: number, chosen: Chosen): number =>
  rule === 'may' && chosen.condition === 'sealed' ? mostRestocked(units, chosen) : 0;

/** Why units did not go back: the offer is gone, its stock is at the limit, or the rules of offers refuse it as it stands. */
export const restockRefusals = ['gone', 'full', 'price', 'permission', 'not_available'] as const;
export type RestockRefusal = (typeof restockRefusals)[number];

const refusals: Partial<Readonly<Record<SyncResultType, RestockRefusal>>> = {
  selective_distribution: 'permission',
  certificate_required: 'permission',
  price_above_highest: 'price',
  price_above_recommended: 'price',
  price_below_best: 'price',
};

/** Why the rules of offers keep units out of stock, by what they found. */
export const refusalBy = (type: SyncResultType): RestockRefusal => refusals[type] ?? 'not_available';

interface ChosenUnits {
  readonly lineId: string;
  readonly productId: string;
  readonly units: number;
}

/** What did not go back of a product: how many units, and why. */
export interface RefusedUnits {
  readonly units: number;
  readonly why: RestockRefusal;
}

export interface RefusedLine extends RefusedUnits {
  readonly lineId: string;
}

/** The lines of which units did not go back: of two lines of one product the last one's first. */
export function refusedLines(
  chosen: readonly ChosenUnits[],
  refused: ReadonlyMap<string, RefusedUnits>,
): readonly RefusedLine[] {
  const left = new Map([...refused].map(([productId, { units }]) => [productId, units]));
  return chosen.toReversed().flatMap(({ lineId, productId, units }) => {
    const of = Math.min(units, left.get(productId) ?? 0);
    const why = refused.get(productId)?.why;
    left.set(productId, (left.get(productId) ?? 0) - of);
    return of === 0 || why === undefined ? [] : [{ lineId, units: of, why }];
  });
}
