import { createStore } from '../../platform/store.ts';

/** Whether the search is open, or about to be. */
export const searchAsked = createStore(false);

/** What is typed before the field of the search has the focus; null while nobody waits for it. */
let early: string | null = null;

export function openSearch(): void {
  if (searchAsked.current()) return;
  early = '';
  searchAsked.set(true);
}

export function closeSearch(): void {
  early = null;
  searchAsked.set(false);
}

/** Keeps a key that comes before the search does; it is none for the screen. */
export function keepEarlyKey(event: KeyboardEvent): void {
  if (early === null || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  early += event.key;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What was typed until now; from now on the field hears its keys itself. */
export function takeEarlyKeys(): string {
  const typed = early ?? '';
  early = null;
  return typed;
}
