import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dispatchLive } from './live.ts';
import { mayBeOlder, noteWhenAsked } from './unheard.ts';

const queryKey = ['payout', 'account'];

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

/** A query whose answers come half a second after they are asked for, and whether it may be older than its topic. */
function openQuery() {
  const queries = new QueryClient();
  noteWhenAsked(queries);
  const read = () =>
    queries.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => setTimeout(resolve, 500, 'approved')) });
  const isOlder = () => {
    const query = queries.getQueryCache().find({ queryKey });
    return query !== undefined && mayBeOlder(query, 'payout');
  };
  return { queries, read, isOlder };
}

const payoutChanged = () => dispatchLive({ topic: 'payout', state: 'awaiting_data' });

test('GEN-16 an answer that was on its way when an event came may be older; the next one is not', async () => {
  const { read, isOlder } = openQuery();
  await vi.advanceTimersByTimeAsync(1);
  void read();
  await vi.advanceTimersByTimeAsync(100);
  expect(isOlder()).toBe(false);
  payoutChanged();
  await vi.advanceTimersByTimeAsync(500);
  expect(isOlder()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  void read();
  await vi.advanceTimersByTimeAsync(500);
  expect(isOlder()).toBe(false);
});

test('GEN-16 only events of the topic count, and those that count for all', async () => {
  const { read, isOlder } = openQuery();
  await vi.advanceTimersByTimeAsync(1);
  void read();
  await vi.advanceTimersByTimeAsync(500);
  dispatchLive({ topic: 'order', orderIds: [] });
  expect(isOlder()).toBe(false);
  dispatchLive(null);
  expect(isOlder()).toBe(true);
});

test('GEN-16 what nobody saw being asked for is older than any event', () => {
  const { queries, isOlder } = openQuery();
  queries.setQueryData(queryKey, 'approved');
  payoutChanged();
  expect(isOlder()).toBe(true);
});
