import { readViewedTours, type TourName, viewedIn, type ViewedTour, withViewedTour } from '@offizin/domain/tours/tours';
import { tellAnalytics } from '../platform/analytics.ts';
import { currentSession } from '../platform/session.ts';
import { readStored, store } from '../platform/storage.ts';
import { createStore, useStore } from '../platform/store.ts';

const running = createStore<TourName | null>(null);

/** How far the running tour has come: nobody has seen one that its screen left behind. */
let progress: 'asked' | 'shown' | 'at_end' = 'asked';

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const sellerId = (): string => currentSession()?.session.sellerId ?? '';

const allViewed = (): readonly ViewedTour[] => readViewedTours(readStored('viewedTours'), today());

/** The tours that were shown in this browser to somebody of the shop. */
export function viewedTours(): readonly ViewedTour[] {
  return viewedIn(allViewed(), sellerId());
}

/** Starts a tour, by itself or replayed. */
export function startTour(name: TourName): void {
  progress = 'asked';
  running.set(name);
}

/** A step is shown: with its first one a tour counts as viewed (MET-06), and analytics hear of it (MET-04); what ends it at its last one completes it. */
export function reachStep({ isLast }: { readonly isLast: boolean }): void {
  const tour = running.current();
  if (tour === null) return;
  if (progress === 'asked') {
    store('viewedTours', withViewedTour(allViewed(), tour, sellerId()));
    tellAnalytics({ kind: 'tour', tour, state: 'started' });
  }
  progress = isLast ? 'at_end' : progress === 'at_end' ? 'at_end' : 'shown';
}

export function endTour(): void {
  const tour = running.current();
  if (tour === null) return;
  running.set(null);
  if (progress !== 'asked')
    tellAnalytics({ kind: 'tour', tour, state: progress === 'at_end' ? 'completed' : 'skipped' });
}

export function useRunningTour(): TourName | null {
  return useStore(running);
}
