import { codeSystems, type CodeSystemId } from '../identifiers/code-systems.ts';
import { canonicalCode, rightCode } from '../identifiers/canonical-code.ts';
import { gtin14, isGtin } from '../identifiers/gtin.ts';
import type { Diagnosis } from './diagnosis.ts';
import { noNotes, noSuggestions, type RowNoteCode } from './row-notes.ts';

interface Cells {
  readonly code: string | null;
  readonly gtin: string | null;
  readonly system: CodeSystemId;
}

/** What a text is as a code of the market: right beyond doubt, or a CIP-7, which nothing checks. */
function codeIn(text: string, system: CodeSystemId): string | null {
  const right = rightCode(system, text);
  if (right !== null || text.length !== 7) return right;
  const isRight = (system === 'cn' || system === 'cip') && codeSystems[system].check(text).result === 'valid';
  return isRight ? canonicalCode(system, text) : null;
}

/**
 * Reads a code of the market in the EAN column, alone or with the EAN in the code column. What is right in both ways is
 * read in both, so that the catalogue decides. Null where the EAN column holds no such code.
 */
export function readExchanged({ code, gtin, system }: Cells): Diagnosis | null {
  const found = gtin === null ? null : codeIn(gtin, system);
  if (gtin === null || found === null) return null;
  const note = (is: RowNoteCode) => ({ note: is, field: 'gtin', from: gtin, to: found }) as const;
  const unchecked = system === 'cip' && gtin.length === 7 ? [note('code_unchecked')] : [];
  const done = { code: found, problem: null, suggestions: noSuggestions };
  if (code === null) {
    const both = isGtin(gtin) ? gtin14(gtin) : null;
    // The EAN of a French medicine is its code: nothing is in the wrong place.
    const isBoth = system === 'cip' && gtin.length === 13;
    return { ...done, gtin: both, notes: isBoth ? noNotes : [note('code_in_ean_column'), ...unchecked] };
  }
  if (!isGtin(code) || codeIn(code, system) !== null) return null;
  return { ...done, gtin: gtin14(code), notes: [note('columns_exchanged'), ...unchecked] };
}
