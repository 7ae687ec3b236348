import { createStore } from '../../platform/store.ts';

/** Of when what a page shows is that was opened without a connection; null where the page has read it itself. */
export const keptAt = createStore<string | null>(null);
