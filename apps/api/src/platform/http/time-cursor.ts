import { instant } from '@offizin/contract/scalars';
import { z } from 'zod';
import { cursorParts, cursorText } from './page-cursor.ts';

const cursorSchema = z.tuple([instant, z.uuid()]);

/** The place in a sorted list behind which the next page begins. */
export interface OrderCursor {
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ at, id }: OrderCursor): string {
  return cursorText([at.toISOString(), id]);
}

/** The place a cursor names, or null when it is none of ours. */
export function readCursor(text: string): OrderCursor | null {
  const parts = cursorParts(cursorSchema, text);
  return parts && { at: new Date(parts[0]), id: parts[1] };
}
