/** How many rows a statement had to write, and how many it wrote. */
export interface WrittenCounts {
  readonly given: number;
  readonly written: number;
}

/** An `insert … select` that row-level security of another node refuses writes nothing and reports no error. */
export function requireAllWritten(counts: WrittenCounts | undefined, failure: string): void {
  if (counts === undefined || counts.given !== counts.written) throw new Error(failure);
}
