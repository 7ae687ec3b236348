import { codeInGtin, gtinOfCode, isCanonicalCode } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { gtin14, gtinCheckDigit, isGtin, isInStoreCode } from '../identifiers/gtin.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import { suggestProven } from './code-suggestions.ts';
import { noSuggestions, type RowSuggestion } from './row-notes.ts';

export interface ExaminedGtin {
  /** The 14 digits; null where the text is no GTIN. */
  readonly gtin: string | null;
  readonly problem: IdentifierProblem | null;
  readonly suggestions: readonly RowSuggestion[];
}

interface Wrong {
  readonly text: string;
  readonly field: 'code' | 'gtin';
}

function wrongLength({ text, field }: Wrong): ExaminedGtin {
  const problem: IdentifierProblem = { problem: 'wrong_length', field, text, expected: null };
  // Ten and eleven digits may have lost their zeros; that is asked, never assumed.
  const padded = text.padStart(13, '0');
  if (text.length < 10 || text.length > 11 || !isGtin(padded))
    return { gtin: null, problem, suggestions: noSuggestions };
  return {
    gtin: null,
    problem,
    suggestions: [{ kind: 'leading_zero', field, value: padded, proven: false, at: null }],
  };
}

/** What a text in the EAN column, or an EAN in the code column, is; `proof` is the GTIN that the row's code names. */
export function examineGtin(text: string, field: 'code' | 'gtin', proof: string | null): ExaminedGtin {
  if (isGtin(text)) return { gtin: gtin14(text), problem: null, suggestions: noSuggestions };
  const { length } = text;
  if (length !== 8 && (length < 12 || length > 14)) return wrongLength({ text, field });
  if (isInStoreCode(text)) {
    return {
      gtin: null,
      problem: { problem: 'in_store_code', field, text, expected: null },
      suggestions: noSuggestions,
    };
  }
  const expected = gtinCheckDigit(text.slice(0, -1));
  const fits = proof !== null && proof.slice(0, 14 - length).replaceAll('0', '') === '';
  const suggestions = suggestProven({
    field,
    digits: text,
    proof: fits ? proof.slice(14 - length) : null,
    write: (digits) => digits,
  });
  return { gtin: null, problem: { problem: 'wrong_check_digit', field, text, expected }, suggestions };
}

/** The GTIN that a right national code proves, whatever is in the EAN column. */
export function gtinProvenBy(code: string | null, system: CodeSystemId | null): string | null {
  if (code === null || system === null || system === 'cn' || !isCanonicalCode(system, code)) return null;
  const gtin = gtinOfCode(system, code);
  return gtin !== null && codeInGtin(system, gtin) === code ? gtin : null;
}
