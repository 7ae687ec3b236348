import { readViewedTours, type TourName, withViewedTour } from '@offizin/domain/tours/tours';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../platform/storage.ts';

let running: TourName | null = null;
const listeners = new Set<() => void>();

function set(next: TourName | null): void {
  running = next;
  for (const listener of listeners) listener();
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function viewedTours() {
  return readViewedTours(readStored('viewedTours'), today());
}

/** Starts a tour, by itself or replayed; from now on it counts as viewed (MET-06). */
export function startTour(name: TourName): void {
  store('viewedTours', withViewedTour(viewedTours(), name));
  set(name);
}

export function endTour(): void {
  set(null);
}

export function useRunningTour(): TourName | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}
