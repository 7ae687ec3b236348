/**
 * What checking a product code found. `code` is the code as it is stored (padded, without separators); a wrong check
 * digit names the one expected, and is only a warning where a system's check digits are not reliable.
 */
export type CodeCheck =
  | { readonly result: 'valid'; readonly code: string }
  | { readonly result: 'wrong_format' }
  | {
      readonly result: 'wrong_check_digit';
      readonly code: string;
      readonly expected: string | null;
      readonly severity: 'error' | 'warning';
    };

/** The digits of a code; callers have made sure that it has nothing else. */
export function digitsOf(code: string): number[] {
  return Array.from(code, Number);
}

/** Σ digit × weight, position by position. */
export function weightedSum(digits: readonly number[], weightAt: (index: number) => number): number {
  return digits.reduce((sum, digit, index) => sum + digit * weightAt(index), 0);
}

/** The digits of a one- or two-digit number added up. */
export function crossSum(value: number): number {
  return Math.floor(value / 10) + (value % 10);
}

/** Compares the last digit of `code` with the one its other digits ask for (null: no digit makes it valid). */
export function checkLastDigit(code: string, expected: string | null, severity: 'error' | 'warning' = 'error'): CodeCheck {
  if (code.at(-1) === expected) return { result: 'valid', code };
  return { result: 'wrong_check_digit', code, expected, severity };
}
