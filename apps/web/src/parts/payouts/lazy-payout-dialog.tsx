import { loadTopics } from '../../platform/messages.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/** A payout with what it is made of; its code and words come when one is opened. */
export const LazyPayoutDialog = lazyDialog(async () => {
  const [{ PayoutDialog }] = await Promise.all([
    import('./payout-dialog.tsx'),
    loadTopics(['settlement', 'invoices', 'exports']),
  ]);
  return PayoutDialog;
});
