import { netPayout, type PayoutRates } from '../offers/net-payout.ts';
import type { PriceFloor } from './terms.ts';

/** What a floor is calculated from; prices in cents. */
export interface FloorFacts extends PayoutRates {
  /** Without VAT; null where the seller has given none. */
  readonly purchasePrice: number | null;
  readonly recommended: number | null;
  /** The price at which the rule took the offer over. */
  readonly startPrice: number;
}

/** Without a purchase or a recommended price a rule never goes below this share of the price it began with. */
export const shareWithoutBase = 9000;

/** A share of an amount, rounded up to whole cents. */
const shareOf = (amount: number, share: number): number => Math.ceil((amount * share) / 10_000);

/**
 * The lowest price from which on a condition on the payout holds. What is paid out grows with the price but for the rounding
 * of VAT and commission, so the search begins where rounding no longer matters and goes down.
 */
function lowestPaying(sure: number, holds: (price: number) => boolean): number {
  let price = sure;
  while (price > 1 && holds(price - 1)) price -= 1;
  return price;
}

/** Which part of a price is paid out, without the roundings. */
const paidShare = ({ vat, commission }: PayoutRates): number => 10_000 / (10_000 + vat) - commission / 10_000;

/** At least this many cents are paid out; null where no price pays that much. */
function payoutFloor(amount: number, rates: PayoutRates): number | null {
  const share = paidShare(rates);
  if (share <= 0) return null;
  return lowestPaying(Math.ceil((amount + 2) / share), (price) => netPayout(price, rates).net >= amount);
}

/** What is left of a price after VAT, commission and purchase, as a share of the price without VAT is at least this one. */
function marginFloor(share: number, purchasePrice: number, rates: PayoutRates): number | null {
  const left = paidShare(rates) - share / (10_000 + rates.vat);
  if (left <= 0) return null;
  const holds = (price: number): boolean => {
    const { net, vat } = netPayout(price, rates);
    return (net - purchasePrice) * 10_000 >= share * (price - vat);
  };
  return lowestPaying(Math.ceil((purchasePrice + 3) / left), holds);
}

/**
 * The price below which a rule never takes an offer, in cents. Infinite where no price keeps the margin or payout that is
 * asked for: then the rule lowers nothing.
 */
export function floorPrice(floor: PriceFloor, facts: FloorFacts): number {
  const withoutBase = shareOf(facts.startPrice, shareWithoutBase);
  switch (floor.kind) {
    case 'price':
      return floor.amount;
    case 'recommended':
      return facts.recommended === null ? withoutBase : shareOf(facts.recommended, floor.share);
    case 'payout':
      return payoutFloor(floor.amount, facts) ?? Number.POSITIVE_INFINITY;
    case 'margin':
      return facts.purchasePrice === null
        ? withoutBase
        : (marginFloor(floor.share, facts.purchasePrice, facts) ?? Number.POSITIVE_INFINITY);
  }
}
