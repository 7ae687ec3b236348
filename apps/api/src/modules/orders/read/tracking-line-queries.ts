import type { CourierCode } from '@offizin/domain/orders/couriers';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { cardColumns } from './order-list-queries.ts';

/** More open orders at the postal codes of one list than any shop has. */
const atMost = 2000;

const orders = (sellerId: string) =>
  query
    .selectFrom('seller_order')
    .select([...cardColumns, 'delivery_address'])
    .where('seller_id', '=', sellerId)
    .where('warehouse', '=', false);

/** The orders that a courier's lines may be about: those that they name, and the open ones. */
export async function findOrdersOfLines(db: SellerDb, sellerId: string, numbers: readonly string[]) {
  const [named, open] = await Promise.all([
    numbers.length === 0 ? [] : db.rows(orders(sellerId).where('number', 'in', numbers)),
    db.rows(orders(sellerId).where('open', '=', true).orderBy('dispatch_by').limit(atMost)),
  ]);
  const seen = new Set(named.map(({ id }) => id));
  return [...named, ...open.filter(({ id }) => !seen.has(id))];
}

export type OrderOfLine = Awaited<ReturnType<typeof findOrdersOfLines>>[number];

/** By how many of its latest orders a shop's courier is known. */
const latest = 30;

/** The courier of most of the latest orders that were sent. */
export async function findUsualCourier(db: SellerDb, sellerId: string): Promise<CourierCode | null> {
  const found = await db.first(sql<{ courier: CourierCode }>`
    select courier from (
      select courier from seller_order where seller_id = ${sellerId} and not warehouse and not open
      order by created_at desc limit ${latest}
    ) sent where courier is not null group by courier order by count(*) desc, courier limit 1`);
  return found?.courier ?? null;
}
