import { afterAll } from 'vitest';

/** What a test file opens at its top; closed after its last test, the latest first. */
export function forThisFile<T extends { close(): Promise<unknown> }>(opened: T): T {
  afterAll(() => opened.close());
  return opened;
}
