import type { CodeSystemId } from '../identifiers/code-systems.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import type { RowNote, RowSuggestion } from './row-notes.ts';

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
