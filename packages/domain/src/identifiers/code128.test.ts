import { describe, expect, test } from 'vitest';
import { code128 } from './code128.ts';

/** The bars drawn as they are read: `1` is black. */
function drawn(text: string): string {
  const code = code128(text);
  if (code === null) return '';
  const line = Array.from({ length: code.width }, () => '0');
  for (const { at, width } of code.bars) line.fill('1', at, at + width);
  return line.join('');
}

describe('LEG-01 numbers of parcels as bars', () => {
  test('digits go in pairs, with the check symbol behind them', () => {
    // Start C 11010011100, 12 10110011100, 34 10001011000, check (105 + 12 + 2·34) mod 103 = 82 10010011110.
    expect(drawn('1234')).toBe(`${'11010011100'}${'10110011100'}${'10001011000'}${'10010011110'}${'1100011101011'}`);
  });

  test('text goes letter by letter', () => {
    // Start B, P, J, J, 1, 2, 3, C, check 55, stop: eleven modules each, two more at the end.
    expect(drawn('PJJ123C')).toHaveLength(10 * 11 + 2);
    expect(drawn('PJJ123C').slice(88, 99)).toBe('11101000110');
  });

  test.each([
    ['letters and then digits', 'JJD0003', 3 + 1 + 2],
    ['an odd digit stays a letter', 'JJD10003', 4 + 1 + 2],
    ['digits ahead', '0003JJD', 2 + 1 + 3],
    ['digits between', 'A123456B', 1 + 1 + 3 + 1 + 1],
    ['too few between to change for', 'A1234B', 6],
    ['an odd number of digits', '12345', 2 + 1 + 1],
  ])('%s take as few symbols as they can', (_, text, symbols) => {
    // A start and a check symbol beside them, and two modules more at the end.
    expect(drawn(text)).toHaveLength((symbols + 3) * 11 + 2);
  });

  test.each(['', 'Ü', '12\n'])('%j cannot be written', (text) => {
    expect(code128(text)).toBeNull();
  });
});
