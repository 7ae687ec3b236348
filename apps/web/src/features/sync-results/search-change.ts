import { useNavigate } from '@tanstack/react-router';
import type { SyncSearch } from './sync-search.ts';

export type SearchChange = { readonly [K in keyof SyncSearch]?: SyncSearch[K] | undefined };

/** The address with some of its parts changed; what is undefined or empty leaves it. */
export function changedSearch(search: SyncSearch, change: SearchChange): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''));
}

/** Changes the address of the results in place. */
export function useSearchChange(search: SyncSearch): (change: SearchChange) => void {
  const navigate = useNavigate();
  return (change) => void navigate({ to: '.', search: changedSearch(search, change), replace: true, resetScroll: false });
}
