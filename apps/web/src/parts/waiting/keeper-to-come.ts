import type { Store } from '../../platform/store.ts';

/** So long a page that a worker has opened may take to keep what is done, in milliseconds. */
const patience = 6000;

/** Who keeps what is done, also where that is about to begin; null where nobody will. */
export function keeperToCome<T>(keeper: Store<T | null>): Promise<T | null> {
  const isComing = navigator.serviceWorker !== undefined && navigator.serviceWorker.controller !== null;
  if (keeper.current() !== null || !isComing) return Promise.resolve(keeper.current());
  return new Promise((resolve) => {
    const come = () => {
      clearTimeout(timer);
      forget();
      resolve(keeper.current());
    };
    const timer = setTimeout(come, patience);
    const forget = keeper.subscribe(() => keeper.current() !== null && come());
  });
}
