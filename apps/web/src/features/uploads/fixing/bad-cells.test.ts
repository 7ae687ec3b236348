import { describe, expect, test } from 'vitest';
import {
  cellText,
  fieldToCorrect,
  fillDown,
  nextBadCell,
  pastedColumn,
  cellKey,
  type CellPosition,
  isCorrectable,
} from './bad-cells.ts';
import { aRow } from './testing/a-row.ts';

describe('UPL-09 which cell needs correcting', () => {
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

describe('UPL-09 a pasted column', () => {
  const fill = (rows: Parameters<typeof fillDown>[0]['rows'], from: CellPosition, values: string[]) =>
    fillDown({ rows, type: 'stock_and_price' }, from, values);

  test('fills downwards in the order shown', () => {
    const rows = [aRow({ rowNumber: 9 }), aRow({ rowNumber: 3 }), aRow({ rowNumber: 4 })];
    expect(fill(rows, { rowNumber: 3, field: 'price' }, ['1', '2', '3'])).toEqual({
      corrections: [
        { rowNumber: 3, field: 'price', value: '1' },
        { rowNumber: 4, field: 'price', value: '2' },
      ],
      skipped: 0,
    });
    const some = fill(rows, { rowNumber: 9, field: 'price' }, ['1', '', '3']);
    expect(some.corrections.map(({ rowNumber }) => rowNumber)).toEqual([9, 4]);
    expect(fill(rows, { rowNumber: 77, field: 'stock' }, ['1'])).toEqual({ corrections: [], skipped: 0 });
  });

  test('leaves cells alone that are right, or wrong in another column', () => {
    const rows = [
      aRow({ rowNumber: 2 }),
      aRow({ rowNumber: 3, finding: null, result: 'changed', colour: null }),
      aRow({ rowNumber: 4, finding: 'missing_identifier', code: null }),
      aRow({ rowNumber: 5, newer: { kind: 'feed', at: '2026-11-22T10:00:00Z', actorName: null } }),
      aRow({ rowNumber: 6 }),
    ];
    const { corrections, skipped } = fill(rows, { rowNumber: 2, field: 'price' }, ['1', '2', '3', '4', '5']);
    expect(corrections.map(({ rowNumber, value }) => [rowNumber, value])).toEqual([
      [2, '1'],
      [6, '5'],
    ]);
    expect(skipped).toBe(3);
  });

  test('begins with the cell that was chosen, whatever is in it', () => {
    const right = aRow({ rowNumber: 2, finding: null, result: 'changed', colour: null });
    expect(fill([right], { rowNumber: 2, field: 'price' }, ['1', '2']).corrections).toHaveLength(1);
  });
});

test.each([
  ['any row of a preview', { state: 'ready', corrects: null }, { result: 'created', finding: null }, true],
  ['a refused row of an applied upload', { state: 'applied', corrects: null }, {}, true],
  ['a right one', { state: 'applied', corrects: null }, { result: 'created', finding: null }, false],
  ['one whose correction waits', { state: 'applied', corrects: null }, { result: 'created', pending: true }, true],
  [
    'one that is not in the catalogue',
    { state: 'applied', corrects: null },
    { result: 'informed', finding: 'new_product' },
    true,
  ],
  [
    'one that something newer judged',
    { state: 'applied', corrects: null },
    { newer: { kind: 'feed', at: '', actorName: null } },
    false,
  ],
  ['a row of corrections', { state: 'applied', corrects: 'x' }, {}, false],
  ['a row of what was reverted', { state: 'reverted', corrects: null }, {}, false],
] as const)('UPL-09 %s can be corrected or not', (_, upload, row, expected) => {
  expect(isCorrectable(upload, aRow(row))).toBe(expected);
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
