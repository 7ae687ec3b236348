import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { uploadListQuery, uploadQuery, uploadRowsQuery } from './upload-queries.ts';
import { readUploadSearch, rowQueryOf } from './upload-search.ts';

/** Reads what an address of the offer upload shows first. */
export function loadUploads(raw: Record<string, unknown>): void {
  const search = readUploadSearch(raw);
  if (search.upload === undefined) {
    prefetch(uploadListQuery);
    return;
  }
  prefetch(uploadQuery(search.upload));
  prefetchPages(uploadRowsQuery(search.upload, rowQueryOf(search)));
}
