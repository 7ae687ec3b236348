import type { ItemDecision } from './return-decision.ts';
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
