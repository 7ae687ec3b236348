import { describe, expect, test } from 'vitest';
import { columns as table, standardColumns } from '../table/offer-columns.ts';
import { isShown, isTaken, readViews } from './saved-views.ts';

const columns = [...standardColumns];

describe('OFF-03 saved views', () => {
  test.each([
    ['nothing stored', null],
    ['something else', 'x'],
    [
      'other things in a list',
      [1, null, { name: 'A' }, { name: 3, search: {}, columns }, { name: ' ', search: {}, columns }],
    ],
  ])('%s is none', (_, stored) => {
    expect(readViews(stored)).toEqual([]);
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
      readViews([
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
      readViews([
        { name: 'A', search: { q: 'one' }, columns },
        { name: 'a', search: { q: 'two' }, columns },
      ]).map(({ search }) => search.q),
    ).toEqual(['one']);
    expect(
      readViews(Array.from({ length: 30 }, (_, at) => ({ name: `View ${at}`, search: {}, columns }))),
    ).toHaveLength(20);
  });

  test.each([
    ['Dear ones', true],
    ['dear ONES ', true],
    ['Dear', false],
  ])('the name %j is taken: %s', (name, taken) => {
    expect(isTaken([{ name: 'Dear ones' }], name)).toBe(taken);
  });

  test('is the one shown when search, sort and columns agree; widths and the order of the address are no matter', () => {
    const view = { name: 'A', search: { status: 'active', sort: 'price' }, columns } as const;
    const wider = columns.map((column) => ({ ...column, width: column.width + 10 }));
    expect(isShown(view, { search: { sort: 'price', status: 'active' }, columns: wider })).toBe(true);
    expect(isShown(view, { search: { sort: 'price', status: 'active', q: 'gel' }, columns })).toBe(false);
    expect(isShown(view, { search: { sort: 'price', status: 'active' }, columns: columns.slice(1) })).toBe(false);
  });
});
