import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';

interface Closable {
  readonly onClose?: () => void;
}

interface PartOptions {
  /** What stands there until the part does; nothing, unless given. */
  readonly waiting?: ReactNode;
  /** Somebody asked for it: where it cannot be loaded, that is said. The screen goes on without any other. */
  readonly isAwaited?: boolean;
}

export type LazyPart<P extends object> = ComponentType<P & Closable> & { readonly preload: () => void };

/**
 * A part of a screen whose code comes when it is shown, or with `preload`. One that cannot be loaded fails alone, where
 * React's own `lazy` takes the screen along and never asks again; it is tried again with the connection, and when it is
 * shown again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, isAwaited = false }: PartOptions = {},
): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const read = async (): Promise<ComponentType<P>> => (loaded ??= await load());
  function Lazy(props: P & Closable) {
    const [part, setPart] = useState(() => (loaded === null ? null : { Ready: loaded }));
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(-1);
    const hasFailed = failed === tries;
    const isThere = part !== null;
    useEffect(() => {
      let isGone = false;
      read().then(
        (Ready) => isGone || setPart({ Ready }),
        () => isGone || setFailed(tries),
      );
      return () => {
        isGone = true;
      };
    }, [tries]);
    useEffect(() => {
      if (isThere) return undefined;
      const again = () => setTries(tries + 1);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [isThere, tries]);
    if (part !== null) return <part.Ready {...props} />;
    if (hasFailed && isAwaited) return <NotLoaded onClose={props.onClose} onRetry={() => setTries(tries + 1)} />;
    return waiting;
  }
  return Object.assign(Lazy, { preload: () => void read().catch(() => {}) });
}
