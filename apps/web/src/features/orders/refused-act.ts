import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { actionsAllowedFor } from '@offizin/domain/orders/transitions';
import { showSnackbar } from '../../platform/snackbar.ts';
import { isOwnOutcome, type SentAct } from './own-outcome.ts';
import { deskTranslator } from './undo/say-done.ts';

/** Whether somebody was faster with an act; where it was oneself, nothing is refused. Says what the order has become. */
export function isRefused(sent: SentAct, current: OrderDetail): boolean {
  if (isOwnOutcome(sent, current)) return false;
  const stillPossible = actionsAllowedFor(current.status, 'seller').includes(sent.action);
  const t = deskTranslator('orderSaid');
  const number = formatOrderNumber(current.number);
  const status = deskTranslator('orders')(`status.${current.status}`);
  showSnackbar('warning', stillPossible ? t('conflict', { number }) : t('invalidState', { number, status }));
  return true;
}
