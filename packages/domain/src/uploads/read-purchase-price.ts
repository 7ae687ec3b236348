import type { RawCell } from './cells.ts';
import { type PriceForm, readPrice } from './read-price.ts';
import type { Unread } from './unread.ts';

/**
 * Reads a purchase price in cents by the rules of prices. More decimals are rounded, where it is plain that they are some: what
 * somebody pays is often the result of a division, and decides nothing by itself.
 */
export function readPurchasePrice(cell: RawCell, form: PriceForm): number | null | Unread {
  const read = readPrice(cell, form);
  if (typeof read !== 'object' || read === null) return read;
  if (read.problem !== 'too_many_decimals' || read.suggestion === null) return read;
  return Math.round(Number(read.suggestion) * 100);
}
