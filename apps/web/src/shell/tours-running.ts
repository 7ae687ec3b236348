import { viewedBy } from '@offizin/domain/tours/viewed-tours';
import type { TourName } from '@offizin/domain/tours/tours';
import { tellAnalytics } from '../platform/analytics.ts';
import { currentSession } from '../platform/session.ts';
import { readStored } from '../platform/storage.ts';
import { createStore, useStore } from '../platform/store.ts';

const running = createStore<TourName | null>(null);

/** How far the running tour has come: nobody has seen one that its screen left behind. */
let progress: 'asked' | 'shown' | 'at_end' = 'asked';

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The tours that the person has seen in this shop: what the server knows, and what this browser has kept. */
export function viewedTours(): readonly string[] {
  const session = currentSession()?.session;
  if (session === undefined) return [];
  return [...session.viewedTours, ...viewedBy(readStored('viewedTours'), session, today())];
}

/** Starts a tour, by itself or replayed. */
export function startTour(name: TourName): void {
  progress = 'asked';
  running.set(name);
}

/** A step of the running tour is shown; its name where it is the first. What ends it at its last one completes it. */
export function reachStep({ isLast }: { readonly isLast: boolean }): TourName | null {
  const began = progress === 'asked' ? running.current() : null;
  if (progress !== 'at_end') progress = isLast ? 'at_end' : 'shown';
  return began;
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
