import { withViewedTour } from '@offizin/domain/tours/with-viewed-tour';
import type { TourName } from '@offizin/domain/tours/tours';
import { tellAnalytics } from '../platform/analytics.ts';
import { call } from '../platform/client.ts';
import { currentSession, replaceSession } from '../platform/session.ts';
import { readStored, store } from '../platform/storage.ts';
import { today } from './tours-running.ts';

/** The browser has its own copy: without a connection the tour is known here alone until it is sent again. */
const keptHere = (): void => {};

/** Says which tours the person has seen in this shop. */
export function sendViewed(tours: readonly TourName[]): void {
  for (const tour of tours) call('PUT /tours/:tour/viewed', { params: { tour } }).catch(keptHere);
}

/** With its first step a tour counts as viewed, by this person in this shop (MET-06), and analytics hear of it (MET-04). */
export function keepViewed(tour: TourName): void {
  const session = currentSession()?.session;
  if (session === undefined) return;
  const { sellerId, userId } = session;
  store('viewedTours', withViewedTour(readStored('viewedTours'), { name: tour, today: today(), sellerId, userId }));
  tellAnalytics({ kind: 'tour', tour, state: 'started' });
  if (userId === null) return;
  replaceSession({ ...session, viewedTours: [...new Set([...session.viewedTours, tour])] });
  sendViewed([tour]);
}
