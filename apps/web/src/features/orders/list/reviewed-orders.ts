import { readStored, store } from '../../../platform/storage.ts';
import { createStore, useStore } from '../../../platform/store.ts';

/** How many order ids are kept; the oldest are dropped first. */
const kept = 2000;

function read(): ReadonlySet<string> {
  const stored = readStored('ordersReviewed');
  return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
}

const reviewed = createStore(read());

/** Marks an order as opened in this browser; its card is no longer new (ORD-02). */
export function markReviewed(orderId: string): void {
  const before = reviewed.current();
  if (before.has(orderId)) return;
  const after = [...before, orderId].slice(-kept);
  store('ordersReviewed', after);
  reviewed.set(new Set(after));
}

export function useReviewed(): ReadonlySet<string> {
  return useStore(reviewed);
}
