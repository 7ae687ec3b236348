import type { z } from 'zod';
import { findForbiddenInput } from './input-guard.ts';

/** The place in a sorted list behind which the next page begins, as the caller sends it back. */
export function cursorText(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor, or null when they are none of the list's, or nothing that the database could compare. */
export function cursorParts<S extends z.ZodType>(schema: S, text: string): z.output<S> | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return findForbiddenInput(parts, 'cursor') === null ? schema.parse(parts) : null;
  } catch {
    return null;
  }
}
