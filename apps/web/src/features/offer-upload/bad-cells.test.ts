import { describe, expect, test } from 'vitest';
import { cellText, fieldToCorrect, fillDown, nextBadCell, pastedColumn, cellKey } from './bad-cells.ts';
import { aRow } from './testing-rows.ts';

describe('UPL-09 which cell is to be corrected', () => {
  test.each([
    ['a price', aRow(), 'price'],
    ['a price too low', aRow({ finding: 'price_below_best' }), 'price'],
    [
      'a cell that cannot be read',
      aRow({
        finding: 'unreadable_format',
        detail: { unreadable: { field: 'origin', problem: 'unknown_origin', text: 'Lager' } },
      }),
      'origin',
    ],
    [
      'an EAN',
      aRow({
        finding: 'missing_identifier',
        detail: { identifier: { field: 'gtin', problem: 'wrong_length', text: '12', expected: null } },
      }),
      'gtin',
    ],
    ['no identifier', aRow({ finding: 'missing_identifier', code: null }), 'code'],
    ['no price', aRow({ finding: 'missing_identifier', after: { price: null, stock: 1, origin: 'own' } }), 'price'],
    ['no stock', aRow({ finding: 'missing_identifier', after: { price: 100, stock: null, origin: 'own' } }), 'stock'],
    ['several products', aRow({ finding: 'duplicated_in_catalogue' }), 'code'],
    [
      'several products of an EAN',
      aRow({ finding: 'duplicated_in_catalogue', code: null, gtin: '04006381333931' }),
      'gtin',
    ],
    ['written, but off sale without stock', aRow({ finding: 'out_of_stock_too_long', result: 'changed' }), 'stock'],
    ['repeated', aRow({ finding: 'duplicated_by_partner' }), null],
    ['selective', aRow({ finding: 'selective_distribution' }), null],
    ['for information', aRow({ finding: 'new_product', result: 'informed', colour: 'grey' }), null],
    ['fine', aRow({ finding: null, result: 'changed', colour: null }), null],
  ] as const)('%s', (_, row, field) => {
    expect(fieldToCorrect(row, 'stock_and_price')).toBe(field);
  });

  test('a file of prices has no stock to correct', () => {
    expect(fieldToCorrect(aRow({ finding: 'out_of_stock_too_long' }), 'price_only')).toBeNull();
  });
});

describe('moving between them', () => {
  const fine = aRow({ rowNumber: 3, finding: null, result: 'created', colour: null });
  const rows = [aRow({ rowNumber: 9 }), fine, aRow({ rowNumber: 4 }), aRow({ rowNumber: 5 })];
  const list = { rows, type: 'stock_and_price', isCorrected: () => false } as const;

  test.each([
    ['the first', null, 1, 9],
    ['the next in the order shown', 9, 1, 4],
    ['the one before', 4, -1, 9],
    ['none behind the last', 5, 1, null],
    ['none before the first', 9, -1, null],
    ['from the start when the row has gone', 77, 1, 9],
  ] as const)('%s', (_, from, step, rowNumber) => {
    expect(nextBadCell(list, from, step)?.rowNumber ?? null).toBe(rowNumber);
  });

  test('corrected ones are passed over', () => {
    const isCorrected = (place: { rowNumber: number }) => place.rowNumber === 4;
    expect(nextBadCell({ ...list, isCorrected }, 9, 1)).toEqual({ rowNumber: 5, field: 'price' });
  });
});

test.each([
  ['12,50', null],
  ['12,50\n', null],
  ['12,50\r\n13,20\r\n', ['12,50', '13,20']],
  ['a\tb\nc\td', ['a', 'c']],
  ['1\n\n3', ['1', '', '3']],
])('UPL-09 a column is pasted: %j', (text, values) => {
  expect(pastedColumn(text)).toEqual(values);
});

test('UPL-09 pasted values fill downwards in the order shown', () => {
  const rows = [aRow({ rowNumber: 9 }), aRow({ rowNumber: 3 }), aRow({ rowNumber: 4 })];
  expect(fillDown(rows, { rowNumber: 3, field: 'price' }, ['1', '2', '3'])).toEqual([
    { rowNumber: 3, field: 'price', value: '1' },
    { rowNumber: 4, field: 'price', value: '2' },
  ]);
  expect(fillDown(rows, { rowNumber: 9, field: 'stock' }, ['1', '', '3']).map(({ rowNumber }) => rowNumber)).toEqual([
    9, 4,
  ]);
  expect(fillDown(rows, { rowNumber: 77, field: 'stock' }, ['1'])).toEqual([]);
});

test('a cell shows what the file has', () => {
  const row = aRow({
    detail: {
      unreadable: { field: 'stock', problem: 'not_a_number', text: '12 uds.' },
      identifier: { field: 'code', problem: 'wrong_length', text: '18', expected: null },
    },
  });
  expect([
    cellText(row, 'stock'),
    cellText(row, 'code'),
    cellText(row, 'price'),
    cellText(row, 'gtin'),
    cellText(row, 'origin'),
  ]).toEqual(['12 uds.', '18', '18.90', '', 'own']);
  expect(cellKey({ rowNumber: 2, field: 'price' })).toBe('2 price');
});
