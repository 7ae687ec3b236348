import type { ScreenId } from '@offizin/domain/access/screens';
import { type TourName, tourToStart } from '@offizin/domain/tours/tours';
import { useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadTopics } from '../platform/messages.ts';
import { endTour, today, useRunningTour, viewedTours } from './tours-running.ts';
import { useScreen } from './tours-screen.ts';
import { useVisitingTour } from './tours-visit.ts';

const ToursShow = lazyPart(async () => {
  const [{ ToursShow: Show }] = await Promise.all([import('./tours-show.tsx'), loadTopics(['tours'])]);
  return Show;
});

/** What starts on this screen: the tour that led here, unless it was shown before, or the screen's own. */
function tourHere(screen: ScreenId, visiting: TourName | null): TourName | null {
  const viewed = viewedTours();
  const isNew = visiting !== null && viewed.every(({ name }) => name !== visiting);
  return isNew ? visiting : tourToStart(screen, viewed, today());
}

/** Runs the tour of the screen when it is visited for the first time, and any that is asked for. */
export function ToursGate() {
  const screen = useScreen();
  const running = useRunningTour();
  const visit = useVisitingTour(screen);
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
  return running === null ? null : <ToursShow key={running} name={running} />;
}
