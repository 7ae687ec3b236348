import type { SyncSummary } from '@offizin/contract/sync/seller';
import { offeredRemedy, type RemedyWay, wayOf } from './remedy-kinds.ts';
import { useRemedyDesk } from './remedy-desk.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const dialogs = {
  confirm: lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog),
  stock: lazyDialog(async () => (await import('./stock-dialog.tsx')).StockDialog),
  choose: lazyDialog(async () => (await import('./choose-dialog.tsx')).ChooseDialog),
  explain: lazyDialog(async () => (await import('./explain-dialog.tsx')).ExplainDialog),
} as const satisfies Partial<Record<RemedyWay, unknown>>;

/** The dialog of the remedy that was asked for. */
export function RemedyDialog({ summary }: { summary: SyncSummary }) {
  const { asked, ask } = useRemedyDesk();
  if (asked === null) return null;
  const way = wayOf(offeredRemedy(asked.cause));
  if (way === 'look') return null;
  const Dialog = dialogs[way];
  return <Dialog question={asked} summary={summary} onClose={() => ask(null)} />;
}
