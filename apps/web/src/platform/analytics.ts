import type { MeasuredScreen } from '@offizin/domain/measurements/measurements';
import type { TourName } from '@offizin/domain/tours/tours';

/** What analytics receive: names of the portal’s own, nothing that somebody typed or that names anybody. */
export type AnalyticsEvent =
  | { readonly kind: 'screen'; readonly screen: MeasuredScreen }
  | { readonly kind: 'tour'; readonly tour: TourName; readonly state: 'started' | 'skipped' | 'completed' };

type Listener = (event: AnalyticsEvent) => void;

/** What happens before anybody listens is kept, as far as a page’s beginning goes. */
const mostWaiting = 20;
const waiting: AnalyticsEvent[] = [];
let listener: Listener | null = null;

/** Tells analytics of something, where there are any. */
export function tellAnalytics(event: AnalyticsEvent): void {
  if (listener !== null) listener(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Receives the events from now on, and those of before. */
export function hearAnalytics(heard: Listener): void {
  listener = heard;
  for (const event of waiting.splice(0)) heard(event);
}
