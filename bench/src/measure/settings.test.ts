import { expect, test } from 'vitest';
import { readNumber } from './settings.ts';

test.each([
  { text: undefined, value: 5 },
  { text: '', value: 5 },
  { text: '0', value: 0 },
  { text: '12', value: 12 },
])('$text is read as $value', ({ text, value }) => {
  expect(readNumber({ BENCH_X: text }, 'BENCH_X', 5)).toBe(value);
});

test.each(['-1', '1.5', 'many'])('"%s" is refused by name', (text) => {
  expect(() => readNumber({ BENCH_X: text }, 'BENCH_X', 5)).toThrow(/BENCH_X must be a whole number/);
});
