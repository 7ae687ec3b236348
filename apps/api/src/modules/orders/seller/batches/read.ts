import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findBatch, findBatchItems } from '../../read/order-batch-read-queries.ts';
import { batchItemView, batchView } from './batch-view.ts';

export async function read({ db, session, params, fail }: InputOf<typeof api.orderBatches.read>) {
  const key = { sellerId: session.sellerId, batchId: params.batchId };
  const [batch, items] = await Promise.all([findBatch(db, key), findBatchItems(db, key)]);
  if (batch === undefined) return fail('not_found');
  return { ...batchView(batch), items: items.map(batchItemView) };
}
