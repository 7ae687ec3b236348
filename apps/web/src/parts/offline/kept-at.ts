import { createStore } from '../../platform/store.ts';
import type { ReadTimes } from './kept-reads.ts';

/** Of when what a page shows is that was opened without a connection; null where the page has read it itself. */
export const keptAt = createStore<ReadTimes | null>(null);
