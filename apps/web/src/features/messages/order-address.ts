import type { OrderDetail } from '@offizin/contract/orders/views';
import { screens } from '@offizin/domain/access/screens';

interface Addressed {
  readonly orderId: string;
  readonly status: OrderDetail['status'];
}

/** The address of an order on its own screen. */
export function orderAddress({ orderId, status }: Addressed, { readOnly }: { readonly readOnly: boolean }) {
  const tab = status === 'new' || status === 'pending' ? 'to-manage' : 'managed';
  const { path } = readOnly ? screens.fulfilment_orders : screens.marketplace_sales;
  return { to: path, search: { tab, order: orderId } } as const;
}
