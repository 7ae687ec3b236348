import type { SyncFinding } from '@offizin/contract/sync/seller';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';

export const findingsKey = ['sync', 'findings'] as const;

export interface FindingQuestion {
  readonly finding?: SyncResultType;
  readonly colour?: ResultColour;
  readonly q?: string;
}

/** How many results of a list one call reads. */
export const foundPage = 50;

/** The results that a question asks for, page by page. */
export function findingsQuery(question: FindingQuestion, limit: number) {
  return pagedQuery<SyncFinding>({
    queryKey: [...findingsKey, question, limit],
    read: (cursor, options) => call('GET /sync/findings', { query: { ...question, limit, ...cursor } }, options),
  });
}
