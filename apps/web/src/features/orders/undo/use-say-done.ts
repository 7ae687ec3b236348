import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { undoUntil } from './undo-until.ts';
import { useTakeBack } from './use-take-back.ts';

/** What a text under `orders.action` says was done. */
export type DoneText = 'confirmed' | 'processed' | 'done' | 'trackingSaved' | 'pickupSaved' | 'pickupDeleted';

/** Says what was done to an order, with its undo where it can still be taken back (ORD-17). */
export function useSayDone(): (done: DoneText, order: OrderDetail) => void {
  const t = useTranslations('orders.action');
  const tActions = useTranslations('actions');
  const takeBack = useTakeBack();
  return (done, order) => {
    const text = t(done, { number: formatOrderNumber(order.number) });
    if (order.sendsAt === null) return showSnackbar('success', text);
    const until = undoUntil(order.sendsAt, Date.now());
    showSnackbar('success', text, { label: tActions('undo'), key: 'u', until, run: () => void takeBack(order) });
  };
}
