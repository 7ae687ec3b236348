import type { OfferSort } from '@offizin/domain/offers/offer-sorts';
import { instant } from '@offizin/contract/scalars';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';

const ofSort: Readonly<Record<OfferSort, z.ZodType<string | number>>> = {
  name: z.string().max(400),
  stock: z.int32(),
  price: z.int(),
  best: z.int(),
  recommended: z.int(),
  commission: z.int32(),
  changed: instant,
};

/** Behind which offer the next page begins: its value in the sort, and its product's number. */
export interface OfferCursor {
  readonly value: string | number;
  readonly productNo: number;
}

export function writeCursor(
  sort: OfferSort,
  { sortedBy, productNo }: { sortedBy: string | number | Date; productNo: number },
): string {
  return cursorText([sort, sortedBy instanceof Date ? sortedBy.toISOString() : sortedBy, productNo]);
}

/** The position a cursor names, or null when it is none of this sort's. */
export function readCursor(sort: OfferSort, text: string): OfferCursor | null {
  const parts = cursorParts(z.tuple([z.literal(sort), ofSort[sort], z.int32()]), text);
  return parts && { value: parts[1], productNo: parts[2] };
}
