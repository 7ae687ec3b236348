import { processorTime } from '@offizin/testkit/processor-time';
import { describe, expect, test } from 'vitest';
import { emptyCell, textCell, type RawCell } from './cells.ts';
import type { DecimalMark } from './decimal-mark.ts';
import type { PriceForm } from './read-price.ts';
import { cleanedFrom, readCode } from './read-code.ts';
import { readOrigin } from './read-origin.ts';
import { hasCurrency, readPrice } from './read-price.ts';
import { readStock } from './read-stock.ts';
import type { Unread } from './unread.ts';

const numberCell = (number: number, text = String(number)): RawCell => ({ kind: 'number', text, number });
const special: readonly (readonly [RawCell, string])[] = [
  [{ kind: 'error', text: '#N/A', number: Number.NaN }, 'formula_error'],
  [{ kind: 'date', text: '2026-11-21', number: 46_347 }, 'date'],
  [{ kind: 'boolean', text: 'TRUE', number: Number.NaN }, 'boolean'],
];

/** `problem`, or `problem: suggestion`; values as they are. */
function seen<T>(read: T | Unread): T | string {
  if (typeof read !== 'object' || read === null || !('problem' in read)) return read;
  return read.suggestion === null ? read.problem : `${read.problem}: ${read.suggestion}`;
}

const inEuros = (mark: DecimalMark): PriceForm => ({ mark, currency: 'EUR' });

describe('UPL-02 prices', () => {
  test.each<[string, DecimalMark, number | string | null]>([
    ['18,90', 'comma', 1890],
    ['18.90', 'comma', 1890],
    ['18,9', 'dot', 1890],
    ['18', 'dot', 1800],
    ['0,01', 'comma', 1],
    ['99999,99', 'comma', 9_999_999],
    ['100000', 'comma', 'too_large'],
    ['0', 'comma', 'not_positive'],
    ['0,00', 'comma', 'not_positive'],
    ['-5,00', 'comma', 'not_positive'],
    ['€ 18,90', 'comma', 1890],
    ['18,90 €', 'comma', 1890],
    ['CHF 18.90', 'dot', 'other_currency'],
    ['£12.95', 'comma', 'other_currency'],
    ['12,95 CHF', 'comma', 'other_currency'],
    ['Fr. 12.95', 'dot', 'other_currency'],
    ['€ 12 CHF', 'comma', 'other_currency'],
    ['18,90 Euro', 'comma', 1890],
    ['EUR18,90', 'comma', 1890],
    [',95', 'comma', 95],
    ['.95', 'comma', 95],
    [',95 €', 'comma', 95],
    ['12,-', 'comma', 1200],
    ['12.–', 'comma', 1200],
    ['12,– €', 'comma', 1200],
    ['12,-- EUR', 'comma', 1200],
    ['12,', 'comma', 1200],
    ['12,9500', 'comma', 1295],
    ['12.9500', 'comma', 1295],
    ['12,950', 'comma', 1295],
    ['12,0000', 'comma', 1200],
    ['12,9501', 'comma', 'too_many_decimals: 12.95'],
    ['-,95', 'comma', 'not_positive'],
    ['x ,95', 'comma', 'not_a_number'],
    ["1'2,95 x", 'comma', 'not_a_number'],
    ['-12,50 Stück', 'comma', 'not_positive'],
    ['ab -12,50', 'comma', 'not_a_number'],
    ['1.234.5 x', 'comma', 'not_a_number'],
    ['18,90\u00A0EUR', 'comma', 1890],
    ['1.466,29', 'comma', 146_629],
    ['1,466.29', 'comma', 146_629],
    ["1'466.29", 'dot', 146_629],
    ['1\u202F466,29', 'comma', 146_629],
    ['1 466', 'comma', 146_600],
    ['1,466,29', 'dot', 'ambiguous_number: 1466.29'],
    ['1.466', 'comma', 'ambiguous_number: 1466'],
    ['1,466', 'dot', 'ambiguous_number: 1466'],
    ['1,466', 'comma', 'too_many_decimals: 1.47'],
    ['12.345', 'dot', 'too_many_decimals: 12.35'],
    ['12,500', 'comma', 1250],
    ['12,000', 'comma', 1200],
    ['1.234.567,00', 'comma', 'too_large'],
    ['12,50 / Stück', 'comma', 'not_a_number: 12.50'],
    ['2 x 12,50', 'comma', 'not_a_number'],
    ['auf Anfrage', 'comma', 'not_a_number'],
    ['', 'comma', null],
    ['   ', 'comma', null],
  ])('"%s" with a decimal %s: %s', (text, mark, expected) => {
    expect(seen(readPrice({ kind: 'text', text, number: Number.NaN }, inEuros(mark)))).toBe(expected);
  });

  test.each([
    [18.9, 1890],
    [19.989999999999998, 1999],
    [1466.29, 146_629],
    [99_999.99, 9_999_999],
    [12.345, 'too_many_decimals: 12.35'],
    [0.004, 'too_many_decimals'],
    [0, 'not_positive'],
    [-1, 'not_positive'],
    [100_000, 'too_large'],
  ])('the number %d: %s', (number, expected) => {
    expect(seen(readPrice(numberCell(number), inEuros('comma')))).toBe(expected);
  });

  test('every amount of cents is read back from its number', () => {
    for (let cents = 1; cents < 9_999_999; cents += 97)
      expect(readPrice(numberCell(cents / 100), inEuros('comma'))).toBe(cents);
  });

  test.each([
    ['18,90 €', true],
    ['chf 5', true],
    ['18,90', false],
  ])('"%s" names a currency: %s', (text, named) => {
    expect(hasCurrency(text, 'EUR')).toBe(named);
  });
});

test.each([
  ['CHF', 'EUR', 'other_currency'],
  ['£', 'EUR', 'other_currency'],
  ['€', 'EUR', 1295],
  ['EUR', 'EUR', 1295],
  ['CHF', 'CHF', 1295],
  ['kg', 'EUR', 1295],
  ['', 'EUR', 1295],
] as const)('UPL-02 a number formatted with “%s” in a list of %s: %s', (unit, currency, expected) => {
  expect(seen(readPrice({ ...numberCell(12.95), unit }, { mark: 'comma', currency }))).toBe(expected);
});

describe('UPL-02 stocks', () => {
  test.each<[string, DecimalMark, number | string | null]>([
    ['12', 'comma', 12],
    ['12,0', 'comma', 12],
    ['12.00', 'comma', 12],
    ['12,000', 'comma', 12],
    ['12.000', 'comma', 'ambiguous_number: 12000'],
    ['1 200', 'comma', 1200],
    ['0', 'comma', 0],
    ['99999', 'comma', 99_999],
    ['100000', 'comma', 'too_large'],
    ['12,5', 'comma', 'not_whole'],
    ['12,555', 'comma', 'not_whole'],
    ['-1', 'comma', 'negative'],
    ['12 uds.', 'comma', 'not_a_number: 12'],
    ['100000 uds.', 'comma', 'not_a_number'],
    ['viele', 'comma', 'not_a_number'],
    ['', 'comma', null],
  ])('"%s" with a decimal %s: %s', (text, mark, expected) => {
    expect(seen(readStock({ kind: 'text', text, number: Number.NaN }, mark))).toBe(expected);
  });

  test.each([
    [12, 12],
    [12.5, 'not_whole'],
    [-1, 'negative'],
    [99_999, 99_999],
    [100_000, 'too_large'],
  ])('the number %d: %s', (number, expected) => {
    expect(seen(readStock(numberCell(number), 'comma'))).toBe(expected);
  });
});

describe('UPL-03 stock origins', () => {
  test.each([
    ['', 'wholesaler'],
    ['  ', 'wholesaler'],
    ['own', 'own'],
    ['Propio', 'own'],
    ['PROPRE', 'own'],
    ['próprio', 'own'],
    ['proprio', 'own'],
    [' eigen ', 'own'],
    ['Wholesaler', 'wholesaler'],
    ['mayorista', 'wholesaler'],
    ['Grossiste', 'wholesaler'],
    ['armazenista', 'wholesaler'],
    ['grossista', 'wholesaler'],
    ['Großhandel', 'wholesaler'],
    ['GROSSHANDEL', 'wholesaler'],
    ['beides', 'unknown_origin'],
  ])('"%s" is %s', (text, expected) => {
    expect(seen(readOrigin({ kind: 'text', text, number: Number.NaN }))).toBe(expected);
  });

  test('an empty cell is the wholesaler, a number is no origin', () => {
    expect(readOrigin(emptyCell)).toBe('wholesaler');
    expect(seen(readOrigin(numberCell(1)))).toBe('unknown_origin');
  });
});

describe('UPL-03 codes', () => {
  test.each<[string, string | null]>([
    ['03752864', '03752864'],
    [' 03752864 ', '03752864'],
    ['PZN 03752864', '03752864'],
    ['PZN-03752864', '03752864'],
    ['pzn8: 03752864', '03752864'],
    ["'03752864", '03752864'],
    ['654196.8', '654196.8'],
    ['CN 654196.8', '654196.8'],
    ['654196,8', '654196.8'],
    ['3400 9494 97294', '3400949497294'],
    ['', null],
    ['0', null],
    ['00000000', null],
    ['-', null],
    ['0375286A', 'letters_in_code'],
    ['03752864; 04877800', 'letters_in_code'],
    ['8,47E+12', 'digits_lost'],
    ['8.47001E+12', 'digits_lost'],
    ['PZN (03752864)', '03752864'],
    ['="03752864"', '03752864'],
    ['4009900000147.0', '4009900000147'],
    ['4009900000147,00', '4009900000147'],
    ['654196.0', '654196.0'],
    ['C.N. 168925', '168925'],
    ['PZN Nr. 03752864', '03752864'],
  ])('"%s": %s', (text, expected) => {
    expect(seen(readCode({ kind: 'text', text, number: Number.NaN }))).toBe(expected);
  });

  test.each<[RawCell, string | null]>([
    [numberCell(3_752_864, '03752864'), '03752864'],
    [numberCell(3_752_864), '3752864'],
    [numberCell(8_470_006_541_968, '8.47001E+12'), '8470006541968'],
    [numberCell(654_196.8), '654196.8'],
    [numberCell(12.25), 'letters_in_code'],
    [numberCell(-3), 'not_a_number'],
    [numberCell(0), null],
    [emptyCell, null],
  ])('the cell %o: %s', (cell, expected) => {
    expect(seen(readCode(cell))).toBe(expected);
  });
});

test('UPL-13 what was taken off a code is told, blanks around it and the sign of a text are not', () => {
  expect(cleanedFrom('PZN-03752864', '03752864')).toBe('PZN-03752864');
  expect(cleanedFrom('3400 9494 97294', '3400949497294')).toBe('3400 9494 97294');
  expect([
    cleanedFrom("'03752864", '03752864'),
    cleanedFrom(' 03752864 ', '03752864'),
    cleanedFrom('654196,8', '654196.8'),
  ]).toEqual([null, null, null]);
});

test.each(special)('UPL-02 %o is read by none: %s', (cell, problem) => {
  expect(seen(readCode(cell))).toBe(problem === 'date' ? 'code_as_date' : problem);
  expect([readPrice(cell, inEuros('comma')), readStock(cell, 'comma'), readOrigin(cell)].map(seen)).toEqual([
    problem,
    problem,
    problem,
  ]);
});

test.each(['1', ' ', '(', 'a', '1 ', '1.', '- '])(
  'UPL-07 a text of thousands of "%s" is refused or empty at once',
  (part) => {
    const cell: RawCell = { kind: 'text', text: `5${part.repeat(32_000 / part.length)}x`, number: Number.NaN };
    const took = processorTime(() => {
      const read = [readCode(cell), readPrice(cell, inEuros('comma')), readStock(cell, 'comma'), readOrigin(cell)].map(
        seen,
      );
      expect(read).toEqual(['letters_in_code', 'not_a_number', 'not_a_number', 'unknown_origin']);
    });
    expect(took).toBeLessThan(500);
  },
);

test('a text of spaces is an empty cell', () => {
  expect(textCell(' \t')).toBe(emptyCell);
  expect(textCell(' a').kind).toBe('text');
});
