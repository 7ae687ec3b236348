import { expect, test } from 'vitest';
import { type Contents, lostContents } from './table-contents.ts';

const columns = new Map([
  ['no', 'integer'],
  ['name', 'text'],
]);
const before: Contents = new Map([
  [
    'shop',
    {
      columns,
      rows: [
        { no: 1, name: 'Linden' },
        { no: 2, name: 'Ahorn' },
      ],
    },
  ],
  ['beat', { columns, rows: [] }],
]);
const shopsNow = (rows: Record<string, unknown>[], types = columns): Contents =>
  new Map([...before, ['shop', { columns: types, rows }]]);
const [linden, ahorn] = before.get('shop')?.rows ?? [];

test('OPS-03 contents that are gone, changed or torn are found, and rows that came are not', () => {
  const lost = (rows: Record<string, unknown>[], types?: Map<string, string>) =>
    lostContents(before, shopsNow(rows, types));
  expect(lost([{ no: 3, name: 'Buche' }, { ...ahorn }, { ...linden }])).toEqual([]);
  expect(lost([{ ...linden }])).toEqual(['shop.name is no longer "Ahorn"', 'shop.no is no longer 2']);
  expect(
    lost([
      { no: 1, name: 'Ahorn' },
      { no: 2, name: 'Linden' },
    ]),
  ).toEqual(['shop has no row [1,"Linden"]', 'shop has no row [2,"Ahorn"]']);
  expect(lost([{ ...linden }, { ...ahorn }], new Map([['no', 'bigint']]))).toEqual([
    'shop.name is gone',
    'shop.no is bigint',
  ]);
  expect(lostContents(before, new Map())).toEqual(['beat is gone', 'shop is gone']);
});
