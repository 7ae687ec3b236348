import type { OrderStatus } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { BatchKey } from '../write/order-batch-queries.ts';
import { cardColumns, inOrder, type OrderQuestion, questionOf, sortOf } from './order-list-queries.ts';

const batches = (sellerId: string) =>
  query
    .selectFrom('order_batch as b')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('order_batch_item as i')
          .select([
            sql<number>`count(*)::integer`.as('orders'),
            sql<number>`(count(*) filter (where i.done_at is not null and i.refusal is null))::integer`.as('done'),
            sql<number>`count(i.refusal)::integer`.as('refused'),
          ])
          .whereRef('i.seller_id', '=', 'b.seller_id')
          .whereRef('i.batch_id', '=', 'b.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'b.id',
      'b.brand',
      'b.action',
      'b.state',
      'b.actor_name',
      'b.impersonated_by',
      'b.requested_at',
      'b.sends_at',
    ])
    .select(['b.finished_at', 'counted.orders', 'counted.done', 'counted.refused'])
    .where('b.seller_id', '=', sellerId);

/** A batch with how many of its orders are done and refused; undefined when the seller has none by that id. */
export function findBatch(db: SellerDb, { sellerId, batchId }: BatchKey) {
  return db.first(batches(sellerId).where('b.id', '=', batchId));
}

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export function findLatestBatches(db: SellerDb, sellerId: string, atMost: number): Promise<BatchRow[]> {
  return db.rows(batches(sellerId).orderBy('b.requested_at', 'desc').limit(atMost));
}

/** The orders of a batch as they are now, in the order in which they were chosen, with what became of each. */
export function findBatchItems(db: SellerDb, { sellerId, batchId }: BatchKey) {
  return db.rows(
    query
      .selectFrom('order_batch_item as i')
      .innerJoin('seller_order as o', (join) =>
        join.onRef('o.seller_id', '=', 'i.seller_id').onRef('o.id', '=', 'i.order_id'),
      )
      .select(cardColumns.map((column) => `o.${column}` as const))
      .select(['o.courier', 'o.tracking_number', 'i.dispatch', 'i.refusal', 'i.done_at'])
      .where('i.seller_id', '=', sellerId)
      .where('i.batch_id', '=', batchId)
      .orderBy('i.position'),
  );
}

export type BatchItemRow = Awaited<ReturnType<typeof findBatchItems>>[number];

/** The first orders of a list, as a batch wants them. */
export async function findChoice(db: SellerDb, question: OrderQuestion, atMost: number) {
  const { sort } = question;
  return db.rows(sql<{ id: string; number: string; version: number; status: OrderStatus }>`
    select id, number, version, status from seller_order where ${await questionOf(db, question)}
    ${inOrder(sort, sql.ref(sortOf(sort).column), sql`id`)} limit ${atMost}`);
}

/** How many of these orders the seller ships itself. */
export async function countOwnOrders(db: SellerDb, sellerId: string, orderIds: readonly string[]): Promise<number> {
  const found = await db.first(sql<{ orders: number }>`
    select count(*)::integer as orders from seller_order
    where seller_id = ${sellerId} and id = any (${[...orderIds]}::uuid[]) and not warehouse`);
  return found?.orders ?? 0;
}
