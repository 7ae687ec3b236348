import { describe, expect, test } from 'vitest';
import { cureOf, curedBy, earlierRowOf, isUsable } from './row-cures.ts';
import { aRow } from './testing/a-row.ts';

const product = { productId: 'P-1', name: 'Solnatura', pack: '50 ml' };
const transposed = {
  kind: 'transposition',
  field: 'code',
  value: '654196.8',
  proven: true,
  at: 4,
  product,
  offered: false,
} as const;
const withCode = aRow({ finding: 'missing_identifier', numbers: [], detail: { suggestions: [transposed] } });

describe('UPL-09 one click', () => {
  test.each([
    ['above the highest', aRow({ allowed: { minimum: 620, maximum: 1860 } }), '18.60'],
    ['above the highest, more than is recommended', aRow({ allowed: { minimum: 421, maximum: 849 } }), '8.49'],
    [
      'above the recommended',
      aRow({ finding: 'price_above_recommended', allowed: { minimum: null, maximum: 2000 } }),
      '20.00',
    ],
    ['below the best', aRow({ finding: 'price_below_best', allowed: { minimum: 445, maximum: 2000 } }), '4.45'],
  ])('sets the price that all rules allow: %s', (_, row, value) => {
    expect(cureOf(row)).toEqual({ cure: { by: 'price' }, correction: { rowNumber: 2, field: 'price', value } });
  });

  test('no price is suggested where the rules leave none', () => {
    for (const finding of ['price_above_highest', 'price_below_best'] as const)
      expect(cureOf(aRow({ finding, allowed: { minimum: 900, maximum: 849 } }))).toBeNull();
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

describe('UPL-13 what one click, or one for all alike, takes', () => {
  const cure = { by: 'suggestion', kind: 'transposition', field: 'code' } as const;
  const other = { ...transposed, value: '111111.1', proven: false };
  const withBoth = (second: object) =>
    aRow({ finding: 'missing_identifier', detail: { suggestions: [transposed, { ...other, ...second }] } });

  test('of two products that are as near none', () => {
    const row = withBoth({ product: { ...product, productId: 'P-2' } });
    expect([curedBy(row, cure), cureOf(row)]).toEqual([null, null]);
  });

  test('the only product, where a second code is no product’s', () => {
    const row = withBoth({ product: null });
    expect([curedBy(row, cure)?.value, cureOf(row)?.correction.value]).toEqual(['654196.8', '654196.8']);
  });

  test('also where the code as it stands is no product’s', () => {
    const row = aRow({ result: 'informed', finding: 'new_product', detail: { suggestions: [transposed] } });
    expect(cureOf(row)?.correction.value).toBe('654196.8');
  });

  test('never a code that no product has', () => {
    const row = aRow({ finding: 'missing_identifier', detail: { suggestions: [{ ...transposed, product: null }] } });
    expect([curedBy(row, cure), cureOf(row), isUsable({ ...transposed, product: null })]).toEqual([null, null, false]);
    expect(isUsable(transposed)).toBe(true);
  });
});

test('a repeated row knows the first', () => {
  expect([
    earlierRowOf(aRow({ finding: 'duplicated_by_partner', numbers: [7, 825, 795] })),
    earlierRowOf(aRow()),
  ]).toEqual([7, null]);
});
