import type { ScreenId } from '@offizin/domain/access/screens';
import { stepsOf, type TourStep } from '@offizin/domain/tours/tour-steps';
import { type TourName, toursOf } from '@offizin/domain/tours/tours';

export function selectorOf({ target }: TourStep): string {
  return `[data-tour="${target}"]`;
}

/** Whether the first element that a step points at is there and not hidden, as some are on phones. */
function isShown(step: TourStep): boolean {
  const found = document.querySelector(selectorOf(step));
  return found !== null && found.getClientRects().length > 0;
}

/** The steps of a tour that can be shown now. */
export function shownSteps(name: TourName): readonly TourStep[] {
  return stepsOf(name).filter(isShown);
}

/** The tours of a screen that can be replayed now. */
export function replayableTours(screen: ScreenId | null): readonly TourName[] {
  return screen === null ? [] : toursOf(screen).filter((name) => shownSteps(name).length > 0);
}
