import { limits } from '@offizin/domain/limits';

/** A stock as it was typed, or null when it is no whole number from 1 to the greatest allowed. */
export function readStock(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,6}$/.test(text)) return null;
  const stock = Number(text);
  return stock >= 1 && stock <= limits.offerStockMax ? stock : null;
}
