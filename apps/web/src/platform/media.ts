import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Wide enough for the list and the order side by side. */
export const wide = '(min-width: 1200px)';
/** Fingers rather than a mouse and a keyboard. */
export const coarse = '(pointer: coarse)';
export const phone = '(max-width: 767px)';
