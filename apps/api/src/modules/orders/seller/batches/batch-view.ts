import type { BatchItem, OrderBatch } from '@offizin/contract/orders/batches';
import type { BatchItemRow, BatchRow } from '../../read/order-batch-read-queries.ts';
import { orderCardView } from '../order-view.ts';

export function batchView(row: BatchRow): OrderBatch {
  return {
    id: row.id,
    action: row.action,
    state: row.state,
    actor: row.actor_name,
    requestedAt: row.requested_at.toISOString(),
    sendsAt: row.sends_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    orders: row.orders,
    done: row.done,
    refused: row.refused,
  };
}

/** Where the order has nothing yet, what was typed for it is shown. */
export function batchItemView(row: BatchItemRow): BatchItem {
  return {
    order: orderCardView(row),
    courier: row.dispatch?.courier ?? row.courier,
    trackingNumber: row.dispatch?.trackingNumber ?? row.tracking_number,
    refusal: row.refusal,
    doneAt: row.done_at?.toISOString() ?? null,
  };
}
