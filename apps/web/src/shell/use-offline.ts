import { useEffect } from 'react';
import type { SignedIn } from '../platform/session.ts';

/** Keeps what the desk needs without a connection, from when the page has nothing else to do; where no worker may run nothing is kept (GEN-19). */
export function useOffline(signedIn: SignedIn | null): void {
  const { sellerId, userId, lacksSecondFactor } = signedIn?.session ?? {};
  const who = lacksSecondFactor === false ? `${sellerId} ${userId}` : null;
  useEffect(() => {
    if (who === null) return undefined;
    const timer = setTimeout(() => {
      navigator.serviceWorker
        ?.register('/service-worker.js')
        .then(async (worker) => worker && (await import('../parts/offline/keep-offline.ts')).keepOffline())
        .catch(() => {});
    }, 3000);
    return () => clearTimeout(timer);
  }, [who]);
}
