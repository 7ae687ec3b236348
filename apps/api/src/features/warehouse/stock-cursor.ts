import type { StockSort } from '@offizin/contract/warehouse';
import { z } from 'zod';

const text = z.string().max(400);
const whole = z.int();
const ofSort: Readonly<Record<StockSort, z.ZodType<string | number>>> = {
  name: text,
  available: whole,
  incoming: whole,
  price: whole,
  since: z.iso.date(),
  expiry: z.iso.date(),
  changed: z.iso.datetime(),
};

const cursorSchema = z.tuple([z.string().max(20), z.unknown(), z.int32()]);

/** Behind which product the next page begins: its value in the sort, and its number. */
export interface StockCursor {
  readonly value: string | number;
  readonly productNo: number;
}

export function writeCursor(
  sort: StockSort,
  { sortedBy, productNo }: { sortedBy: string | number | Date; productNo: number },
): string {
  const value = sortedBy instanceof Date ? sortedBy.toISOString() : sortedBy;
  return Buffer.from(JSON.stringify([sort, value, productNo])).toString('base64url');
}

/** The position a cursor names, or null when it is none of this sort's. */
export function readCursor(sort: StockSort, cursor: string): StockCursor | null {
  try {
    const [of, value, productNo] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return of === sort ? { value: ofSort[sort].parse(value), productNo } : null;
  } catch {
    return null;
  }
}
