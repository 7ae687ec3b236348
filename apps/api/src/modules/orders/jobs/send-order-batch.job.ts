import type { BatchAction, BatchRefusal } from '@offizin/domain/orders/order-batches';
import type { BrandId } from '@offizin/domain/brand/brands';
import { checkDispatch } from '@offizin/domain/orders/dispatch-check';
import { transitionFor } from '@offizin/domain/orders/transitions';
import { isPassingFailure } from '../../../platform/db/connect/failure.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job, type JobContext } from '../../../platform/jobs/job.ts';
import { announce, announceProgress } from '../../events/write/announce-queries.ts';
import { type BatchRow, findBatch } from '../read/order-batch-read-queries.ts';
import {
  type BatchKey,
  endItem,
  findWaiting,
  moveBatch,
  refuseWaiting,
  type WaitingItem,
} from '../write/order-batch-queries.ts';
import { type DispatchColumns, takeOrderStep } from '../write/transition.ts';

/** The columns of what was typed, or null where it does not keep the carrier rule. */
function dispatchOf({ dispatch, deliveryType }: WaitingItem, brand: BrandId): DispatchColumns | null {
  const { errors, values } = checkDispatch({
    deliveryType,
    brand,
    courier: dispatch?.courier ?? '',
    trackingNumber: dispatch?.trackingNumber ?? null,
    trackingUrl: dispatch?.trackingUrl ?? null,
    pickupCode: dispatch?.pickupCode ?? null,
  });
  if (Object.keys(errors).length > 0) return null;
  return {
    courier: values.courier,
    tracking_number: values.trackingNumber,
    tracking_url: values.trackingUrl,
    pickup_code: values.pickupCode,
  };
}

/** Why an order cannot be sent as it was chosen, or null. */
function refusalBefore(item: WaitingItem, action: BatchAction): BatchRefusal | null {
  if (!transitionFor(action).from.includes(item.status)) return 'invalid_state';
  if (item.version !== item.versionNow) return 'changed';
  return action === 'process' && item.units === 0 ? 'nothing_left' : null;
}

interface Next {
  readonly batch: BatchRow;
  readonly item: WaitingItem;
}

async function sendItem(
  db: SellerDb,
  { sellerId, batch, item, now }: Next & { readonly sellerId: string; readonly now: Date },
): Promise<BatchRefusal | null> {
  const { action } = batch;
  const refusal = refusalBefore(item, action);
  if (refusal !== null) return refusal;
  const dispatch = action === 'process' ? dispatchOf(item, batch.brand) : {};
  if (dispatch === null) return 'wrong_dispatch';
  const changed = await takeOrderStep(db, {
    action,
    sellerId,
    orderId: item.orderId,
    at: now,
    seen: { version: item.version },
    person: { name: batch.actor_name, impersonatedBy: batch.impersonated_by },
    ...(action === 'process' && { dispatch, units: item.units }),
  });
  return changed === null ? 'changed' : null;
}

/** Sends the next order of a batch, with its result in the same transaction. */
async function sendNext({ app }: JobContext, key: BatchKey, { batch, item }: Next): Promise<void> {
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const now = app.clock();
    const refusal = await sendItem(db, { sellerId: key.sellerId, batch, item, now });
    await endItem(db, key, { position: item.position, refusal, now });
    const { batchId } = key;
    await announceProgress(db, {
      topic: 'order_batch',
      payload: { batchId, state: 'sending', done: item.position, total: batch.orders },
    });
  });
}

/** One order that cannot be sent stops none of the others; while the database is away, all of them wait for the next try. */
async function sendAll(context: JobContext, key: BatchKey, batch: BatchRow): Promise<void> {
  const { app } = context;
  const next = () => withSellerOfJob(app.pool, key.sellerId, (db) => findWaiting(db, key));
  for (let item = await next(); item !== undefined; item = await next()) {
    try {
      await sendNext(context, key, { batch, item });
    } catch (error) {
      if (!(error instanceof Error) || isPassingFailure(error)) throw error;
      app.log.error({ err: error, batch: key.batchId, position: item.position }, 'an order of a batch failed for good');
      const failed = { position: item.position, refusal: 'failed', now: app.clock() } as const;
      await withSellerOfJob(app.pool, key.sellerId, (db) => endItem(db, key, failed));
    }
  }
}

/** Ends a batch and tells who watches it. */
async function finish({ app }: JobContext, key: BatchKey): Promise<void> {
  await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    const now = app.clock();
    await refuseWaiting(db, key, { refusal: 'failed', now });
    if (!(await moveBatch(db, key, { from: ['sending'], to: 'done', now }))) return;
    const batch = await findBatch(db, key);
    const { batchId } = key;
    const { done = 0, orders: total = 0 } = batch ?? {};
    await announce(db, { topic: 'order_batch', payload: { batchId, state: 'done', done, total } });
  });
}

/**
 * Sends the orders of a batch one after the other: each with its own result, never all or none of them. A worker that
 * ends in between loses nothing: what is done is done, the rest waits for the next try (ORD-13).
 */
export const sendOrderBatch = job('send_order_batch', async (context, key) => {
  const { app, isLast } = context;
  const begun = await withSellerOfJob(app.pool, key.sellerId, async (db) => {
    await moveBatch(db, key, { from: ['waiting'], to: 'sending', now: app.clock() });
    return findBatch(db, key);
  });
  if (begun?.state !== 'sending') return;
  try {
    await sendAll(context, key, begun);
  } catch (error) {
    if (!isLast(error)) throw error;
    app.log.error({ err: error, batch: key.batchId }, 'a batch of orders failed for good');
  }
  await finish(context, key);
});
