import { stepsOf } from '@offizin/domain/tours/tour-steps';
import type { TourName } from '@offizin/domain/tours/tours';
import { startTour } from './tours-running.ts';
import { shownSteps } from './tours-steps.ts';

/** How often and how long a screen is looked at for what its tour points at, in milliseconds. */
const look = 400;
const lookFor = 20_000;

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/**
 * Starts the tour when the target of its first step is shown, no dialog is open and nothing more has come since the last
 * look, so that no step is left out for being late; unless its screen is left before.
 */
export function startWhenShown(name: TourName, left: AbortSignal): void {
  if (left.aborted) return;
  const [first] = stepsOf(name);
  const until = Date.now() + lookFor;
  let shownBefore = 0;
  const timer = setInterval(() => {
    if (Date.now() > until) clearInterval(timer);
    const shown = shownSteps(name);
    const isComplete = shown.length === shownBefore;
    shownBefore = shown.length;
    if (isDialogOpen() || !isComplete || shown[0]?.target !== first?.target) return;
    clearInterval(timer);
    startTour(name);
  }, look);
  left.addEventListener('abort', () => clearInterval(timer));
}
