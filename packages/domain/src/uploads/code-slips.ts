import { swapped } from './code-suggestions.ts';
import type { SuggestionKind } from './row-notes.ts';

/** One slip of whoever typed a code: how it came about, what was meant, and where the two differ. */
export interface Slip {
  readonly kind: Extract<
    SuggestionKind,
    'transposition' | 'digit' | 'check_digit' | 'missing_digit' | 'doubled_digit' | 'extra_zero'
  >;
  readonly value: string;
  /** Index of the digit that differs, is missing or too many, or of the first of two that changed places. */
  readonly at: number | null;
}

const digits = '0123456789';

/**
 * Every code one slip away from the digits written: two neighbours exchanged, one digit another, one missing, one too
 * many, a zero put in front. Values differ in length; most of them are no codes.
 */
export function* slipsOf(written: string): Generator<Slip> {
  const { length } = written;
  if (written.startsWith('0')) yield { kind: 'extra_zero', value: written.slice(1), at: null };
  for (let at = 0; at < length - 1; at += 1)
    if (written[at] !== written[at + 1]) yield { kind: 'transposition', value: swapped(written, at), at };
  for (let at = 0; at < length; at += 1) {
    const kind = at === length - 1 ? 'check_digit' : 'digit';
    for (const digit of digits)
      if (digit !== written[at]) yield { kind, value: written.slice(0, at) + digit + written.slice(at + 1), at };
  }
  for (let at = 0; at < length; at += 1)
    // Of equal neighbours, leaving out either is the same.
    if (written[at] !== written[at - 1])
      yield { kind: 'doubled_digit', value: written.slice(0, at) + written.slice(at + 1), at };
  for (let at = 0; at <= length; at += 1)
    for (const digit of digits)
      if (digit !== written[at - 1])
        yield { kind: 'missing_digit', value: written.slice(0, at) + digit + written.slice(at), at };
}
