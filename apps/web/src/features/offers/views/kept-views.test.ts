import { describe, expect, test } from 'vitest';
import { columns as table, standardColumns } from '../table/offer-columns.ts';
import { readKeptViews } from './kept-views.ts';

const columns = [...standardColumns];

describe('OFF-03 views that a browser kept', () => {
  test.each([
    ['nothing stored', null],
    ['something else', 'x'],
    [
      'other things in a list',
      [1, null, { name: 'A' }, { name: 3, search: {}, columns }, { name: ' ', search: {}, columns }],
    ],
  ])('%s is none', (_, stored) => {
    expect(readKeptViews(stored)).toEqual([]);
  });

  test('keep what is known and leave out the rest', () => {
    const search = {
      status: 'active',
      brand: ['Aquanelle'],
      sort: 'price',
      order: 'desc',
      product: 'P-1',
      colour: 'red',
      price: 'silly',
    };
    expect(
      readKeptViews([
        {
          name: ' Dear ones ',
          search,
          columns: [
            { id: 'product', width: 300 },
            { id: 'gone', width: 20 },
          ],
        },
      ]),
    ).toEqual([
      {
        name: 'Dear ones',
        search: { status: 'active', brand: ['Aquanelle'], sort: 'price', order: 'desc' },
        columns: [
          { id: 'product', width: 300 },
          { id: 'stock', width: table.stock.width },
          { id: 'price', width: table.price.width },
        ],
      },
    ]);
  });

  test('of two with the same name the first stays, and no more than twenty', () => {
    expect(
      readKeptViews([
        { name: 'A', search: { q: 'one' }, columns },
        { name: 'a', search: { q: 'two' }, columns },
      ]).map(({ search }) => search.q),
    ).toEqual(['one']);
    expect(
      readKeptViews(Array.from({ length: 30 }, (_, at) => ({ name: `View ${at}`, search: {}, columns }))),
    ).toHaveLength(20);
  });
});
