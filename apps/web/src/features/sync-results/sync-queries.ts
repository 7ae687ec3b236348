import type { SyncFinding } from '@offizin/contract/sync';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const findingsKey = ['sync', 'findings'] as const;

export interface FindingPage {
  readonly items: SyncFinding[];
  readonly nextCursor: string | null;
}

export interface FindingQuestion {
  readonly finding?: SyncResultType;
  readonly colour?: ResultColour;
  readonly q?: string;
}

/** The results that a question asks for, page by page. */
export function findingsQuery(question: FindingQuestion, limit: number) {
  return infiniteQueryOptions({
    queryKey: [...findingsKey, question, limit],
    queryFn: ({ pageParam, signal }): Promise<FindingPage> =>
      call(
        'GET /sync/findings',
        { query: { ...question, limit, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: FindingPage) => page.nextCursor,
  });
}
