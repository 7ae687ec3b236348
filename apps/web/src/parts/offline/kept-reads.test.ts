import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hasList, type KeptRead, listsReadAt, readableOf, readsOf, showReads } from './kept-reads.ts';

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

const conversation = (id: string, at: number): KeptRead => ({
  queryKey: ['messages', 'conversation', id],
  data: id,
  at,
});
const ofReturn = (id: string, at: number): KeptRead => ({ queryKey: ['returns', 'one', id], data: id, at });

test('ORD-22 GEN-19 conversations and returns have a share of their own: many of them leave the lists of orders kept', () => {
  const many = Array.from({ length: 70 }, (_, at) => [conversation(`c${at}`, at), ofReturn(`r${at}`, at)]).flat();
  const kept = readsOf(pageWith([]), [...many, list('to-manage', 0)]);
  const countOf = (noun: string) => kept.filter(({ queryKey }) => queryKey[0] === noun).length;
  expect(['orders', 'messages', 'returns'].map(countOf)).toEqual([1, 60, 40]);
  expect(kept).toContainEqual(conversation('c69', 69));
  expect(kept).toContainEqual(ofReturn('r69', 69));
});

const refusing = (error: unknown) => async () => {
  throw error;
};

test.each([
  [{ status: 404 }, []],
  [{ status: 403 }, []],
  [{ status: 0 }, ['here']],
])('ORD-22 GEN-19 a conversation that the server answers with %o: kept %j', async (error, kept) => {
  const queries = pageWith([]);
  const failing = { queryKey: conversation('here', 1).queryKey, queryFn: refusing(error), retry: false };
  await expect(queries.fetchQuery(failing)).rejects.toEqual(error);
  expect(readsOf(queries, [conversation('here', 1)]).map(({ data }) => data)).toEqual(kept);
});

test('ORD-22 who may no longer open the messages keeps none of those that were read before', () => {
  const reads = [conversation('a', 1), ofReturn('b', 2), list('managed', 3)];
  expect(readableOf(reads, (noun) => noun !== 'messages').map(({ data }) => data)).toEqual(['b', 'managed']);
});

test.each([
  ['nothing kept', undefined, {}],
  ['what is no list of reads', 'x', {}],
  [
    'two lists of orders and a newer one of offers',
    [offers(9000), list('a', 1000), list('b', 2000)],
    { orders: 2000, offers: 9000 },
  ],
  [
    'a conversation that was read after its list',
    [conversation('a', 5000), { queryKey: ['messages', 'list', {}], data: 1, at: 4000 }],
    { messages: 4000 },
  ],
])('each noun shows the time of its last list: %s', (_, kept, times) => {
  const expected = Object.entries(times).map(([noun, at]) => [noun, new Date(at).toISOString()]);
  expect(listsReadAt(kept)).toEqual(Object.fromEntries(expected));
});

test.each([
  ['its list', { queryKey: ['returns', 'list', 'open'], data: 1, at: 1 }, true],
  ['its counts alone', { queryKey: ['returns', 'counts'], data: 1, at: 1 }, false],
  ['the list of something else', list('managed', 1), false],
] as const)('GEN-19 returns can be read on where there is %s', (_, read, readable) => {
  expect(hasList(pageWith([read]), 'returns')).toBe(readable);
});
