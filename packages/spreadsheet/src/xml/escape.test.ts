import { describe, expect, test } from 'vitest';
import { escapeCellText, isPlainText } from './escape.ts';

describe('isPlainText', () => {
  test.each(['Aspirin 500 mg', '00766613', '=1+1', 'Größe – ñ €', '', 'x'.repeat(32_767)])(
    '%j can stand as it is',
    (text) => {
      expect(isPlainText(text)).toBe(true);
      expect(escapeCellText(text)).toBe(text);
    },
  );

  test.each([
    'a & b',
    '<b>',
    'a>b',
    '"',
    '_x0041_',
    ' x',
    'x ',
    'a\nb',
    'a\tb',
    'a\u0007b',
    '\ud800',
    '😀',
    'a\ufffe',
    'a\uffff',
    'x'.repeat(32_768),
  ])('%j is looked at', (text) => {
    expect(isPlainText(text)).toBe(false);
  });
});
