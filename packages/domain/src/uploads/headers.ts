import { codeSystemIds, type CodeSystemId } from '../identifiers/code-systems.ts';
import type { UploadType } from '../offers/offer-kinds.ts';
import { maxCellText } from './cells.ts';
import { foldWord } from './fold.ts';
import { codeHeaders, headerAliases } from './header-aliases.ts';
import { headerKey, noOwnHeaders, type OwnHeaders } from './own-headers.ts';
import { fieldsRead, fieldsRequired, uploadFields, type UploadField } from './upload-fields.ts';

interface Meaning {
  readonly field: UploadField;
  readonly system: CodeSystemId | null;
}

const meanings = new Map<string, Meaning>();
for (const field of uploadFields)
  for (const alias of headerAliases[field]) meanings.set(foldWord(alias), { field, system: null });
for (const system of codeSystemIds)
  for (const alias of codeHeaders[system]) meanings.set(foldWord(alias), { field: 'code', system });

/** A header with a remark in brackets, or a unit or star after it, means what it means without. */
function meaningOf(header: string): Meaning | undefined {
  if (header.length > maxCellText) return undefined;
  const bare = header.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  const withoutUnit = bare.replace(/\b(?:in\s+)?(?:EUR|CHF|Euro)\b/i, ' ');
  return meanings.get(foldWord(header)) ?? meanings.get(foldWord(bare)) ?? meanings.get(foldWord(withoutUnit));
}

/** What the seller said that the column is, before what its header says. */
function meaningFor(own: OwnHeaders, header: string): Meaning | undefined {
  const said = own.get(headerKey(header));
  if (said === undefined) return meaningOf(header);
  return said === null ? undefined : { field: said, system: null };
}

export interface RecognisedHeaders {
  /** Column of each field that is read, counted from 0. */
  readonly columns: { readonly [F in UploadField]?: number };
  /** The system that the header of the code column names; null where it names none. */
  readonly codeSystem: CodeSystemId | null;
  /** Columns with a header that are not read. */
  readonly ignored: readonly { readonly column: number; readonly header: string }[];
  /** Mandatory fields without a column; `code` where neither a code nor an EAN is there. */
  readonly missing: readonly UploadField[];
  /** Fields with several columns; the first is read. */
  readonly repeated: readonly UploadField[];
}

function missingFields(found: { readonly [F in UploadField]?: number }, mode: UploadType): UploadField[] {
  const missing = fieldsRequired[mode].filter((field) => found[field] === undefined);
  return found.code === undefined && found.gtin === undefined ? ['code', ...missing] : missing;
}

/**
 * Recognises the columns of a header row in any language and order, whatever case, accents and punctuation (UPL-02). A
 * column that the seller said is a field comes before one whose header says so.
 */
export function recogniseHeaders(
  cells: readonly string[],
  mode: UploadType,
  own: OwnHeaders = noOwnHeaders,
): RecognisedHeaders {
  const said = new Set(cells.map((header) => own.get(headerKey(header))));
  const columns: { [F in UploadField]?: number } = {};
  const ignored: { column: number; header: string }[] = [];
  const repeated = new Set<UploadField>();
  let codeSystem: CodeSystemId | null = null;
  for (const [column, header] of cells.entries()) {
    if (header.trim() === '') continue;
    const meaning = meaningFor(own, header);
    const givesWay = meaning !== undefined && said.has(meaning.field) && !own.has(headerKey(header));
    const isRead = meaning !== undefined && !givesWay && fieldsRead[mode].includes(meaning.field);
    if (isRead && columns[meaning.field] === undefined) {
      columns[meaning.field] = column;
      if (meaning.field === 'code') codeSystem = meaning.system;
      continue;
    }
    if (isRead) repeated.add(meaning.field);
    ignored.push({ column, header });
  }
  return { columns, codeSystem, ignored, missing: missingFields(columns, mode), repeated: [...repeated] };
}
