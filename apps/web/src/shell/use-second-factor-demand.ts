import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenSecondFactorIsDemanded } from '../platform/client.ts';
import { currentSession, loadSession } from '../platform/session.ts';

/** When the shop has come to demand a second factor that the person lacks, the guards lead to where one is set up (AUT-17). */
export function useSecondFactorDemand(): void {
  const router = useRouter();
  useEffect(
    () =>
      whenSecondFactorIsDemanded(() => {
        if (currentSession()?.session.lacksSecondFactor !== false) return;
        loadSession()
          .then(() => router.invalidate())
          .catch(() => {});
      }),
    [router],
  );
}
