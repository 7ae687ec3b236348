import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab\u{1f600}', 3, 'ab'],
  ['ab\u{1f600}', 4, 'ab\u{1f600}'],
  ['\u{1f600}\u{1f600}', 3, '\u{1f600}'],
  ['', 3, ''],
])('UPL-04 of %o at most %i characters are %o', (text, max, kept) => {
  expect(cutText(text, max)).toBe(kept);
});
