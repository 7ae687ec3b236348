import type { api } from '@offizin/contract/api';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { findOrderRows } from '../read/order-detail-queries.ts';
import { takeBackStep } from '../write/held-step-queries.ts';
import { insertHistory } from '../write/order-write-queries.ts';
import { orderDetailView } from './order-view.ts';

/** Puts an order back as it was before it was confirmed or processed; nobody outside has heard of it by then (ORD-17). */
export async function undo({ db, session, params, body, now, fail }: InputOf<typeof api.orders.undo>) {
  const { sellerId, userName, impersonatedBy } = session;
  const key = { sellerId, orderId: params.orderId };
  const isBack = await takeBackStep(db, key, { version: body.version, now });
  if (isBack)
    await Promise.all([
      announceTo(db, [{ sellerId, ...orderAnnouncement([params.orderId]) }]),
      insertHistory(db, {
        ...key,
        at: now,
        kind: 'taken_back',
        author: 'seller',
        actorName: userName,
        impersonatedBy,
        reason: null,
        units: null,
        shipmentStatus: null,
      }),
    ]);
  const rows = (await findOrderRows(db, { ...key, warehouse: false })) ?? fail('not_found');
  return isBack ? orderDetailView(rows) : fail('order.sent', { current: orderDetailView(rows) });
}
