import { sql } from 'kysely';
import { customerColumns } from '../../columns-by-word.ts';
import type { RetentionDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

const columns = customerColumns('order_return').map(([column]) => column);

/** What a return is without its customer. */
const erased = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`));
const isFilled = sql.join(
  columns.map((column) => sql`${sql.ref(column)} is not null`),
  sql` or `,
);

/** Takes the customers' words out of a batch of the returns whose term is over; returns of how many. */
export async function eraseExpiredReturns(db: RetentionDb, atMost: number): Promise<number> {
  const done = await db.first(sql<{ returns: number }>`
    with done as (
      update order_return set ${erased}
      where (seller_id, id) in (
        select seller_id, id from order_return where ended_at is not null and (${isFilled}) order by requested_at limit ${atMost}
      )
      returning 1
    ) select count(*)::integer as returns from done`);
  return done?.returns ?? 0;
}

/** Takes the customers' words out of the returns of orders; the ids of those that are over, whose pictures go, too. */
export async function eraseReturnsOf(db: SellerDb, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql<{ id: string; over: boolean }>`
    update order_return set ${erased} where seller_id = ${db.sellerId}::uuid and order_id = any(${[...orderIds]}::uuid[])
    returning id, ended_at is not null as over`);
  return rows.filter(({ over }) => over).map(({ id }) => id);
}
