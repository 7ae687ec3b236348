import type { OrderRejection } from '@offizin/contract/orders/rejection';
import {
  type CancellationFollowUp,
  cancellationReason,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { limits } from '@offizin/domain/limits';
import { readTypedAmount } from '../../../platform/typed-amount.ts';
import type { ChosenUnits } from './reject-form.ts';

/** What a reason leads to that the portal does with the rejection. */
export type DoneFollowUp = Exclude<CancellationFollowUp, 'report_content'>;

/** What follows from the reason; null where nothing does. */
export function followUpOf(reason: string): DoneFollowUp | null {
  const followUp = isCancellationReasonCode(reason) ? cancellationReason(reason).followUp : null;
  return followUp === 'report_content' ? null : followUp;
}

type Offer = OrderRejection['offers'][number];

export interface OfferChange {
  readonly productId: string;
  readonly version: number;
  readonly stock?: number;
  readonly price?: number;
  readonly active?: boolean;
}

/** The offers of the chosen lines, each product once. */
export function chosenOffers(offers: readonly Offer[], chosen: ChosenUnits): readonly Offer[] {
  const found = offers.filter(({ lineId }) => chosen.has(lineId));
  return [...new Map(found.map((offer) => [offer.productId, offer])).values()];
}

/** Whether values are typed for the follow-up, and of which kind. */
export const typedOf = (followUp: DoneFollowUp): 'stock' | 'price' | null =>
  followUp === 'set_stock' ? 'stock' : followUp === 'edit_price' ? 'price' : null;

/** What was typed as a whole number of units or an amount; null for what is none, undefined for nothing. */
export function readValue(kind: 'stock' | 'price', typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind === 'price') {
    const price = readTypedAmount(text);
    return price !== null && price > 0 && price <= limits.offerPriceMax ? price : null;
  }
  return /^\d{1,5}$/.test(text) && Number(text) <= limits.offerStockMax ? Number(text) : null;
}

/** The changes of offers that the follow-up makes, given what was typed by product; nothing typed changes nothing. */
export function changesOf(
  followUp: DoneFollowUp,
  offers: readonly Offer[],
  typed: ReadonlyMap<string, string>,
): OfferChange[] {
  const kind = typedOf(followUp);
  return offers.flatMap(({ productId, version }): OfferChange[] => {
    if (followUp === 'stock_zero') return [{ productId, version, stock: 0 }];
    if (followUp === 'deactivate_offer') return [{ productId, version, active: false }];
    const value = kind === null ? undefined : readValue(kind, typed.get(productId) ?? '');
    return kind === null || value === null || value === undefined ? [] : [{ productId, version, [kind]: value }];
  });
}
