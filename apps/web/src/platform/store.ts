import { useSyncExternalStore } from 'react';

/** One value that components and other modules share; whoever uses it sees each change. */
export interface Store<T> {
  readonly current: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>({ subscribe, current }: Pick<Store<T>, 'subscribe' | 'current'>): T {
  return useSyncExternalStore(subscribe, current);
}
