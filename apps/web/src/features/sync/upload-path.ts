import type { ScreenId } from '@offizin/domain/access/screens';
import { useSignedIn } from '../../platform/session.ts';

const uploadScreens: ReadonlySet<ScreenId> = new Set(['offer_upload', 'gold_offer_upload']);

/** Where this seller uploads offers, or null when it does not upload any. */
export function useUploadPath(): string | null {
  const { menu } = useSignedIn();
  return menu.groups.flatMap(({ items }) => items).find(({ screen }) => uploadScreens.has(screen))?.path ?? null;
}
