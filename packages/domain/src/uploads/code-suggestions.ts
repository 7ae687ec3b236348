import type { RowSuggestion } from './row-notes.ts';

/** A code with a wrong check digit, and what else is known of it. */
export interface WrongCode {
  readonly field: 'code' | 'gtin';
  /** Digits only, as long as the system asks for. */
  readonly digits: string;
  /** The code by the other identifier of the row, in as many digits; null where that one gives none. */
  readonly proof: string | null;
  /** Writes suggested digits as the seller wrote the code. */
  readonly write: (digits: string) => string;
}

/** The code with the digits at an index and after it exchanged. */
export function swapped(digits: string, at: number): string {
  return `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`;
}

/** Index of the first of two neighbouring digits whose exchange makes one code the other; null where none does. */
export function transpositionBetween(digits: string, other: string): number | null {
  for (let at = 0; at < digits.length - 1; at += 1) {
    if (digits[at] !== digits[at + 1] && swapped(digits, at) === other) return at;
  }
  return null;
}

/** The code that the row's other identifier proves, and how far it is from what was written; without proof nothing. */
export function suggestProven({ field, digits, proof, write }: WrongCode): RowSuggestion[] {
  if (proof === null) return [];
  const at = transpositionBetween(digits, proof);
  const only = { field, value: write(proof), proven: true } as const;
  if (at !== null) return [{ ...only, kind: 'transposition', at }];
  if (digits.slice(0, -1) === proof.slice(0, -1)) return [{ ...only, kind: 'check_digit', at: null }];
  return [{ ...only, kind: field === 'code' ? 'from_ean' : 'from_code', at: null }];
}
