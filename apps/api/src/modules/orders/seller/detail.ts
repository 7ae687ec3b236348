import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOrderRows } from '../read/order-detail-queries.ts';
import { orderDetailView } from './order-view.ts';

type DetailInput = InputOf<typeof api.orders.detail> | InputOf<typeof api.orders.fulfilmentDetail>;

async function orderDetail({ db, session, params, fail }: DetailInput, warehouse: boolean) {
  const rows = await findOrderRows(db, { sellerId: session.sellerId, orderId: params.orderId, warehouse });
  return rows === undefined ? fail('not_found') : orderDetailView(rows);
}

export function detail(input: InputOf<typeof api.orders.detail>) {
  return orderDetail(input, false);
}

export function fulfilmentDetail(input: InputOf<typeof api.orders.fulfilmentDetail>) {
  return orderDetail(input, true);
}
