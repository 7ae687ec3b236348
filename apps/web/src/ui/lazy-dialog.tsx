import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './lazy-part.tsx';

/** A dialog whose code comes when it is opened, or with `preload`; one that cannot be loaded fails alone and can be tried again. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return lazyPart(load, { isAwaited: true });
}
