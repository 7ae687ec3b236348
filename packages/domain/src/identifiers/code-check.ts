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

/** The digit at an index of a code that has nothing but digits there. */
export function digitAt(code: string, index: number): number {
  return code.charCodeAt(index) - 48;
}

/** Whether a text is digits and nothing else; the empty one is not. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const digit = digitAt(text, index);
    if (!(digit >= 0 && digit <= 9)) return false;
  }
  return text !== '';
}

/** The digits of a number up to 18 added up. */
export function crossSum(value: number): number {
  return value > 9 ? value - 9 : value;
}

/** Compares the last digit of `code` with the one its other digits ask for (null: no digit makes it valid). */
export function checkLastDigit(
  code: string,
  expected: string | null,
  severity: 'error' | 'warning' = 'error',
): CodeCheck {
  if (code.at(-1) === expected) return { result: 'valid', code };
  return { result: 'wrong_check_digit', code, expected, severity };
}
