import { netPayout, type PayoutRates } from '../offers/net-payout.ts';

/** A product of a proposal; amounts in minor units. */
export interface ProposedPrice extends PayoutRates {
  readonly oldPrice: number;
  readonly newPrice: number;
  /** Units that can be sold from the warehouse. */
  readonly units: number;
}

/** What the seller keeps of one unit after VAT and commission, before and after. */
export interface Kept {
  readonly before: number;
  readonly after: number;
}

export function keptOf({ oldPrice, newPrice, ...rates }: Omit<ProposedPrice, 'units'>): Kept {
  return { before: netPayout(oldPrice, rates).net, after: netPayout(newPrice, rates).net };
}

/** By which share prices change, one for all of them together: −0.08 is eight per cent less. */
export function changeOf(prices: readonly Pick<ProposedPrice, 'oldPrice' | 'newPrice'>[]): number {
  const before = prices.reduce((sum, { oldPrice }) => sum + oldPrice, 0);
  const after = prices.reduce((sum, { newPrice }) => sum + newPrice, 0);
  return before === 0 ? 0 : after / before - 1;
}

export interface ProposalTotals {
  readonly units: number;
  /** What is kept when every unit in the warehouse is sold. */
  readonly kept: Kept;
}

export function totalsOf(prices: readonly ProposedPrice[]): ProposalTotals {
  const totals = { units: 0, kept: { before: 0, after: 0 } };
  for (const price of prices) {
    const { before, after } = keptOf(price);
    totals.units += price.units;
    totals.kept.before += before * price.units;
    totals.kept.after += after * price.units;
  }
  return totals;
}

/** Whether exactly the products of a proposal are chosen: it is accepted whole or not at all. */
export function choosesAll(products: readonly string[], chosen: readonly string[]): boolean {
  const left = new Set(products);
  return chosen.length === left.size && chosen.every((product) => left.delete(product));
}
