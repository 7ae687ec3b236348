import { cutText } from '../typed/cut-text.ts';
import { foldWord } from './fold.ts';
import type { UploadField } from './upload-fields.ts';

/** So many characters of a header tell it from the others. */
const maxHeader = 100;

/** What a seller can say that a column is: a field, a column that is not read, or what its header says by itself. */
export const columnChoices = [
  'code',
  'gtin',
  'stock',
  'price',
  'origin',
  'sku',
  'purchasePrice',
  'not_read',
  'as_recognised',
] as const satisfies readonly (UploadField | 'not_read' | 'as_recognised')[];
export type ColumnChoice = (typeof columnChoices)[number];

/** By `headerKey`: the field that a seller said a column is; null where it said that the column is not read. */
export type OwnHeaders = ReadonlyMap<string, UploadField | null>;

export const noOwnHeaders: OwnHeaders = new Map();

/** Tells headers apart as people do: whatever their case, accents, spaces and punctuation. */
export function headerKey(header: string): string {
  const text = cutText(header.trim(), maxHeader);
  const folded = foldWord(text);
  return folded === '' ? text : folded;
}

/** What a seller calls its columns: a field's header, as a feed's settings have it, before what was said of earlier files. */
export function ownHeadersOf(
  named: { readonly [F in UploadField]?: string | undefined },
  said: OwnHeaders = noOwnHeaders,
): OwnHeaders {
  const own = new Map(said);
  for (const [field, header] of Object.entries(named) as [UploadField, string | undefined][])
    if (header !== undefined && header !== '') own.set(headerKey(header), field);
  return own;
}
