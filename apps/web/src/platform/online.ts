import { initialData } from './initial-data.ts';
import { createStore, useStore } from './store.ts';

/** Since when there is no connection, as an instant; null while there is one. */
const offlineSince = createStore<string | null>(
  navigator.onLine && initialData.isOfflinePage !== true ? null : new Date().toISOString(),
);
window.addEventListener('online', () => offlineSince.set(null));
window.addEventListener('offline', () => offlineSince.set(new Date().toISOString()));

/** What the browser knows; a connection may still lead nowhere, which each call finds out by itself. */
export const useOfflineSince = (): string | null => useStore(offlineSince);

/** The server has answered, whatever the browser thinks of the connection. */
export function reachedServer(): void {
  if (navigator.onLine) offlineSince.set(null);
}
