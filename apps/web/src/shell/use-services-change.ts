import { useRouter } from '@tanstack/react-router';
import { useLive } from '../platform/live.ts';
import { refreshShop } from '../platform/session.ts';

/** When the marketplace has decided about a service, menu and guards follow at once (PRO-09). */
export function useServicesChange(): void {
  const router = useRouter();
  useLive('services', () => {
    refreshShop()
      .then(() => router.invalidate())
      .catch(() => {});
  });
}
