import type { CallReply } from '@offizin/contract/client-types';
import type { UploadRowQuery } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { type Page, pagedQuery } from '../../platform/paged-query.ts';

export const uploadKeys = {
  list: ['uploads', 'list'] as const,
  detail: (id: string) => ['uploads', 'detail', id] as const,
  revert: (id: string) => ['uploads', 'revert', id] as const,
  rows: (id: string) => ['uploads', 'rows', id] as const,
};

/** Should the live updates be lost, running work is looked at this often, in milliseconds; most work is done within the first few. */
const lookAgain = 2500;
const lookSoon = 600;
const soonLooks = 5;

/** The states in which a worker is busy. */
export const movingStates: ReadonlySet<string> = new Set<Upload['state']>(['checking', 'applying', 'reverting']);

/** Whether a worker is busy with an upload. */
export function isMoving({
  state,
  rechecking,
  correcting,
}: Pick<Upload, 'state' | 'rechecking' | 'correcting'>): boolean {
  return movingStates.has(state) || rechecking || correcting?.rechecking === true || correcting?.state === 'applying';
}

export const uploadListQuery = queryOptions({
  queryKey: uploadKeys.list,
  queryFn: ({ signal }) => call('GET /offer-uploads', {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data !== undefined && [...state.data.applied, ...state.data.corrections, ...state.data.others].some(isMoving)
      ? lookAgain
      : false,
});

export function uploadQuery(uploadId: string) {
  return queryOptions({
    queryKey: uploadKeys.detail(uploadId),
    queryFn: ({ signal }) => call('GET /offer-uploads/:uploadId', { params: { uploadId } }, { signal }),
    refetchInterval: ({ state }) => {
      if (state.data === undefined || !isMoving(state.data)) return false;
      return state.dataUpdateCount < soonLooks ? lookSoon : lookAgain;
    },
  });
}

type RowFilters = Pick<UploadRowQuery, 'result' | 'cause' | 'finding' | 'q' | 'sort'>;

export function readRows(uploadId: string, query: UploadRowQuery, signal?: AbortSignal): Promise<Page<UploadRow>> {
  return call('GET /offer-uploads/:uploadId/rows', { params: { uploadId }, query }, { signal });
}

export function uploadRowsQuery(uploadId: string, query: RowFilters) {
  return {
    ...pagedQuery<UploadRow>({
      queryKey: [...uploadKeys.rows(uploadId), query],
      read: (cursor, { signal }) => readRows(uploadId, { ...query, ...cursor }, signal),
      // Rows change only by a check, an apply or a revert, after which they are read again.
      staleTime: Number.POSITIVE_INFINITY,
    }),
    placeholderData: keepPreviousData,
  };
}

const movesShown = 4;

/** The rows with the largest changes of price. */
export function priceMovesQuery(uploadId: string) {
  return queryOptions({
    queryKey: [...uploadKeys.rows(uploadId), 'moves'],
    queryFn: async ({ signal }) => (await readRows(uploadId, { sort: 'price_move', limit: movesShown }, signal)).items,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type RevertEffects = CallReply<'GET /offer-uploads/:uploadId/revert'>;

/** What a revert would do; counted again each time it is asked, because offers go on changing. */
export function revertEffectsQuery(uploadId: string) {
  return queryOptions({
    queryKey: uploadKeys.revert(uploadId),
    queryFn: ({ signal }): Promise<RevertEffects> =>
      call('GET /offer-uploads/:uploadId/revert', { params: { uploadId } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
}
