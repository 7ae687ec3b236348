import type { ScreenId } from '@offizin/domain/access/screens';
import { stepsOf, type TourName, tourToStart } from '@offizin/domain/tours/tours';
import { lazy, Suspense, useEffect } from 'react';
import { loadTopics } from '../platform/messages.ts';
import { endTour, startTour, today, useRunningTour, viewedTours } from './tours-running.ts';
import { shownSteps, useScreen } from './tours-screen.ts';
import { useVisitingTour } from './tours-visit.ts';

const ToursShow = lazy(async () => {
  const [{ ToursShow: Show }] = await Promise.all([import('./tours-show.tsx'), loadTopics(['tours'])]);
  return { default: Show };
});

/** How often and how long a screen is looked at for what its tour points at, in milliseconds. */
const look = 400;
const lookFor = 20_000;

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** Starts the tour as soon as the target of its first step is shown and no dialog is open; returns what stops the waiting. */
function startWhenShown(name: TourName | null): (() => void) | undefined {
  if (name === null) return undefined;
  const [first] = stepsOf(name);
  const until = Date.now() + lookFor;
  const timer = setInterval(() => {
    if (Date.now() > until) clearInterval(timer);
    if (isDialogOpen() || shownSteps(name)[0]?.target !== first?.target) return;
    clearInterval(timer);
    startTour(name);
  }, look);
  return () => clearInterval(timer);
}

/** What starts on this screen: the tour that led here, unless it was started before, or the screen's own. */
function tourHere(screen: ScreenId, visiting: TourName | null): TourName | null {
  const viewed = viewedTours();
  const isNew = visiting !== null && viewed.every(({ name }) => name !== visiting);
  return isNew ? visiting : tourToStart(screen, viewed, today());
}

/** Runs the tour of the screen when it is visited for the first time, and any that is asked for. */
export function ToursGate() {
  const screen = useScreen();
  const running = useRunningTour();
  const visiting = useVisitingTour(screen);
  useEffect(() => {
    const stop = screen === null ? undefined : startWhenShown(tourHere(screen, visiting));
    return () => {
      stop?.();
      endTour();
    };
  }, [screen, visiting]);
  return <Suspense fallback={null}>{running === null ? null : <ToursShow key={running} name={running} />}</Suspense>;
}
