import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useWayBack } from '../../../ui/way-back.ts';
import type { Listed } from '../order-moves.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { BatchLine } from './batch-line.tsx';
import { useBatches, useBeingSentOf } from './batch-queries.ts';

const BatchDialog = lazyDialog(async () => (await import('./batch-dialog.tsx')).BatchDialog);

/** What is done with several orders at once: the selection, what is on its way, and what became of it. */
export function DeskTools({ search, listed }: { search: OrderSearch; listed: Listed }) {
  const batches = useBatches();
  const [latest] = batches;
  useBeingSentOf(batches.find(({ state }) => state === 'waiting' || state === 'sending'));
  const { order, batch } = search;
  const desk = { ...listSearch(search), ...(order !== undefined && { order }) };
  const close = useWayBack(batch !== undefined, desk);
  return (
    <>
      <BatchLine batch={latest} search={desk} />
      <SelectionBar search={search} listed={listed} />
      {batch === undefined ? null : <BatchDialog batchId={batch} onClose={close} />}
    </>
  );
}
