import { canonicalCode, codeLength, isCanonicalCode } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { gtin14, isGtin } from '../identifiers/gtin.ts';
import { cnControlDigit } from '../identifiers/spanish-cn.ts';
import { slipsOf } from './code-slips.ts';
import type { RowNote, RowNoteCode } from './row-notes.ts';

/** A row whose identifiers are right in themselves, though no product has them. */
export interface UnknownRow {
  /** The national code as it is stored. */
  readonly code: string | null;
  /** The 14 digits. */
  readonly gtin: string | null;
  readonly system: CodeSystemId | null;
  readonly notes: readonly RowNote[];
}

/** Notes that tell what was written where the code stored is another. */
const fromWritten: ReadonlySet<RowNoteCode> = new Set([
  'zero_restored',
  'check_digit_doubtful',
  'code_unchecked',
  'code_completed',
  'ean_in_code_column',
]);

/** The digits as they may have been written in the cell that the code was read from, the likelier first. */
function writtenForms({ code, system, notes }: UnknownRow): readonly string[] {
  const note = notes.find((each) => fromWritten.has(each.note) && each.field === 'code');
  if (note !== undefined) return [note.from.replace(/\D/g, '')];
  if (code === null) return [];
  // A right control digit is not kept with the code.
  return system === 'cn' ? [code, code + cnControlDigit(code)] : [code];
}

/** A value as a code of the system; null where it is none, or its check digit is wrong. */
function asCode(value: string, system: CodeSystemId): string | null {
  if (value.length === codeLength[system]) return isCanonicalCode(system, value) ? value : null;
  return (system === 'cn' || system === 'cip') && value.length === 7 ? canonicalCode(system, value) : null;
}

/** An EAN as it is written, without the zeros that fill it up to 14 digits. */
const shortGtin = (gtin: string) => gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');

/**
 * The note of a row whose code or EAN, right in itself, may be a slip of one that a product has, one typo away and
 * whatever check digits say; null where none is. `isKnown` is asked with codes as they are stored and GTINs of 14 digits.
 */
export function similarNote(
  row: UnknownRow,
  isKnown: (by: 'code' | 'gtin', identifier: string) => boolean,
): RowNote | null {
  const { code, gtin, system } = row;
  const note = (field: 'code' | 'gtin', from: string): RowNote => ({ note: 'similar_code', field, from, to: '' });
  for (const written of system === null ? [] : writtenForms(row)) {
    for (const { value } of slipsOf(written)) {
      const meant = system === null ? null : asCode(value, system);
      if (meant !== null && meant !== code && isKnown('code', meant)) return note('code', written);
    }
  }
  if (gtin === null) return null;
  const written = shortGtin(gtin);
  for (const { value } of slipsOf(written))
    if (isGtin(value) && isKnown('gtin', gtin14(value))) return note('gtin', written);
  return null;
}
