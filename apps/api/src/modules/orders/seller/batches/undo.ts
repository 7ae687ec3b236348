import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { announce } from '../../../events/write/announce-queries.ts';
import { findBatch } from '../../read/order-batch-read-queries.ts';
import { moveBatch, refuseWaiting } from '../../write/order-batch-queries.ts';
import { batchView } from './batch-view.ts';

/** Takes a batch back as long as it waits; nobody outside has heard of it by then (ORD-17). */
export async function undo({ db, session, params, now, fail }: InputOf<typeof api.orderBatches.undo>) {
  const key = { sellerId: session.sellerId, batchId: params.batchId };
  const isUndone = await moveBatch(db, key, { from: ['waiting'], to: 'undone', now });
  if (isUndone) {
    await refuseWaiting(db, key, { refusal: 'undone', now });
    await announce(db, { topic: 'order_batch', payload: { batchId: key.batchId, state: 'undone', done: 0, total: 0 } });
  }
  const batch = (await findBatch(db, key)) ?? fail('not_found');
  if (batch.state !== 'undone') return fail('order_batch.sent', { current: batchView(batch) });
  return batchView(batch);
}
