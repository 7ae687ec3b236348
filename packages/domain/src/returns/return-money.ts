import { type BookedSale, type ReturnEffect, returnEffect } from './return-effect.ts';
import type { ReturnActor, ReturnStep } from './return-steps.ts';
import { kindRules, type ReturnKind } from './return-terms.ts';

/** What the ledger has left of an order's sale and shipping; nothing of an order that it does not have. */
export type SaleLeft = (BookedSale & { readonly shipping: number }) | null | undefined;

/** Whether more would go back than the ledger has left of an order's sale; of an order that it does not have nobody knows. */
export const exceedsSale = (refund: number, sale: Pick<BookedSale, 'sold'> | null | undefined): boolean =>
  sale !== null && sale !== undefined && refund > Math.max(0, sale.sold);

/** A case as far as it says how much may go back. */
export interface MoneyCase {
  readonly kind: ReturnKind;
  readonly items: readonly { readonly amount: number }[];
  readonly atStake: number;
  /** What went back before. */
  readonly refunded: number;
  readonly shipping: number;
  readonly label: number;
  /** Whether the goods were sent back, at whoever's cost. */
  readonly isSent: boolean;
}

/** What goes back: sums for items or one for the case, and whether with it everything does, so that the shipping does, too. */
export interface MoneyBack {
  readonly refunds: readonly number[];
  readonly isWhole: boolean;
}

/** What of the case has not gone back, at most what the ledger has left of the order's sale. */
export function restOf({ atStake, refunded }: MoneyCase, sale: SaleLeft): number {
  const rest = Math.max(0, atStake - refunded);
  return sale === null || sale === undefined ? rest : Math.min(rest, Math.max(0, sale.sold));
}

/** A sum for the whole case: item by item where it is everything. */
export function backOf({ items, atStake, refunded }: MoneyCase, amount: number): MoneyBack {
  const isWhole = refunded === 0 && amount === atStake;
  return isWhole ? { refunds: items.map((item) => item.amount), isWhole } : { refunds: [amount], isWhole };
}

/** What giving back costs, by what the ledger has left: the label is paid once, and no more shipping goes back than was paid. */
export function costOf(of: MoneyCase, { refunds, isWhole }: MoneyBack, sale: SaleLeft): ReturnEffect {
  const shipping = isWhole ? of.shipping : 0;
  const isLabelOwn = of.isSent && of.refunded === 0 && kindRules[of.kind].label === 'shop';
  return returnEffect(
    {
      refunds: refunds.filter((amount) => amount > 0),
      shipping: sale === null || sale === undefined ? shipping : Math.min(shipping, Math.max(0, sale.shipping)),
      label: isLabelOwn ? of.label : 0,
    },
    sale ?? { sold: 0, commission: 0, commissionVat: 0 },
  );
}

/**
 * The sum that a step makes binding, by what the ledger has left of the sale; null where it may not be (ORD-22). Who names a sum
 * gets that sum or none; silence, and a shop that gives in, give what is left, of which nobody named the sum.
 */
export function bindingSum(
  { step, by }: { readonly step: ReturnStep; readonly by: ReturnActor },
  named: number,
  left: { readonly sale: SaleLeft; readonly rest: number },
): number | null {
  if (by === 'time') return left.rest;
  if (step === 'give_in') return left.rest > 0 ? left.rest : null;
  return exceedsSale(named, left.sale) ? null : named;
}
