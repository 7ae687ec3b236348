import type { Money } from '../money.ts';
import { type BrandId, brands } from './brands.ts';

/** Amounts in the currency of a brand's sellers. */
export function moneyOf(brand: BrandId): { some(amount: number): Money; maybe(amount: number | null): Money | null } {
  const { currency } = brands[brand];
  const some = (amount: number): Money => ({ amount, currency });
  return { some, maybe: (amount) => (amount === null ? null : some(amount)) };
}
