import type { UploadField } from './upload-fields.ts';

/** What was done to a row so that it could be read, each visible to the seller (UPL-13). */
export const rowNoteCodes = [
  'code_cleaned',
  'zero_restored',
  'ean_in_code_column',
  'ppn_in_code_column',
  'code_in_ean_column',
  'columns_exchanged',
  'code_completed',
  'code_unchecked',
  'similar_code',
  'check_digit_doubtful',
  'code_ignored',
  'gtin_ignored',
  'currency_stripped',
  'purchase_price_unread',
  'characters_removed',
  'stays_refused',
] as const;
export type RowNoteCode = (typeof rowNoteCodes)[number];

export interface RowNote {
  readonly note: RowNoteCode;
  readonly field: UploadField;
  /** The value in the file. */
  readonly from: string;
  /** What was understood; for a doubtful check digit the one expected; empty where nothing replaces it. */
  readonly to: string;
}

/** How a suggested value comes about. */
export const suggestionKinds = [
  'check_digit',
  'digit',
  'transposition',
  'leading_zero',
  'missing_digit',
  'doubled_digit',
  'extra_zero',
  'from_ean',
  'from_code',
  'value',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export interface RowSuggestion {
  readonly kind: SuggestionKind;
  readonly field: UploadField;
  /** Written as the seller would; with this value the cell is right. */
  readonly value: string;
  /** Whether the other identifier of the row confirms it. */
  readonly proven: boolean;
  /** Index in the value of the digit that differs, or the first of two that changed places; null for other kinds. */
  readonly at: number | null;
}

export const noNotes: readonly RowNote[] = Object.freeze([]);
export const noSuggestions: readonly RowSuggestion[] = Object.freeze([]);
