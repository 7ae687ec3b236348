import { expect, test } from 'vitest';
import { readTypedCount, readTypedShare } from './typed-share.ts';

test.each([
  ['8', 800],
  ['8,0', 800],
  ['8.25', 825],
  ['8 %', 800],
  ['12,5\u00a0%', 1250],
  ['', null],
  ['acht', null],
  ['-3', null],
])('OFF-11 %j is %s hundredths of a per cent', (typed, share) => {
  expect(readTypedShare(typed)).toBe(share);
});

test.each([
  ['4', 4],
  ['3.000', 3000],
  ['3 000', 3000],
  ['20’000', 20_000],
  ['', null],
  ['1e3', null],
])('OFF-11 %j is the number %s', (typed, count) => {
  expect(readTypedCount(typed)).toBe(count);
});
