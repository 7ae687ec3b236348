import { describe, expect, test } from 'vitest';
import {
  filterQuery,
  isFiltered,
  readStockSearch,
  selectionOf,
  type StockListSearch,
  withoutFilters,
} from './stock-search.ts';

describe('OFF-08 the address of the warehouse catalogue', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['empty', {}, {}],
    [
      'as the screen writes it',
      {
        q: 'flora',
        state: 'low',
        remark: 'expiring',
        brand: ['A', 'B'],
        sort: 'expiry',
        order: 'desc',
        product: 'W-1',
      },
      {
        q: 'flora',
        state: 'low',
        remark: 'expiring',
        brand: ['A', 'B'],
        sort: 'expiry',
        order: 'desc',
        product: 'W-1',
      },
    ],
    ['a code that looks like a number', { q: 3752864 }, { q: '3752864' }],
    [
      'one value where several may stand',
      { category: 'Gut', productType: 'medicine' },
      { category: ['Gut'], productType: ['medicine'] },
    ],
    [
      'nonsense everywhere',
      { state: 'much', remark: 7, sort: 'x', order: 'asc', product: '../x', brand: '', productType: ['x'], other: 1 },
      {},
    ],
  ])('%s', (_, raw, search) => {
    expect(readStockSearch(raw)).toEqual(search);
  });

  test('the tab and the sort are no filters, and stay when those are cleared', () => {
    const search: StockListSearch = { state: 'low', sort: 'price', order: 'desc' };
    expect(isFiltered(search)).toBe(false);
    expect(isFiltered({ ...search, remark: 'expired' })).toBe(true);
    expect(withoutFilters({ ...search, q: 'x', brand: ['A'] })).toEqual(search);
  });

  test('the server is asked in its own way, and not for too short a text', () => {
    const search: StockListSearch = {
      q: ' ab ',
      brand: ['A, B', 'C'],
      productType: ['medicine', 'other'],
      state: 'none',
      sort: 'name',
    };
    expect(filterQuery(search)).toEqual({ brand: 'A%2C%20B,C', productType: 'medicine,other', state: 'none' });
    expect(selectionOf({ ...search, q: 'abc' })).toEqual({
      q: 'abc',
      brand: ['A, B', 'C'],
      productType: ['medicine', 'other'],
      state: 'none',
    });
  });
});
