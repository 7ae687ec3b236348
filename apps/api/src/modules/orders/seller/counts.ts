import type { api } from '@offizin/contract/api';
import { type OrderStatus, orderTabs } from '@offizin/domain/orders/statuses';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOrderCounts } from '../read/order-list-queries.ts';

type CountsInput = InputOf<typeof api.orders.counts> | InputOf<typeof api.orders.fulfilmentCounts>;

async function countOrders({ db, session }: CountsInput, warehouse: boolean) {
  const counts = await findOrderCounts(db, session.sellerId, warehouse);
  const of = (status: OrderStatus) => counts.get(status) ?? 0;
  const sum = (statuses: readonly OrderStatus[]) => statuses.reduce((total, status) => total + of(status), 0);
  return {
    tabs: { 'to-manage': sum(orderTabs['to-manage']), managed: sum(orderTabs.managed) },
    statuses: {
      new: of('new'),
      pending: of('pending'),
      processed: of('processed'),
      finalised: of('finalised'),
      cancelled: of('cancelled'),
    },
  };
}

export function counts(input: InputOf<typeof api.orders.counts>) {
  return countOrders(input, false);
}

export function fulfilmentCounts(input: InputOf<typeof api.orders.fulfilmentCounts>) {
  return countOrders(input, true);
}
