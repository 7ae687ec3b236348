import { describe, expect, test } from 'vitest';
import { aRow } from './testing/a-row.ts';
import { codeSystemIn, readingOfRow, readTyped } from './typed-cell.ts';

const priced = aRow({ allowed: { minimum: 620, maximum: 1860 } });
const context = { row: priced, system: 'cn', mark: 'comma', currency: 'EUR' } as const;

describe('UPL-09 what is typed is read at once', () => {
  test.each([
    ['price', '18,60', null, '18.60'],
    ['price', '18.6 €', null, '18.60'],
    ['price', '18,61', { kind: 'above', limit: 1860 }, '18.61'],
    ['price', 'zehn', { kind: 'unreadable', problem: 'not_a_number' }, 'zehn'],
    ['price', '', { kind: 'empty' }, ''],
    ['stock', '12', null, '12'],
    ['stock', '-1', { kind: 'unreadable', problem: 'negative' }, '-1'],
    ['stock', ' ', { kind: 'empty' }, ''],
    ['origin', 'Mayorista', null, 'wholesaler'],
    ['origin', 'eigen', null, 'own'],
    ['origin', 'Lager 3', { kind: 'unreadable', problem: 'unknown_origin' }, 'Lager 3'],
    ['code', '654196.8', null, '654196.8'],
    ['code', '', { kind: 'empty' }, ''],
    ['code', 'ABC', { kind: 'unreadable', problem: 'letters_in_code' }, 'ABC'],
    ['gtin', '', null, ''],
  ] as const)('%s “%s”', (field, text, problem, value) => {
    expect(readTyped(field, text, context)).toMatchObject({ problem, value });
  });

  test('the price of a row below the best offer may not stay below', () => {
    const row = aRow({ finding: 'price_below_best', allowed: { minimum: 445, maximum: 1860 } });
    expect(readTyped('price', '4,44', { ...context, row }).problem).toEqual({ kind: 'below', limit: 445 });
    expect(readTyped('price', '4,45', { ...context, row }).problem).toBeNull();
  });

  test('a stock with words suggests its number', () => {
    expect(readTyped('stock', '12 uds.', context)).toMatchObject({
      problem: { kind: 'unreadable', problem: 'not_a_number' },
      suggestions: [{ kind: 'value', value: '12' }],
    });
  });
});

describe('UPL-13 VAL-05 the code doctor in the browser', () => {
  test('what was typed is checked at once; codes that the check looked up stay on offer', () => {
    const suggestion = {
      kind: 'transposition',
      field: 'code',
      value: '654196.8',
      proven: true,
      at: 4,
      product: { productId: 'P-1', name: 'Solnatura', pack: '50 ml' },
      offered: true,
    } as const;
    const row = aRow({ code: '654169.8', gtin: '08470006541968', detail: { suggestions: [suggestion] } });
    const { problem, suggestions } = readTyped('code', '654169.8', { ...context, row });
    expect(problem).toMatchObject({ kind: 'identifier', problem: { problem: 'code_ean_differ' } });
    expect(suggestions).toEqual([suggestion]);
    expect(readTyped('code', '654196.8', { ...context, row })).toMatchObject({ problem: null, suggestions: [] });
  });

  test('a wrong check digit names the one expected', () => {
    const row = aRow({ code: null, gtin: null });
    expect(readTyped('code', '03752865', { ...context, row, system: 'pzn' }).problem).toMatchObject({
      problem: { problem: 'wrong_check_digit', expected: '4' },
    });
  });

  test('an EAN is read beside the code of its row', () => {
    const row = aRow({ code: null });
    expect(readTyped('gtin', '4006381333932', { ...context, row }).problem).toMatchObject({
      problem: { problem: 'wrong_check_digit', expected: '1' },
    });
  });

  test('before anything is typed, what the check found is shown', () => {
    const suggestion = {
      kind: 'value',
      field: 'stock',
      value: '12',
      proven: false,
      at: null,
      product: null,
      offered: false,
    } as const;
    const row = aRow({
      finding: 'unreadable_format',
      numbers: [],
      detail: { unreadable: { field: 'stock', problem: 'not_a_number', text: '12 uds.' }, suggestions: [suggestion] },
    });
    expect(readingOfRow('stock', '12 uds.', { ...context, row })).toEqual({
      problem: { kind: 'unreadable', problem: 'not_a_number' },
      suggestions: [suggestion],
      value: '12 uds.',
    });
    expect(readingOfRow('price', '18.90', context).problem).toEqual({ kind: 'above', limit: 1860 });
  });
});

test('UPL-09 a price is read by the nearest limit of all rules, on both sides', () => {
  const row = aRow({ finding: 'price_above_highest', allowed: { minimum: 421, maximum: 849 } });
  const problemOf = (text: string) => readTyped('price', text, { ...context, row }).problem;
  expect([problemOf('12,63'), problemOf('4,20'), problemOf('8,49')]).toEqual([
    { kind: 'above', limit: 849 },
    { kind: 'below', limit: 421 },
    null,
  ]);
});

test('a code system is one that is known', () => {
  expect([codeSystemIn('cn'), codeSystemIn('isbn'), codeSystemIn(null)]).toEqual(['cn', null, null]);
});
