import { z } from 'zod';

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The place in a sorted list behind which the next page begins. */
export interface OrderCursor {
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ at, id }: OrderCursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

/** The place a cursor names, or null when it is none of ours. */
export function readCursor(text: string): OrderCursor | null {
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch {
    return null;
  }
}
