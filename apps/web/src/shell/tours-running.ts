import { readViewedTours, type TourName, withViewedTour } from '@offizin/domain/tours/tours';
import { readStored, store } from '../platform/storage.ts';
import { createStore, useStore } from '../platform/store.ts';

const running = createStore<TourName | null>(null);

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function viewedTours() {
  return readViewedTours(readStored('viewedTours'), today());
}

/** Starts a tour, by itself or replayed; from now on it counts as viewed (MET-06). */
export function startTour(name: TourName): void {
  store('viewedTours', withViewedTour(viewedTours(), name));
  running.set(name);
}

export function endTour(): void {
  running.set(null);
}

export function useRunningTour(): TourName | null {
  return useStore(running);
}
