import type { LedgerAmount } from './ledger.ts';

/** What a customer paid for shipping and did not get back, at one VAT rate. */
export interface ChargedShipping {
  /** Basis points. */
  readonly rate: number;
  /** Minor units, with VAT. */
  readonly gross: number;
  /** What of it is VAT, in minor units. */
  readonly vat: number;
}

interface ShippingLine extends LedgerAmount {
  readonly rate: number | null;
}

/** The VAT in an amount that includes it, rounded to the minor unit. */
export const vatIn = (gross: number, rate: number): number => Math.round((gross * rate) / (10_000 + rate));

/** What the lines of an order leave of the charged shipping, a part for each VAT rate; nothing of what was given back in full. */
export function chargedShipping(lines: readonly ShippingLine[]): ChargedShipping[] {
  const byRate = new Map<number, number>();
  for (const { kind, amount, rate } of lines) {
    if (kind !== 'shipping' && kind !== 'shipping_refund') continue;
    byRate.set(rate ?? 0, (byRate.get(rate ?? 0) ?? 0) + amount);
  }
  return [...byRate].flatMap(([rate, gross]) => (gross === 0 ? [] : [{ rate, gross, vat: vatIn(gross, rate) }]));
}
