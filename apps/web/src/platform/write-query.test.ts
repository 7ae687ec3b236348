import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeQueries, writeQuery } from './write-query.ts';

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

const queryKey = ['orders', 'list'];

/** A list on a screen; a reading takes half a second and answers with what the server had when it was asked. */
function openList(server: { orders: readonly string[] }) {
  const queries = new QueryClient();
  const asked: number[] = [];
  const queryFn = () => {
    asked.push(server.orders.length);
    const answer = server.orders;
    return new Promise<readonly string[]>((resolve) => setTimeout(resolve, 500, answer));
  };
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  return { queries, observer, shown, asked };
}

const without = (gone: string) => (orders: readonly string[] | undefined) => orders?.filter((order) => order !== gone);

test('GEN-16 an answer that was on its way when an order was sent does not bring it back', async () => {
  const server = { orders: ['13', '14', '15'] };
  const { queries, observer, shown } = openList(server);
  await vi.advanceTimersByTimeAsync(500);
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(100);
  server.orders = ['14', '15'];
  writeQueries(queries, ['orders'], without('13'));
  expect(shown()).toEqual(['14', '15']);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown()).toEqual(['14', '15']);
  server.orders = ['14', '15', '16'];
  await vi.advanceTimersByTimeAsync(2000);
  // The reading that began again at once is the last one.
  expect(shown()).toEqual(['14', '15']);
});

test('GEN-16 a first answer that was on its way is shown, and read again', async () => {
  const server = { orders: ['13', '14'] };
  const { queries, shown, asked } = openList(server);
  await vi.advanceTimersByTimeAsync(100);
  server.orders = ['14'];
  writeQueries(queries, ['orders'], without('13'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['14']);
  expect(asked).toEqual([2, 1]);
});

test('GEN-16 what is written for one key stays, whatever was being read; where nothing is read, nothing is asked', async () => {
  const server = { orders: ['13', '14'] };
  const { queries, observer, shown, asked } = openList(server);
  await vi.advanceTimersByTimeAsync(500);
  writeQuery(queries, queryKey, ['14']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['14']);
  expect(asked).toHaveLength(1);
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(100);
  server.orders = [];
  writeQuery(queries, queryKey, []);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown()).toEqual([]);
});
