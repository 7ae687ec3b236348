import type { OfferSort } from '@offizin/contract/offers';
import { z } from 'zod';

const cursorSchema = z.tuple([z.string().max(20), z.union([z.string().max(400), z.number()]), z.int()]);

/** Behind which offer the next page begins: its value in the sort, and its product's number. */
export interface OfferCursor {
  readonly value: string | number;
  readonly productNo: number;
}

const isText: Readonly<Record<OfferSort, boolean>> = {
  name: true,
  stock: false,
  price: false,
  best: false,
  recommended: false,
  commission: false,
  changed: true,
};

export function writeCursor(
  sort: OfferSort,
  { sortedBy, productNo }: { sortedBy: string | number | Date; productNo: number },
): string {
  const value = sortedBy instanceof Date ? sortedBy.toISOString() : sortedBy;
  return Buffer.from(JSON.stringify([sort, value, productNo])).toString('base64url');
}

/** The position a cursor names, or null when it is none of this sort's. */
export function readCursor(sort: OfferSort, text: string): OfferCursor | null {
  try {
    const [of, value, productNo] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    const fits =
      of === sort &&
      (typeof value === 'string') === isText[sort] &&
      (sort !== 'changed' || z.iso.datetime().safeParse(value).success);
    return fits && Math.abs(productNo) < 2 ** 31 ? { value, productNo } : null;
  } catch {
    return null;
  }
}
