import type { RowSuggestion } from './row-notes.ts';

/** More exchanges than these that would make a code right are chance and prove nothing. */
const maxTranspositions = 2;

/** A code with a wrong check digit, and how its system recognises right codes. */
export interface WrongCode {
  readonly field: 'code' | 'gtin';
  /** Digits only, as long as the system asks for. */
  readonly digits: string;
  readonly expected: string | null;
  readonly isRight: (digits: string) => boolean;
  /** The code by the other identifier of the row, in as many digits; null where that one gives none. */
  readonly proof: string | null;
  /** Writes suggested digits as the seller wrote the code. */
  readonly write: (digits: string) => string;
}

/** The code with the digits at an index and after it exchanged. */
function swapped(digits: string, at: number): string {
  return `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`;
}

/** Index of the first of two neighbouring digits whose exchange makes one code the other; null where none does. */
export function transpositionBetween(digits: string, other: string): number | null {
  for (let at = 0; at < digits.length - 1; at += 1) {
    if (digits[at] !== digits[at + 1] && swapped(digits, at) === other) return at;
  }
  return null;
}

function candidates({ field, digits, expected, isRight, proof, write }: WrongCode): RowSuggestion[] {
  const found: RowSuggestion[] = [];
  for (let at = 0; at < digits.length - 1; at += 1) {
    const value = swapped(digits, at);
    if (value === digits || !isRight(value)) continue;
    found.push({ kind: 'transposition', field, value: write(value), proven: value === proof, at });
  }
  if (expected !== null) {
    const value = digits.slice(0, -1) + expected;
    found.push({ kind: 'check_digit', field, value: write(value), proven: value === proof, at: null });
  }
  return found;
}

/**
 * What was likely meant by a code with a wrong check digit: two neighbours exchanged, or another last digit. What the
 * row's other identifier proves is the only suggestion.
 */
export function suggestCodes(wrong: WrongCode): RowSuggestion[] {
  const found = candidates(wrong);
  const proven = found.find((suggestion) => suggestion.proven);
  if (proven !== undefined) return [proven];
  if (wrong.proof === null) {
    const exchanged = found.filter(({ kind }) => kind === 'transposition').length;
    return exchanged > maxTranspositions ? found.slice(exchanged) : found;
  }
  const kind = wrong.field === 'code' ? 'from_ean' : 'from_code';
  return [{ kind, field: wrong.field, value: wrong.write(wrong.proof), proven: true, at: null }];
}
