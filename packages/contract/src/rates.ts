import { limits } from '@offizin/domain/limits';

const hour = 3600;

/** How often a seller may call what costs much; `per` is the length of the window in seconds. */
export const rates = {
  search: { calls: limits.searchesPerMinute, per: 60 },
  export: { calls: limits.exportsPerHour, per: hour },
  upload: { calls: limits.uploadsPerHour, per: hour },
  feed: { calls: limits.feedRetrievalsPerHour, per: hour },
} as const;

/** What a call is counted as; with `typed` only the first page of a list in which that part of the query was typed. */
export interface Rated {
  readonly as: keyof typeof rates;
  readonly typed?: string;
}
