import type { SyncSummary } from '@offizin/contract/sync';
import { lazy, Suspense } from 'react';
import { offeredRemedy, type RemedyWay, wayOf } from './remedy-kinds.ts';
import { useRemedyDesk } from './remedy-desk.tsx';

const dialogs = {
  confirm: lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog })),
  stock: lazy(async () => ({ default: (await import('./stock-dialog.tsx')).StockDialog })),
  choose: lazy(async () => ({ default: (await import('./choose-dialog.tsx')).ChooseDialog })),
  explain: lazy(async () => ({ default: (await import('./explain-dialog.tsx')).ExplainDialog })),
} as const satisfies Partial<Record<RemedyWay, unknown>>;

/** The dialog of the remedy that was asked for. */
export function RemedyDialog({ summary }: { summary: SyncSummary }) {
  const { asked, ask } = useRemedyDesk();
  if (asked === null) return null;
  const way = wayOf(offeredRemedy(asked.cause));
  if (way === 'look') return null;
  const Dialog = dialogs[way];
  return (
    <Suspense fallback={null}>
      <Dialog question={asked} summary={summary} onClose={() => ask(null)} />
    </Suspense>
  );
}
