import { afterAll, beforeAll, expect } from 'vitest';

/** What a file must leave as it found it where the next file runs in the same process. */
const state = () => ({
  folder: process.cwd(),
  environment: { ...process.env },
  globals: Object.getOwnPropertyNames(globalThis).toSorted(),
  clock: [Date, setTimeout, setInterval],
  network: fetch,
});

let before: ReturnType<typeof state>;
beforeAll(() => {
  before = state();
});
afterAll(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- it looks at what the file's tests left behind
  expect(state(), 'a file that changes globals belongs among the fenced ones').toEqual(before);
});
