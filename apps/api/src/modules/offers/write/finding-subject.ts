import { choiceKey } from './choice-key.ts';

/** What a finding of a product is about, so that a later run of the same product replaces it. */
export function productSubject(productNo: number): string {
  return `p${productNo}`;
}

/** What the finding of a row that named no product is about: its identifiers, or without any its place in files of the kind. */
export function rowSubject(code: string | null, gtin: string | null, place: string): string {
  return code === null && gtin === null ? place : `i${choiceKey(code, gtin)}`;
}

/** A row's place in the files of a kind. */
export function placeOf(kind: string, rowNumber: number): string {
  return `n${kind}/${rowNumber}`;
}
