import type { CodeSystemId } from '../identifiers/code-systems.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import { readExchanged } from './columns-exchanged.ts';
import { examineCode, type ExaminedCode } from './examine-code.ts';
import { examineGtin, gtinProvenBy, type ExaminedGtin } from './examine-gtin.ts';
import { noNotes, noSuggestions, type RowNote, type RowSuggestion } from './row-notes.ts';

/** The identifiers of a row as read from its cells: digits, with the dot of a CN; null where a cell is empty. */
export interface CodePair {
  readonly code: string | null;
  readonly gtin: string | null;
  /** The system of the code column; null in markets without one. */
  readonly system: CodeSystemId | null;
}

export interface Diagnosis {
  /** The national code as it is stored; null where the row has none that is right. */
  readonly code: string | null;
  /** The 14 digits. */
  readonly gtin: string | null;
  readonly notes: readonly RowNote[];
  /** Null while one of the identifiers names the product and the other does not contradict it. */
  readonly problem: IdentifierProblem | null;
  readonly suggestions: readonly RowSuggestion[];
}

const noCode: ExaminedCode = { code: null, gtin: null, notes: noNotes, problem: null, suggestions: noSuggestions };
const noGtin: ExaminedGtin = { gtin: null, problem: null, suggestions: noSuggestions };

function ignored(problem: IdentifierProblem | null): readonly RowNote[] {
  if (problem === null) return noNotes;
  return [
    {
      note: problem.field === 'code' ? 'code_ignored' : 'gtin_ignored',
      field: problem.field,
      from: problem.text,
      to: '',
    },
  ];
}

/** Repairs what a row's identifiers prove of each other or of themselves, and names the rest (UPL-13, VAL-05). */
export function diagnose({ code, gtin, system }: CodePair): Diagnosis {
  const exchanged = system === null ? null : readExchanged({ code, gtin, system });
  if (exchanged !== null) return exchanged;
  const ean = gtin === null ? noGtin : examineGtin(gtin, 'gtin', gtinProvenBy(code, system));
  const own = code === null ? noCode : examineCode(code, system, ean.gtin);
  const suggestions = own.suggestions.length === 0 ? ean.suggestions : [...own.suggestions, ...ean.suggestions];
  const contradiction = own.problem?.problem === 'code_ean_differ';
  const found = { code: own.code, gtin: ean.gtin ?? own.gtin };
  if (contradiction || (found.code === null && found.gtin === null)) {
    return { ...found, notes: own.notes, problem: own.problem ?? ean.problem, suggestions };
  }
  const notes = [...own.notes, ...ignored(own.problem), ...ignored(ean.problem)];
  return { ...found, notes, problem: null, suggestions };
}
