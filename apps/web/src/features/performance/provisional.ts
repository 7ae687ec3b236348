import type { MetricsView } from '@offizin/contract/performance/seller';
import { periodFrom } from '@offizin/domain/performance/periods';

/** When last week is published; null where it is, or where it waits for orders that have not arrived. */
export function publishesAt({ weeks: [newest], timeZone, nextAt }: MetricsView): Date | null {
  if (newest?.stage !== 'ended') return null;
  const due = periodFrom(newest.firstDay, timeZone).publishedAt;
  return due.getTime() === Date.parse(nextAt) ? due : null;
}

/** Whether the publication of last week waits for its orders. */
export const isWaiting = (view: MetricsView): boolean => view.weeks[0]?.stage === 'ended' && publishesAt(view) === null;
