import { readViewedTours, type TourName, withViewedTour } from '@offizin/domain/tours/tours';
import { tellAnalytics } from '../platform/analytics.ts';
import { readStored, store } from '../platform/storage.ts';
import { createStore, useStore } from '../platform/store.ts';

const running = createStore<TourName | null>(null);
let isAtEnd = false;

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function viewedTours() {
  return readViewedTours(readStored('viewedTours'), today());
}

/** Starts a tour, by itself or replayed; from now on it counts as viewed (MET-06), and analytics hear of it (MET-04). */
export function startTour(name: TourName): void {
  store('viewedTours', withViewedTour(viewedTours(), name));
  isAtEnd = false;
  running.set(name);
  tellAnalytics({ kind: 'tour', tour: name, state: 'started' });
}

/** The last step is shown: what ends the tour now completes it. */
export function reachTourEnd(): void {
  isAtEnd = true;
}

export function endTour(): void {
  const tour = running.current();
  if (tour === null) return;
  running.set(null);
  tellAnalytics({ kind: 'tour', tour, state: isAtEnd ? 'completed' : 'skipped' });
}

export function useRunningTour(): TourName | null {
  return useStore(running);
}
