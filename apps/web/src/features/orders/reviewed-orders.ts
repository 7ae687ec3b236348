import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../platform/storage.ts';

/** How many order ids are remembered; the oldest are forgotten first. */
const kept = 2000;

function read(): ReadonlySet<string> {
  const stored = readStored('ordersReviewed');
  return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []);
}

let reviewed = read();
const listeners = new Set<() => void>();

/** Marks an order as opened in this browser; its card is no longer new (ORD-02). */
export function markReviewed(orderId: string): void {
  if (reviewed.has(orderId)) return;
  reviewed = new Set([...reviewed, orderId].slice(-kept));
  store('ordersReviewed', [...reviewed]);
  for (const listener of listeners) listener();
}

export function useReviewed(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reviewed,
  );
}
