import type { AccessSubject, DenialReason } from './access.ts';
import { type ScreenId, screenDenial } from './screens.ts';

/** The portal's own screen that does the job of a legacy path, where it has rules of its own: standalone they hold there too (LEG-01). */
const legacyJobs: Readonly<Partial<Record<ScreenId, ScreenId>>> = {
  legacy_productos: 'my_products',
  legacy_catalogos: 'offer_upload',
  legacy_tienda: 'profile',
  gold_productos: 'my_products',
  gold_catalogos: 'gold_offer_upload',
  gold_tienda: 'profile',
};

/** The screen whose job a path does: its own, unless it is a legacy one that another screen stands for. */
export const jobOf = (id: ScreenId): ScreenId => legacyJobs[id] ?? id;

/** Why a legacy path has nothing for somebody of a seller where the companion application is not there; null when it has. */
export function legacyDenial(id: ScreenId, subject: AccessSubject): DenialReason | null {
  const job = legacyJobs[id];
  return job === undefined ? null : screenDenial(job, subject);
}
