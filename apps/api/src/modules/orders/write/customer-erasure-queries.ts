import { type RawBuilder, sql } from 'kysely';
import type { Emptied } from '../../column-words.ts';
import { customerColumns } from '../../columns-by-word.ts';
import type { MarketplaceDb, RetentionDb } from '../../../platform/db/scopes/scopes.ts';

const noAddress = { name: '', street: '', postalCode: '', city: '', region: null, countryCode: null, phone: null };

/** Made by a function that is immutable: what builds an object is not, and several nodes refuse it of a row's columns. */
const countryOf = (
  address: RawBuilder<unknown>,
) => sql`jsonb_set(${sql.lit(JSON.stringify(noAddress))}::jsonb, '{countryCode}',
  coalesce(${address}->'countryCode', 'null'))`;

const emptied = (column: string, left: Emptied) =>
  left === 'only country' ? countryOf(sql.ref(column)) : sql.lit(left);

/** What an order is without its customer. */
const erased = (now: Date) => sql`
  ${sql.join(customerColumns('seller_order').map(([column, left]) => sql`${sql.ref(column)} = ${emptied(column, left)}`))},
  customer_erased_at = ${now}, updated_at = ${now}, version = version + 1`;

/** Takes the customers out of a batch of the orders whose term is over; returns of how many. */
export async function eraseExpiredCustomers(db: RetentionDb, now: Date, atMost: number): Promise<number> {
  const done = await db.first(sql<{ orders: number }>`
    with done as (
      update seller_order set ${erased(now)}
      where (seller_id, id) in (
        select seller_id, id from seller_order where customer_erased_at is null and not open order by created_at limit ${atMost}
      )
      returning 1
    ) select count(*)::integer as orders from done`);
  return done?.orders ?? 0;
}

export interface ErasedOrder {
  readonly sellerId: string;
  readonly orderId: string;
  readonly number: string;
}

/** Takes the customers out of these orders of a seller, but for those that are open: they are still to be sent. */
export function eraseCustomers(
  db: MarketplaceDb,
  { sellerId, numbers, now }: { readonly sellerId: string; readonly numbers: readonly string[]; readonly now: Date },
): Promise<ErasedOrder[]> {
  return db.rows(sql<ErasedOrder>`
    update seller_order set ${erased(now)}
    where seller_id = ${sellerId} and number = any (${[...numbers]}::text[]) and not open
    returning seller_id as "sellerId", id as "orderId", number`);
}
