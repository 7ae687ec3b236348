import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { limits } from '@offizin/domain/limits';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readRows, uploadKeys } from '../upload-queries.ts';
import { type Cure, curedBy } from './row-cures.ts';
import type { Act } from './undo-acts.ts';

const page = 200;
/** So many rows of a finding are read in advance, to show how many are like this one. */
const countedAhead = 1000;

/** Every rejected row with a finding, as far as one call can correct them. */
async function readAll(uploadId: string, finding: SyncResultType, signal?: AbortSignal): Promise<UploadRow[]> {
  const rows: UploadRow[] = [];
  let cursor: string | null = null;
  do {
    const found = await readRows(
      uploadId,
      { result: 'rejected', finding, sort: 'row', limit: page, ...(cursor !== null && { cursor }) },
      signal,
    );
    rows.push(...found.items);
    cursor = found.nextCursor;
  } while (cursor !== null && rows.length < limits.correctionsPerCall);
  return rows.slice(0, limits.correctionsPerCall);
}

export interface Alike {
  /** How many rows the same cure fixes; null while that is not known. */
  readonly count: number | null;
  readonly isCounting: boolean;
  readonly actOnAll: () => Promise<Act>;
}

/** The rows with the same finding that the same cure fixes, each by its own suggestion (UPL-09). */
export function useAlike(upload: Upload, finding: SyncResultType, cure: Cure): Alike {
  const queries = useQueryClient();
  const expected = upload.summary?.findings[finding] ?? 0;
  const options = {
    queryKey: [...uploadKeys.rows(upload.id), 'alike', finding] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readAll(upload.id, finding, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
  const found = useQuery({ ...options, enabled: expected > 1 && expected <= countedAhead });
  const correctionsOf = (rows: readonly UploadRow[]) =>
    rows.flatMap((row) => {
      const cured = curedBy(row, cure);
      return cured === null ? [] : [{ ...cured, alike: true as const }];
    });
  return {
    count: expected <= 1 ? 1 : found.data === undefined ? null : correctionsOf(found.data).length,
    isCounting: found.isFetching && found.data === undefined,
    actOnAll: async () => {
      const rows = await queries.fetchQuery(options);
      return { rows, corrections: correctionsOf(rows) };
    },
  };
}
