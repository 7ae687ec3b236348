import { prefetch } from '../../platform/prefetch.ts';
import { uploadListQuery, uploadQuery } from './upload-queries.ts';
import { readUploadSearch } from './upload-search.ts';

/** Reads what an address of the offer upload shows first; rows only exist once the file is checked. */
export function loadUploads(raw: Record<string, unknown>): void {
  const { upload } = readUploadSearch(raw);
  if (upload === undefined) prefetch(uploadListQuery);
  else prefetch(uploadQuery(upload));
}
