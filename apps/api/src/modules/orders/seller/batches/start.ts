import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { enqueueJob } from '../../../../platform/jobs/enqueue-job-queries.ts';
import { announce } from '../../../events/write/announce-queries.ts';
import { countOwnOrders, findBatch } from '../../read/order-batch-read-queries.ts';
import { insertBatch, insertBatchItems } from '../../write/order-batch-queries.ts';
import { batchView } from './batch-view.ts';

/** The first wish for each order; a second one for the same order would only be refused. */
function once<T extends { readonly orderId: string }>(orders: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const each of orders) if (!seen.has(each.orderId)) seen.set(each.orderId, each);
  return [...seen.values()];
}

/** Keeps what is to become of many orders; a job sends them once they can no longer be taken back (ORD-13, ORD-17). */
export async function start({ db, session, body, now, fail }: InputOf<typeof api.orderBatches.start>) {
  const { sellerId, brand, userName: actorName, impersonatedBy } = session;
  const items = once(body.orders);
  const own = await countOwnOrders(
    db,
    sellerId,
    items.map(({ orderId }) => orderId),
  );
  if (own < items.length) return fail('not_found');
  const sendsAt = secondsAfter(now, limits.orderUndo);
  const batchId = await insertBatch(db, {
    sellerId,
    brand,
    action: body.action,
    actorName,
    impersonatedBy,
    requestedAt: now,
    sendsAt,
  });
  await insertBatchItems(db, { sellerId, batchId }, { items, now });
  await enqueueJob(
    db,
    { name: 'send_order_batch', payload: { sellerId, batchId } },
    { queue: `order-batches:${sellerId}`, due: sendsAt },
  );
  await announce(db, {
    topic: 'order_batch',
    payload: { batchId, state: 'waiting', done: 0, total: items.length },
  });
  const batch = await findBatch(db, { sellerId, batchId });
  return batch === undefined ? fail('not_found') : batchView(batch);
}
