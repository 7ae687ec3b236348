import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

test.each([
  ['A-1', 'A-1'],
  ['a\u0000b\u0000', 'ab'],
  ['\ud800x\udc00', 'x'],
  ['caf\u00e9 \u{1f600}', 'caf\u00e9 \u{1f600}'],
  ['\u{1f600}\ud83d', '\u{1f600}'],
  ['\u0000', ''],
])('UPL-04 %o is kept as %o', (text, kept) => {
  expect(storableText(text)).toBe(kept);
});
