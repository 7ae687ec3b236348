import { expect, test } from 'vitest';
import { columnIds, columns, readColumns, standardColumns } from './offer-columns.ts';

test.each([
  ['nothing stored', null],
  ['something else', 'x'],
  ['an empty list', []],
  ['a list of other things', [1, { width: 5 }]],
])('OFF-03 %s gives the standard columns', (_, stored) => {
  expect(readColumns(stored)).toEqual(standardColumns);
});

test('OFF-03 eight of seventeen columns are standard', () => {
  expect([standardColumns.length, columnIds.length]).toEqual([8, 17]);
});

test('OFF-03 stored columns keep their width within limits, unknown ones go, needed ones come back', () => {
  const stored = [
    { id: 'brand', width: 9999 },
    { id: 'product', width: 200.4 },
    { id: 'gone', width: 100 },
  ];
  expect(readColumns(stored)).toEqual([
    { id: 'product', width: 200 },
    { id: 'stock', width: columns.stock.width },
    { id: 'price', width: columns.price.width },
    { id: 'brand', width: 640 },
  ]);
});
