import { afterAll, beforeAll, expect } from 'vitest';

/** Libraries for pictures, PDFs and buckets set these once when they are loaded; no test reads them. */
const ofLibraries = /^(?:VIPSHOME|awslambda|__\w+)$/;
const isOurs = (name: string): boolean => !ofLibraries.test(name);

/** What a file must leave as it found it where the next file runs in the same process. */
const state = () => ({
  folder: process.cwd(),
  environment: Object.fromEntries(Object.entries(process.env).filter(([name]) => isOurs(name))),
  globals: Object.getOwnPropertyNames(globalThis).filter(isOurs).toSorted(),
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
