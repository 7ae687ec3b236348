import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type OrderQuestion, questionOf, sortOf } from './order-list-queries.ts';

export interface DayOfOrders {
  /** Null for the orders that are overdue. */
  readonly day: string | null;
  readonly orders: number;
  /** The last deadline among them. */
  readonly until: Date;
}

/** The orders of a list by the day on which they are due, the overdue ones first and together. */
export async function countByDay(db: SellerDb, question: OrderQuestion): Promise<DayOfOrders[]> {
  const { now, timeZone } = question.filter.clock;
  return db.rows(sql<DayOfOrders>`
    select case when dispatch_by >= ${now} then (dispatch_by at time zone ${timeZone}::text)::date::text end as day,
      count(*)::integer as orders, max(dispatch_by) as until
    from seller_order where ${await questionOf(db, question)} group by 1 order by 1 nulls first`);
}

/** How many orders a list has, counted up to one more than `limits.orderCountMax`. */
export async function countListed(db: SellerDb, question: OrderQuestion): Promise<number> {
  const [row] = await db.rows(sql<{ orders: number }>`
    select count(*)::integer as orders from
      (select id from seller_order where ${await questionOf(db, question)} limit ${limits.orderCountMax + 1}) listed`);
  return row?.orders ?? 0;
}

/** The same of several lists, in their order, counted in one statement. */
export async function countEachListed(db: SellerDb, questions: readonly OrderQuestion[]): Promise<number[]> {
  if (questions.length === 0) return [];
  const asked = await Promise.all(questions.map((question) => questionOf(db, question)));
  const parts = asked.map(
    (isAsked, at) => sql`
      select ${at}::integer as at, count(*)::integer as orders from
        (select id from seller_order where ${isAsked} limit ${limits.orderCountMax + 1}) listed`,
  );
  const rows = await db.rows(sql<{ orders: number }>`${sql.join(parts, sql` union all `)} order by at`);
  return rows.map(({ orders }) => orders);
}

/**
 * How many orders of a list come up to one of them, itself counted; null when the list does not have it. Counted up to
 * one more than `limits.orderCountMax`.
 */
export async function findPosition(db: SellerDb, question: OrderQuestion, orderId: string): Promise<number | null> {
  const { column, direction } = sortOf(question.sort);
  const isBefore = direction === 'asc' ? sql`<=` : sql`>=`;
  const isAsked = await questionOf(db, question);
  const [row] = await db.rows(sql<{ position: number }>`
    select (
      select count(*)::integer from (
        select id from seller_order
        where ${isAsked} and (${sql.ref(column)}, id) ${isBefore} (its.value, its.id) limit ${limits.orderCountMax + 1}
      ) before
    ) as position
    from (select id, ${sql.ref(column)} as value from seller_order where ${isAsked} and id = ${orderId}::uuid) its`);
  return row?.position ?? null;
}

/** Whether the seller has an order, on this desk. */
export async function hasOrder(
  db: SellerDb,
  { sellerId, filter }: Pick<OrderQuestion, 'sellerId' | 'filter'>,
  orderId: string,
): Promise<boolean> {
  const rows = await db.rows(sql<{ id: string }>`
    select id from seller_order
    where seller_id = ${sellerId}::uuid and id = ${orderId}::uuid and warehouse = ${filter.warehouse}`);
  return rows.length > 0;
}
