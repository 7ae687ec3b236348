import type { api } from '@offizin/contract/api';
import { normaliseOrderNumber } from '@offizin/domain/orders/order-number';
import { type MatchedOrder, matchTracking } from '@offizin/domain/orders/tracking-match';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findOrdersOfLines, findUsualCourier, type OrderOfLine } from '../../read/tracking-line-queries.ts';
import { orderCardView } from '../order-view.ts';

interface KnownOrder extends MatchedOrder {
  readonly row: OrderOfLine;
}

function knownOrder(row: OrderOfLine): KnownOrder {
  const { id, number, status, units, delivery_type: deliveryType, delivery_address: address } = row;
  const receiver = row.customer_erased_at === null ? { name: address.name, postalCode: address.postalCode } : null;
  return { id, number, status, units, deliveryType, receiver, row };
}

/** Finds the orders of what was pasted from a courier, or dropped as its file (ORD-18). */
export async function match({ db, session, body }: InputOf<typeof api.orderBatches.match>) {
  const { sellerId, brand } = session;
  const numbers = [...new Set(body.lines.map(({ order }) => normaliseOrderNumber(order)))].filter(Boolean);
  const [rows, usual] = await Promise.all([findOrdersOfLines(db, sellerId, numbers), findUsualCourier(db, sellerId)]);
  const matched = matchTracking(body.lines, rows.map(knownOrder), { brand, usual });
  const card = (order: KnownOrder | null) => (order === null ? null : orderCardView(order.row));
  return { lines: matched.map((line) => ({ ...line, order: card(line.order), nearest: card(line.nearest) })) };
}
