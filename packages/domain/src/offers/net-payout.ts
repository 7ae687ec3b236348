/** What is deducted from a sale, in hundredths of a per cent: 7 % is 700. */
export interface PayoutRates {
  readonly vat: number;
  readonly commission: number;
}

/** A price in cents, and what becomes of it. */
export interface NetPayout {
  /** The VAT that the price includes. */
  readonly vat: number;
  /** Of the price with VAT. */
  readonly commission: number;
  readonly net: number;
}

/** A fraction of whole numbers, rounded half up. */
function rounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** What a seller keeps of a price that includes VAT (OFF-09). */
export function netPayout(price: number, rates: PayoutRates): NetPayout {
  const vat = rounded(price * rates.vat, 10_000 + rates.vat);
  const commission = rounded(price * rates.commission, 10_000);
  return { vat, commission, net: price - vat - commission };
}
