import { useEffect, useEffectEvent } from 'react';
import { beforeSessionEnds, type UnsavedWork } from './before-session-ends.ts';

/** Puts a component's work among what is asked about, sent or kept when the session ends, for as long as it is shown. */
export function useBeforeSessionEnds({ isUnsaved, finish, keep }: UnsavedWork): void {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const keepNow = useEffectEvent(() => keep?.());
  const finishNow = useEffectEvent(() => finish?.() ?? Promise.resolve());
  const isSentByItself = finish !== undefined;
  useEffect(
    () =>
      beforeSessionEnds({
        isUnsaved: () => isUnsavedNow(),
        keep: () => keepNow(),
        ...(isSentByItself && { finish: () => finishNow() }),
      }),
    [isSentByItself],
  );
}
