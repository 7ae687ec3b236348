import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type KeptRead, ordersReadAt, readsOf, showReads } from './kept-reads.ts';

const list = (tab: string, at: number): KeptRead => ({ queryKey: ['orders', 'own', 'list', { tab }], data: tab, at });
const offers = (at: number): KeptRead => ({ queryKey: ['offers', 'list', {}], data: 'offers', at });

function pageWith(reads: readonly KeptRead[]): QueryClient {
  const queries = new QueryClient();
  showReads(queries, reads);
  return queries;
}

test('GEN-19 lists that an earlier page has read stay kept; what was read again is kept as it is now', () => {
  const queries = pageWith([offers(5), list('managed', 4)]);
  const kept = readsOf(queries, [list('to-manage', 1), { ...list('managed', 2), data: 'older' }]);
  expect(kept.map(({ data, at }) => [data, at])).toEqual([
    ['offers', 5],
    ['managed', 4],
    ['to-manage', 1],
  ]);
});

test('GEN-19 of many lists the last twelve are kept', () => {
  const before = Array.from({ length: 15 }, (_, at) => list(`view ${at}`, at));
  const kept = readsOf(pageWith([offers(99)]), before);
  expect(kept).toHaveLength(12);
  expect(kept.map(({ at }) => at)).toEqual([99, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test.each([
  ['nothing kept', undefined, null],
  ['no list of orders', [offers(7)], null],
  ['two lists of orders and a newer one of offers', [offers(9000), list('a', 1000), list('b', 2000)], 2000],
  ['what is no list of reads', 'x', null],
])('the time of the orders is that of their last list: %s', (_, kept, at) => {
  expect(ordersReadAt(kept)).toBe(at === null ? null : new Date(at).toISOString());
});
