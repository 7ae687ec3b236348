import type { OfferRow } from '@offizin/contract/offers/seller';
import { allowedPrices } from '@offizin/domain/offers/price-position';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { marksOf } from './price-at.ts';

/** Whether an offer is off sale for a price that was asked for and refused, and not for the price that it has. */
export function keepsRightPrice(
  offer: Pick<OfferRow, 'finding' | 'price' | 'best' | 'highest' | 'recommended'>,
): boolean {
  if (offer.finding === null) return false;
  const { cause } = syncResultTable[offer.finding];
  if (cause !== 'price_high' && cause !== 'price_low') return false;
  const { minimum, maximum } = allowedPrices(marksOf(offer));
  const { amount } = offer.price;
  return (minimum === null || amount >= minimum) && (maximum === null || amount <= maximum);
}
