import { uploadScreens } from '@offizin/domain/access/twin-screens';
import { useSignedIn } from '../../platform/session.ts';

/** Where this seller uploads offers, or null when it does not upload any. */
export function useUploadPath(): string | null {
  const { menu } = useSignedIn();
  return (
    menu.groups.flatMap(({ items }) => items).find(({ screen }) => uploadScreens.some((id) => id === screen))?.path ??
    null
  );
}
