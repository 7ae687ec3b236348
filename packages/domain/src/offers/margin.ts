import type { NetPayout } from './net-payout.ts';

/**
 * What is left of a sale once the product is paid: the net payout without the purchase price, as a share of the price without
 * VAT. In hundredths of a per cent, rounded half away from zero; below zero where the sale costs more than it brings.
 */
export function marginOf({ commission, net }: Pick<NetPayout, 'commission' | 'net'>, purchasePrice: number): number {
  const netPrice = net + commission;
  const left = (net - purchasePrice) * 10_000;
  const rounded = Math.floor((2 * Math.abs(left) + netPrice) / (2 * netPrice));
  return left < 0 ? -rounded : rounded;
}
