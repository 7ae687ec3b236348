import type { api } from '@offizin/contract/api';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import { countPacked } from '@offizin/domain/orders/packing';
import { transitionFor } from '@offizin/domain/orders/transitions';
import type { InputOf } from '../../../../platform/http/route.ts';
import { announceTo } from '../../../events/write/announce-queries.ts';
import { findOrderRows, findPackedUnits, type OrderRows } from '../../read/order-detail-queries.ts';
import { insertHistory, touchOrder } from '../../write/order-write-queries.ts';
import { insertPackedUnits, removePackedUnits } from '../../write/packed-unit-queries.ts';
import { orderDetailView, packedUnitView } from '../order-view.ts';

type Input = InputOf<typeof api.packing.keep>;

/** 404 for an order, or a line, that the seller does not have. */
async function readOrder({ db, session, params, body, fail }: Input): Promise<OrderRows> {
  const key = { sellerId: session.sellerId, orderId: params.orderId, warehouse: false };
  const rows = (await findOrderRows(db, key)) ?? fail('not_found');
  const lines = new Set(rows.lines.map(({ id }) => id));
  if (![...body.packed, ...body.takenOut].every(({ lineId }) => lines.has(lineId))) fail('not_found');
  if (!transitionFor('process').from.includes(rows.order.status))
    fail('order.invalid_state', { current: orderDetailView(rows) });
  return rows;
}

function countOf({ lines }: OrderRows, packed: OrderRows['packed']) {
  return countPacked(
    lines.map(({ id, quantity, cancelled_quantity: cancelledQuantity }) => ({ id, quantity, cancelledQuantity })),
    packed.map(({ line_id: lineId, unit }) => ({ lineId, unit })),
  );
}

/**
 * Keeps what lies in the parcel. The same unit twice is one; units that are no longer to send are left out. The history says once that
 * an order was packed, and other browsers hear of the first unit and of the last.
 */
export async function keep(input: Input) {
  const { db, session, params, body, now } = input;
  const { sellerId, userName: name, impersonatedBy } = session;
  const key = { sellerId, orderId: params.orderId };
  const rows = await readOrder(input);
  await removePackedUnits(db, key, body.takenOut);
  await insertPackedUnits(db, key, { units: body.packed, at: now, person: { name, impersonatedBy } });
  const packed = await findPackedUnits(db, key);
  const { packed: count, of } = countOf(rows, packed);
  const before = countOf(rows, rows.packed).packed;
  const isDone = count === of && before < of;
  if (isDone && !rows.history.some(({ kind }) => kind === 'packed'))
    await insertHistory(db, {
      ...key,
      at: now,
      kind: 'packed',
      author: 'seller',
      actorName: name,
      impersonatedBy,
      reason: null,
      units: of,
      shipmentStatus: null,
    });
  if (isDone || (before === 0) !== (count === 0)) {
    await touchOrder(db, key, now);
    await announceTo(db, [{ sellerId, ...orderAnnouncement([key.orderId]) }]);
  }
  return { version: rows.order.version, packed: packed.map(packedUnitView) };
}
