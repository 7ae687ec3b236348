import type { Finding, RowFacts } from '../facts.ts';

/** The own stock is 0, was so for long, and the row does not change that; a row without stock leaves it as it is. */
export function outOfStockTooLong(row: RowFacts): Finding | null {
  const days = row.offer === null ? 0 : row.offer.ownStockZeroDays;
  if (days === 0 || days < row.outOfStockDays) return null;
  const staysEmpty = row.stock === null || (row.stock === 0 && row.origin === 'own');
  return staysEmpty ? { type: 'out_of_stock_too_long', colour: 'red', numbers: [days, row.outOfStockDays] } : null;
}
