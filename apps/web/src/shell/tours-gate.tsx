import type { ScreenId } from '@offizin/domain/access/screens';
import { type TourName, tourThatVisits, tourToStart } from '@offizin/domain/tours/tours';
import { useEffect, useState } from 'react';
import { initialData } from '../platform/initial-data.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadTopics } from '../platform/messages.ts';
import { endTour, today, useRunningTour, viewedTours } from './tours-running.ts';
import { useScreen } from './tours-screen.ts';

const ToursShow = lazyPart(async () => {
  const [{ ToursShow: Show }] = await Promise.all([import('./tours-show.tsx'), loadTopics(['tours'])]);
  return Show;
});

const ToursVisit = lazyPart(async () => (await import('./tours-visit.ts')).ToursVisit);

/** What may start on a screen: the tour that led there, or the screen's own ones; neither while it is not known yet whether a tour leads elsewhere. */
export type Visit =
  | { readonly is: 'unknown' }
  | { readonly is: 'none' }
  | { readonly is: 'here'; readonly tour: TourName };

/** What starts on this screen: the tour that led here, unless it was shown before, or the screen's own. */
function tourHere(screen: ScreenId, visiting: TourName | null): TourName | null {
  const viewed = viewedTours();
  const isNew = visiting !== null && !viewed.includes(visiting);
  return isNew ? visiting : tourToStart(screen, viewed, today());
}

/** Runs the tour of the screen when it is visited for the first time, and any that is asked for. */
export function ToursGate() {
  const screen = useScreen();
  const running = useRunningTour();
  // Mostly there is no such tour: what leads to one loads where there is.
  const [visits] = useState(() => tourThatVisits(initialData.brand, viewedTours(), today()) !== null);
  const [visit, setVisit] = useState<Visit>({ is: visits ? 'unknown' : 'none' });
  const visiting = visit.is === 'here' ? visit.tour : null;
  const mayStart = visit.is !== 'unknown';
  useEffect(() => {
    const name = screen === null || !mayStart ? null : tourHere(screen, visiting);
    const leave = new AbortController();
    if (name !== null) void import('./tours-start.ts').then(({ startWhenShown }) => startWhenShown(name, leave.signal));
    return () => {
      leave.abort();
      endTour();
    };
  }, [screen, visiting, mayStart]);
  return (
    <>
      {visits ? <ToursVisit screen={screen} onVisit={setVisit} /> : null}
      {running === null ? null : <ToursShow key={running} name={running} />}
    </>
  );
}
