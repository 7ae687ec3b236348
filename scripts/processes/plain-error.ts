/** Something the person at the terminal can act on: shown as its sentence, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** Writes the failure to stderr, as one sentence where it is meant for people, and returns exit code 1. */
export function reportFailure(error: unknown): 1 {
  const text = error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  return 1;
}
