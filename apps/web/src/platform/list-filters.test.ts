import {
  day,
  firstDay,
  flag,
  id,
  lastDay,
  line,
  month,
  names,
  one,
  several,
  year,
} from '@offizin/domain/lists/filters';
import { productFilters } from '@offizin/domain/lists/product-filters';
import { expect, test } from 'vitest';
import { filterBody, filterQuery, noFilters, readFilters } from './list-filters.ts';

const table = {
  type: several(['a', 'b', 'c']),
  status: one(['new', 'old']),
  due: flag('today'),
  brand: names,
  number: line(4),
  one: id,
  from: firstDay('to'),
  to: lastDay('from'),
  week: day,
  month,
  year,
};

test.each<[object, object]>([
  [{}, {}],
  [{ type: 'c,a,x' }, { type: ['a', 'c'] }],
  [{ type: ['b', 'b', 7] }, { type: ['b'] }],
  [{ type: 'x', status: 'x', due: 'tomorrow', other: 'x' }, {}],
  [
    { status: 'old', due: 'today' },
    { status: 'old', due: 'today' },
  ],
  [{ brand: 'A, B' }, { brand: ['A, B'] }],
  [
    { brand: ['A', ''], number: ' 123456 ' },
    { brand: ['A'], number: '1234' },
  ],
  [{ brand: '', number: '  ' }, {}],
  [{ from: '2026-11-01', to: '2026-13', week: 20261101 }, { from: '2026-11-01' }],
  [
    { month: '2026-10', year: '2026' },
    { month: '2026-10', year: 2026 },
  ],
  [{ month: '2026-13', year: 'x' }, {}],
  [
    { one: '019ac3f2-7a3c-7b61-9c6c-2f1d7b9a8e10', number: '1' },
    { one: '019ac3f2-7a3c-7b61-9c6c-2f1d7b9a8e10', number: '1' },
  ],
  [{ one: 'P-1' }, {}],
])('ORD-02 OFF-02 INV-01 the filters of the address %j are %j', (raw, values) => {
  expect(readFilters({ ...raw }, table)).toEqual(values);
});

test.each([
  [undefined, {}],
  ['  ab ', {}],
  [' abc ', { q: 'abc' }],
])('OFF-02 OFF-08 the search %j is asked for as %j', (typed, asked) => {
  const search = typed === undefined ? {} : { q: typed };
  expect(filterQuery(productFilters, search)).toEqual(asked);
  expect(filterBody(productFilters, search)).toEqual(asked);
});

test('several values are one text in a query and a list in a body; what is no filter is left out', () => {
  const search = { type: ['a', 'c'] as ('a' | 'c')[], brand: ['A, B', 'C'], year: 2026, sort: 'newest' };
  expect(filterQuery(table, search)).toEqual({ type: 'a,c', brand: 'A%2C%20B,C', year: 2026 });
  expect(filterBody(table, search)).toEqual({ type: ['a', 'c'], brand: ['A, B', 'C'], year: 2026 });
});

test('to clear takes away every filter of the table', () => {
  expect(Object.keys(noFilters(table))).toEqual(Object.keys(table));
});
