import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { BookedSale, ReturnEffect } from '@offizin/domain/returns/return-effect';
import { type Insertable, type Selectable, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';

type Db = SellerDb | MarketplaceDb;

const returns = query
  .selectFrom('order_return as r')
  .innerJoin('seller_order as o', (join) =>
    join.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.order_id'),
  )
  .selectAll('r')
  .select(['o.number as order_number', 'o.warehouse', 'o.units as order_units', 'o.customer_city']);

export type ReturnRow = Selectable<Schema['order_return']> & {
  readonly order_number: string;
  readonly warehouse: boolean;
  readonly order_units: number;
  readonly customer_city: string;
};

interface ByNumber {
  readonly sellerId: string;
  readonly returnNo: string;
}

/** A return of a seller; nobody else moves it until the transaction ends. What the one before wrote is read, therefore twice. */
export async function lockReturn(
  db: Db,
  { sellerId, id }: { sellerId: string; id: string },
): Promise<ReturnRow | undefined> {
  const locked = query.selectFrom('order_return').select('id').where('seller_id', '=', sellerId).where('id', '=', id);
  if ((await db.first(locked.forUpdate())) === undefined) return undefined;
  return db.first(returns.where('r.seller_id', '=', sellerId).where('r.id', '=', id));
}

/** The same by the marketplace's number. */
export async function lockNumbered(
  db: MarketplaceDb,
  { sellerId, returnNo }: ByNumber,
): Promise<ReturnRow | undefined> {
  const found = await db.first(
    query.selectFrom('order_return').select('id').where('seller_id', '=', sellerId).where('return_no', '=', returnNo),
  );
  return found && lockReturn(db, { sellerId, id: found.id });
}

/** The returns that wait for the marketplace's decision, the oldest first, each with the marketplace's id of its seller. */
export function findEscalated(db: MarketplaceDb, brand: BrandId) {
  return db.rows(
    returns
      .innerJoin('seller as s', 's.id', 'r.seller_id')
      .select('s.external_id as seller')
      .where('r.brand', '=', brand)
      .where('r.state', '=', 'escalated')
      .orderBy('r.requested_at')
      .orderBy('r.id')
      .limit(limits.disputesPerCall),
  );
}

/** The columns of money, which only a step changes that passes the cap (`bindMoney`). */
export type MoneyChanges = Partial<
  Pick<Insertable<Schema['order_return']>, 'offer' | 'refunded' | 'effect' | 'booked_at'>
>;

/** The other columns that a step changes. */
export type ReturnChanges = Partial<
  Pick<
    Insertable<Schema['order_return']>,
    | 'state'
    | 'before_state'
    | 'decision'
    | 'ruling'
    | 'objection_words'
    | 'shop_words'
    | 'restock'
    | 'evidence'
    | 'courier'
    | 'tracking_number'
    | 'steps'
    | 'due_at'
    | 'ended_at'
    | 'held'
    | 'proposals'
  >
>;

/** Writes a step; false where somebody was faster. */
export async function updateReturn(db: Db, row: ReturnRow, changes: ReturnChanges & MoneyChanges): Promise<boolean> {
  const written = await db.first(
    query
      .updateTable('order_return')
      .set({ ...changes, version: row.version + 1 })
      .where('seller_id', '=', row.seller_id)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returning('id'),
  );
  return written !== undefined;
}

/** Nobody else decides about money of the order until the transaction ends: its other cases are of the same sale. */
export async function lockOrderOf(db: Db, { seller_id: sellerId, order_id: orderId }: ReturnRow): Promise<void> {
  const order = query.selectFrom('seller_order').select('id').where('seller_id', '=', sellerId);
  await db.rows(order.where('id', '=', orderId).forUpdate());
}

/**
 * What the ledger has left of an order's goods, their commission and its shipping, without what was decided and is not booked yet;
 * undefined of an order that it does not have.
 */
export async function findSaleLeft(
  db: Db,
  { sellerId, orderNumber }: { sellerId: string; orderNumber: string },
): Promise<(BookedSale & { readonly shipping: number; readonly vatRate: number | null }) | undefined> {
  const sumOf = (...kinds: readonly string[]) => sql<number>`
    coalesce(sum(amount) filter (where kind = any(${[...kinds]}::text[])), 0)`;
  const waiting = (part: keyof ReturnEffect) => sql<number>`
    coalesce((select sum((effect ->> ${part})::bigint) from waiting), 0)`;
  const found = await db.first(sql<{
    sold: string;
    commission: string;
    commissionVat: string;
    shipping: string;
    lines: number;
    vatRate: number | null;
  }>`
    with waiting as (
      select r.effect from order_return r join seller_order o on o.seller_id = r.seller_id and o.id = r.order_id
      where o.seller_id = ${sellerId}::uuid and o.number = ${orderNumber} and r.effect is not null and r.booked_at is null
    )
    select ${sumOf('sale', 'voucher', 'refund')} + ${waiting('refund')} as sold,
      ${sumOf('commission')} + ${waiting('commission')} as commission,
      ${sumOf('commission_vat')} + ${waiting('commissionVat')} as "commissionVat",
      ${sumOf('shipping', 'shipping_refund')} + ${waiting('shippingRefund')} as shipping,
      count(*)::integer as lines, max(rate) filter (where kind = 'commission_vat') as "vatRate"
    from ledger_order l cross join lateral jsonb_to_recordset(l.lines) as line (kind text, amount bigint, rate integer)
    where l.seller_id = ${sellerId}::uuid and l.number = ${orderNumber}`);
  if (found === undefined || found.lines === 0) return undefined;
  return {
    sold: Number(found.sold),
    commission: Number(found.commission),
    commissionVat: Number(found.commissionVat),
    shipping: Number(found.shipping),
    vatRate: found.vatRate,
  };
}
