import { choiceKey } from './choice-key.ts';

/**
 * What a finding is about, so that a later run of the same thing replaces it: a product, else the identifiers of the
 * row, else (a row with neither) nothing that lasts.
 */
export function findingSubject(productNo: number, code: string | null, gtin: string | null): string | null {
  if (productNo >= 0) return `p${productNo}`;
  return code === null && gtin === null ? null : `i${choiceKey(code, gtin)}`;
}
