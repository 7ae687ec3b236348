import { line } from '@offizin/domain/lists/filters';
import { readFilters } from '../../platform/list-filters.ts';
import { loadTopics } from '../../platform/messages.ts';
import { LazyPayoutDialog } from '../../parts/payouts/lazy-payout-dialog.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useWayBack } from '../../ui/way-back.ts';

const LazyDocumentDialog = lazyDialog(async () => {
  const [{ DocumentDialog }] = await Promise.all([import('./document-dialog.tsx'), loadTopics(['settlement'])]);
  return DocumentDialog;
});

const opened = { payout: line(64), document: line(20) };

/** What an address of the invoices has open at the side: a payout, or how a document was settled. */
export function MoneyDialogs({ raw, list }: { raw: Record<string, unknown>; list: object }) {
  const { payout, document } = readFilters(raw, opened);
  const close = useWayBack(payout !== undefined || document !== undefined, list);
  if (payout !== undefined) return <LazyPayoutDialog payoutNo={payout} onClose={close} />;
  return document === undefined ? null : <LazyDocumentDialog invoiceNo={document} onClose={close} />;
}
