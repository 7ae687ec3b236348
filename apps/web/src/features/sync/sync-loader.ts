import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { syncSummaryQuery } from '../../parts/sync/sync-summary.ts';
import { findingsQuery, foundPage } from './sync-queries.ts';
import { readSyncSearch, searchedFor } from './sync-search.ts';

/** Reads what an address of the sync results shows first. */
export function loadResults(raw: Record<string, unknown>): void {
  const searched = searchedFor(readSyncSearch(raw));
  prefetch(syncSummaryQuery);
  if (searched !== null) prefetchPages(findingsQuery(searched, foundPage));
}
