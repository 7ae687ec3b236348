import { describe, expect, test } from 'vitest';
import { cureOf, curedBy, earlierRowOf } from './row-cures.ts';
import { aRow } from './testing-rows.ts';

const transposed = { kind: 'transposition', field: 'code', value: '654196.8', proven: true, at: 4 } as const;
const withCode = aRow({ finding: 'missing_identifier', numbers: [], detail: { suggestions: [transposed] } });

describe('UPL-09 one click', () => {
  test.each([
    ['above the highest', aRow(), '18.60'],
    ['above the recommended', aRow({ finding: 'price_above_recommended', numbers: [2001, 2000] }), '20.00'],
    ['below the best', aRow({ finding: 'price_below_best', numbers: [410, 445, 890] }), '4.45'],
  ])('sets the price that is allowed: %s', (_, row, value) => {
    expect(cureOf(row)).toEqual({ cure: { by: 'price' }, correction: { rowNumber: 2, field: 'price', value } });
  });

  test('UPL-13 uses what was suggested', () => {
    expect(cureOf(withCode)).toEqual({
      cure: { by: 'suggestion', kind: 'transposition', field: 'code' },
      correction: { rowNumber: 2, field: 'code', value: '654196.8' },
    });
  });

  test.each([
    ['a repeated row', aRow({ finding: 'duplicated_by_partner', numbers: [7, 825, 795] })],
    ['a row without suggestion', aRow({ finding: 'missing_identifier', numbers: [] })],
    ['a row that is written', aRow({ result: 'changed' })],
  ])('has nothing for %s', (_, row) => {
    expect(cureOf(row)).toBeNull();
  });
});

test('UPL-09 rows like it are fixed by their own suggestions of the same kind only', () => {
  const cure = { by: 'suggestion', kind: 'transposition', field: 'code' } as const;
  const other = aRow({
    rowNumber: 8,
    finding: 'missing_identifier',
    detail: { suggestions: [{ ...transposed, value: '111111.1' }] },
  });
  const digit = aRow({
    rowNumber: 9,
    finding: 'missing_identifier',
    detail: { suggestions: [{ ...transposed, kind: 'check_digit', at: null }] },
  });
  expect(curedBy(other, cure)).toEqual({ rowNumber: 8, field: 'code', value: '111111.1' });
  expect(curedBy(digit, cure)).toBeNull();
  expect(curedBy(aRow(), cure)).toBeNull();
});

test('UPL-13 of two suggestions of one kind none is taken unseen, unless one is proven', () => {
  const cure = { by: 'suggestion', kind: 'transposition', field: 'code' } as const;
  const unproven = { ...transposed, proven: false };
  const two = (second: typeof unproven | typeof transposed) =>
    aRow({ finding: 'missing_identifier', detail: { suggestions: [{ ...unproven, value: '111111.1' }, second] } });
  expect(curedBy(two(unproven), cure)).toBeNull();
  expect(cureOf(two(unproven))).toBeNull();
  expect(curedBy(two(transposed), cure)?.value).toBe('654196.8');
});

test('a repeated row knows the first', () => {
  expect([
    earlierRowOf(aRow({ finding: 'duplicated_by_partner', numbers: [7, 825, 795] })),
    earlierRowOf(aRow()),
  ]).toEqual([7, null]);
});
