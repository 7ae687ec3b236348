import { useSyncExternalStore } from 'react';

const isPrinting = (): boolean => window.matchMedia('print').matches;

/** What fitted the window when it was looked at last. */
const lastFit = new Map<string, boolean>();

function fits(query: string): boolean {
  const known = isPrinting() ? lastFit.get(query) : undefined;
  const fit = known ?? window.matchMedia(query).matches;
  lastFit.set(query, fit);
  return fit;
}

/**
 * Whether the window fits a media query, kept up to date. Paper is no window: what is printed is what was on the screen,
 * whose parts stay where they are while the sheet is narrower.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      const change = () => {
        if (!isPrinting()) listener();
      };
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => fits(query),
  );
}

/** Wide enough for the list and the order side by side. */
export const wide = '(min-width: 1200px)';
/** Fingers rather than a mouse and a keyboard. */
export const coarse = '(pointer: coarse)';
export const phone = '(max-width: 767px)';
