import { useEffect, useEffectEvent } from 'react';
import type { Store } from './store.ts';

/** Looks at a store now and at each change of it, for what has to happen then beside being shown. */
export function useFollowed(store: Pick<Store<unknown>, 'subscribe'>, look: () => void): void {
  const seen = useEffectEvent(look);
  const { subscribe } = store;
  useEffect(() => {
    void Promise.resolve().then(() => seen());
    return subscribe(() => seen());
  }, [subscribe]);
}
