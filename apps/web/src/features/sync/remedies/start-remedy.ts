import type { SyncCause } from '@offizin/contract/sync/seller';
import { offeredRemedy, wayOf } from './remedy-kinds.ts';
import { useRemedyDesk } from './remedy-desk.tsx';
import { useSearchChange } from '../../../platform/search-change.ts';
import type { SyncSearch } from '../sync-search.ts';

/** Begins what a cause offers: its dialog, or its products where there is nothing to do but look. */
export function useStartRemedy(): (cause: SyncCause) => void {
  const desk = useRemedyDesk();
  const change = useSearchChange<SyncSearch>();
  return (cause) =>
    wayOf(offeredRemedy(cause)) === 'look' ? change({ finding: cause.finding, open: undefined }) : desk.ask({ cause });
}
