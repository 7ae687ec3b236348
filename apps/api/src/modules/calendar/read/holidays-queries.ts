import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** How many of the shop's own open orders must leave on which day of a time zone. */
export function countDue(db: SellerDb, timeZone: string) {
  return db.rows(sql<{ day: string; orders: number }>`
    select (dispatch_by at time zone ${timeZone})::date::text as day, count(*)::integer as orders
    from seller_order where seller_id = ${db.sellerId}::uuid and not warehouse and open
    group by 1 order by 1`);
}

interface Span {
  readonly from: Date;
  readonly until: Date;
}

const shown = 3;

/** The open orders that must leave in a time: how many they are, and the first of them. */
export async function findDueWithin(db: SellerDb, { from, until }: Span) {
  const within = sql`seller_id = ${db.sellerId}::uuid and not warehouse and open
    and dispatch_by >= ${from} and dispatch_by < ${until}`;
  const counted = await db.first(sql<{ orders: number }>`
    select count(*)::integer as orders from seller_order where ${within}`);
  const first = await db.rows(sql<{ id: string; number: string; city: string; dispatchBy: Date }>`
    select id, number, customer_city as city, dispatch_by as "dispatchBy"
    from seller_order where ${within} order by dispatch_by, id limit ${shown}`);
  return { orders: counted?.orders ?? 0, first };
}

/** The orders due in a week, how many of them are late, and how many more would be if those of a closure stayed. */
export async function countLate(
  db: SellerDb,
  { week, closed, now }: { readonly week: Span; readonly closed: Span; readonly now: Date },
) {
  const found = await db.first(sql<{ orders: number; late: number; more: number }>`
    select count(*)::integer as orders,
      count(*) filter (where coalesce(processed_at, case when open then ${now}::timestamptz end) > dispatch_by)::integer as late,
      count(*) filter (where open and dispatch_by >= ${now} and dispatch_by >= ${closed.from}
        and dispatch_by < ${closed.until})::integer as more
    from seller_order
    where seller_id = ${db.sellerId}::uuid and not warehouse
      and dispatch_by >= ${week.from} and dispatch_by < ${week.until}`);
  return found ?? { orders: 0, late: 0, more: 0 };
}

export async function countOffersOnSale(db: SellerDb): Promise<number> {
  const found = await db.first(sql<{ offers: number }>`
    select coalesce(sum(offers), 0)::integer as offers from offer_count
    where seller_id = ${db.sellerId}::uuid and status = 'active'`);
  return found?.offers ?? 0;
}
