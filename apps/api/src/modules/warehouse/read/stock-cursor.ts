import type { StockSort } from '@offizin/domain/warehouse/stock-sorts';
import { calendarDay, instant } from '@offizin/contract/scalars';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';

const text = z.string().max(400);
const units = z.int32();
const ofSort: Readonly<Record<StockSort, z.ZodType<string | number>>> = {
  name: text,
  available: units,
  incoming: units,
  price: z.int(),
  since: calendarDay,
  expiry: calendarDay,
  changed: instant,
};

/** Behind which product the next page begins: its value in the sort, and its number. */
export interface StockCursor {
  readonly value: string | number;
  readonly productNo: number;
}

export function writeCursor(
  sort: StockSort,
  { sortedBy, productNo }: { sortedBy: string | number | Date; productNo: number },
): string {
  return cursorText([sort, sortedBy instanceof Date ? sortedBy.toISOString() : sortedBy, productNo]);
}

/** The position a cursor names, or null when it is none of this sort's. */
export function readCursor(sort: StockSort, text: string): StockCursor | null {
  const parts = cursorParts(z.tuple([z.literal(sort), ofSort[sort], z.int32()]), text);
  return parts && { value: parts[1], productNo: parts[2] };
}
