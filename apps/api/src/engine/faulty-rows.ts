import { limits } from '@offizin/domain/limits';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';

/** More rows of the file are wrong in themselves than anybody would correct. */
export class TooManyFaultyRows extends Error {
  readonly problem = 'too_many_faulty_rows';
}

/** Counts the rows of a file that are wrong in themselves: what is kept of each, to be shown and corrected, costs more than a right row. */
export class FaultyRows {
  #rows = 0;

  /** Throws a `TooManyFaultyRows` once there are too many. */
  count({ unreadable, identifierProblem, suggestions }: ParsedRow): void {
    if (unreadable === null && identifierProblem === null && suggestions.length === 0) return;
    this.#rows += 1;
    if (this.#rows > limits.uploadFaultyRows) throw new TooManyFaultyRows();
  }
}
