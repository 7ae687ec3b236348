import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findLatestBatches } from '../../read/order-batch-read-queries.ts';
import { batchView } from './batch-view.ts';

export async function list({ db, session }: InputOf<typeof api.orderBatches.list>) {
  const rows = await findLatestBatches(db, session.sellerId, limits.orderBatchesShown);
  return { batches: rows.map(batchView) };
}
