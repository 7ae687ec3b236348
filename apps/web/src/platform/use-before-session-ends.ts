import { useEffect, useEffectEvent } from 'react';
import { beforeSessionEnds, type UnsavedWork } from './before-session-ends.ts';

/** Puts a component's work among what is asked about, sent or kept when the session ends, for as long as it is shown. */
export function useBeforeSessionEnds({ isUnsaved, finish, keep }: UnsavedWork): void {
  const isUnsavedNow = useEffectEvent(() => isUnsaved?.() ?? false);
  const keepNow = useEffectEvent(() => keep?.());
  const finishNow = useEffectEvent(() => finish?.() ?? Promise.resolve());
  const [isAsked, isSentByItself] = [isUnsaved !== undefined, finish !== undefined];
  useEffect(
    () =>
      beforeSessionEnds({
        ...(isAsked && { isUnsaved: () => isUnsavedNow() }),
        keep: () => keepNow(),
        ...(isSentByItself && { finish: () => finishNow() }),
      }),
    [isAsked, isSentByItself],
  );
}
