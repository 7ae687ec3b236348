import type { BatchAction, BatchRefusal, BatchState } from '@offizin/domain/orders/order-batches';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { TypedDispatch } from '../tables.ts';

export interface BatchKey {
  readonly sellerId: string;
  readonly batchId: string;
}

export interface NewBatch {
  readonly sellerId: string;
  readonly brand: string;
  readonly action: BatchAction;
  readonly actorName: string;
  readonly impersonatedBy: string | null;
  readonly requestedAt: Date;
  readonly sendsAt: Date;
}

/** A batch without its orders yet; returns its id. */
export async function insertBatch(db: SellerDb, batch: NewBatch): Promise<string> {
  const row = await db.first(sql<{ id: string }>`
    insert into order_batch (seller_id, brand, action, actor_name, impersonated_by, requested_at, sends_at)
    values (${batch.sellerId}, ${batch.brand}, ${batch.action}, ${batch.actorName}, ${batch.impersonatedBy},
      ${batch.requestedAt}, ${batch.sendsAt})
    returning id`);
  if (row === undefined) throw new Error('the batch was not written');
  return row.id;
}

export interface NewItem {
  readonly orderId: string;
  readonly version: number;
  readonly dispatch?: TypedDispatch | undefined;
}

/** Writes the orders of a batch; those that wait in another one are refused at once. */
export async function insertBatchItems(
  db: SellerDb,
  { sellerId, batchId }: BatchKey,
  { items, now }: { readonly items: readonly NewItem[]; readonly now: Date },
): Promise<void> {
  const given = sql`unnest(${items.map(({ orderId }) => orderId)}::uuid[], ${items.map(({ version }) => version)}::integer[],
      ${items.map(({ dispatch }) => (dispatch === undefined ? null : JSON.stringify(dispatch)))}::jsonb[])
      with ordinality given (order_id, version, dispatch, position)`;
  await db.rows(sql`
    insert into order_batch_item (seller_id, batch_id, position, order_id, version, dispatch)
    select ${sellerId}, ${batchId}, given.position, given.order_id, given.version, given.dispatch from ${given}
    on conflict (seller_id, order_id) where done_at is null do nothing`);
  await db.rows(sql`
    insert into order_batch_item (seller_id, batch_id, position, order_id, version, dispatch, refusal, done_at)
    select ${sellerId}, ${batchId}, given.position, given.order_id, given.version, given.dispatch, 'being_sent', ${now}
    from ${given} on conflict (seller_id, batch_id, position) do nothing`);
}

/** Moves a batch on from one state; false when it is in another one. */
export async function moveBatch(
  db: SellerDb,
  { sellerId, batchId }: BatchKey,
  { from, to, now }: { readonly from: readonly BatchState[]; readonly to: BatchState; readonly now: Date },
): Promise<boolean> {
  const ended = to === 'done' || to === 'undone';
  const moved = await db.first(
    query
      .updateTable('order_batch')
      .set({ state: to, ...(ended && { finished_at: now }) })
      .where('seller_id', '=', sellerId)
      .where('id', '=', batchId)
      .where('state', 'in', from)
      .returning('id'),
  );
  return moved !== undefined;
}

/** Ends the orders of a batch that still wait. */
export async function refuseWaiting(
  db: SellerDb,
  { sellerId, batchId }: BatchKey,
  { refusal, now }: { readonly refusal: BatchRefusal; readonly now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('order_batch_item')
      .set({ refusal, done_at: now })
      .where('seller_id', '=', sellerId)
      .where('batch_id', '=', batchId)
      .where('done_at', 'is', null),
  );
}

/** The first order of a batch that waits, with what the order is like now. */
export function findWaiting(db: SellerDb, { sellerId, batchId }: BatchKey) {
  return db.first(
    query
      .selectFrom('order_batch_item as i')
      .innerJoin('seller_order as o', (join) =>
        join.onRef('o.seller_id', '=', 'i.seller_id').onRef('o.id', '=', 'i.order_id'),
      )
      .select(['i.position', 'i.order_id as orderId', 'i.version', 'i.dispatch'])
      .select(['o.version as versionNow', 'o.status', 'o.units', 'o.delivery_type as deliveryType'])
      .where('i.seller_id', '=', sellerId)
      .where('i.batch_id', '=', batchId)
      .where('i.done_at', 'is', null)
      .orderBy('i.position')
      .limit(1),
  );
}

export type WaitingItem = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Says what became of an order of a batch, once. What was typed for it is kept only where it was refused, to be corrected. */
export async function endItem(
  db: SellerDb,
  { sellerId, batchId }: BatchKey,
  { position, refusal, now }: { readonly position: number; readonly refusal: BatchRefusal | null; readonly now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('order_batch_item')
      .set({ refusal, done_at: now, ...(refusal === null && { dispatch: null }) })
      .where('seller_id', '=', sellerId)
      .where('batch_id', '=', batchId)
      .where('position', '=', position)
      .where('done_at', 'is', null),
  );
}

/** Removes what was typed for orders whose customers are erased. */
export async function clearDispatches(db: SellerDb, sellerId: string, orderIds: readonly string[]): Promise<void> {
  await db.rows(sql`
    update order_batch_item set dispatch = null
    where seller_id = ${sellerId} and order_id = any (${[...orderIds]}::uuid[]) and dispatch is not null`);
}
