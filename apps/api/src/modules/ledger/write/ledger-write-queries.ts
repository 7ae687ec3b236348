import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ChargedShipping } from '@offizin/domain/ledger/charged-shipping';
import type { LedgerBalance, LedgerStanding, LedgerState, LedgerSums } from '@offizin/domain/ledger/ledger';
import type { Currency } from '@offizin/domain/money';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Nobody else books for the shop until the transaction ends: an order without a ledger has no row to wait for. */
export async function lockBooks(db: MarketplaceDb, sellerId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${sellerId}`}, 0))`);
}

/** Orders of a shop with their ledgers, as far as they have one. */
export function findBooks(db: MarketplaceDb, sellerId: string, numbers: readonly string[]) {
  return db.rows(
    query
      .selectFrom('seller_order as o')
      .leftJoin('ledger_order as l', (join) =>
        join.onRef('l.seller_id', '=', 'o.seller_id').onRef('l.number', '=', 'o.number'),
      )
      .select(['o.number', 'o.created_at as orderedAt', 'o.currency', 'l.shipping', 'l.commission'])
      .select(sql<string>`coalesce(l.country, o.delivery_address ->> 'countryCode', '')`.as('country'))
      .select(['l.lines', 'l.standing', 'l.state', 'l.sold', 'l.refunded', 'l.kept', 'l.paid'])
      .where('o.seller_id', '=', sellerId)
      .where('o.number', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
}

export type OrderBook = Awaited<ReturnType<typeof findBooks>>[number];

/** A ledger as it is to be kept. */
export interface BookedLedger extends LedgerSums {
  readonly number: string;
  readonly orderedAt: Date;
  readonly currency: Currency;
  readonly month: string;
  /** Where it went. */
  readonly country: string;
  readonly shipping: readonly ChargedShipping[];
  readonly lines: readonly LedgerLine[];
  readonly standing: LedgerStanding;
  readonly state: LedgerState;
  readonly paidOn: string | null;
}

/** Whose books are written. */
export interface BookOwner {
  readonly sellerId: string;
  readonly brand: BrandId;
}

export async function upsertLedgers(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  { ledgers, now }: { ledgers: readonly BookedLedger[]; now: Date },
): Promise<void> {
  await db.rows(sql`
    insert into ledger_order as l (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded,
      kept, commission, paid, country, shipping, paid_on, changed_at)
    select ${sellerId}::uuid, g.number, ${brand}::text, g."orderedAt", g.month, g.currency, g.lines, g.standing, g.state, g.sold,
      g.refunded, g.kept, g.commission, g.paid, g.country, g.shipping, g."paidOn", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(ledgers)}::jsonb) as g (number text, "orderedAt" timestamptz,
      month text, currency text, lines jsonb, standing jsonb, state text, sold bigint, refunded bigint, kept bigint,
      commission bigint, paid bigint, country text, shipping jsonb, "paidOn" text)
    on conflict (seller_id, number) do update set lines = excluded.lines, standing = excluded.standing, state = excluded.state,
      sold = excluded.sold, refunded = excluded.refunded, kept = excluded.kept, commission = excluded.commission, paid = excluded.paid,
      shipping = excluded.shipping, paid_on = excluded.paid_on,
      changed_at = excluded.changed_at`);
}

/** By how much the sums of a shop's month change. */
export interface BalanceChange extends LedgerBalance {
  readonly month: string;
  readonly currency: Currency;
}

export async function changeBalances(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  changes: readonly BalanceChange[],
): Promise<void> {
  await db.rows(sql`
    insert into ledger_balance as b (seller_id, month, state, brand, currency, orders, sold, refunded, kept, commission, paid)
    select ${sellerId}::uuid, g.month, g.state, ${brand}::text, g.currency, g.orders, g.sold, g.refunded, g.kept, g.commission, g.paid
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g (month text, state text, currency text,
      orders integer, sold bigint, refunded bigint, kept bigint, commission bigint, paid bigint)
    on conflict (seller_id, month, state) do update set orders = b.orders + excluded.orders, sold = b.sold + excluded.sold,
      refunded = b.refunded + excluded.refunded, kept = b.kept + excluded.kept, commission = b.commission + excluded.commission,
      paid = b.paid + excluded.paid`);
}

/** By how much the shipping of a shop’s month changes, by country and VAT rate. */
export interface ShippingChange extends ChargedShipping {
  readonly month: string;
  readonly country: string;
  readonly currency: Currency;
  readonly orders: number;
}

export async function changeShipping(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  changes: readonly ShippingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.rows(sql`
    insert into ledger_shipping as b (seller_id, month, country, rate, brand, currency, orders, gross, vat)
    select ${sellerId}::uuid, g.month, g.country, g.rate, ${brand}::text, g.currency, g.orders, g.gross, g.vat
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g (month text, country text, rate integer, currency text,
      orders integer, gross bigint, vat bigint)
    on conflict (seller_id, month, country, rate) do update set orders = b.orders + excluded.orders,
      gross = b.gross + excluded.gross, vat = b.vat + excluded.vat`);
}

/** The ledger of an order of the brand. */
export async function findBookedLedger(db: MarketplaceDb, brand: BrandId, number: string) {
  const key = await db.first(
    query.selectFrom('order_number').select('seller_id').where('brand', '=', brand).where('number', '=', number),
  );
  if (key === undefined) return undefined;
  return db.first(
    query
      .selectFrom('ledger_order')
      .select(['currency', 'lines', 'standing', 'state', 'sold', 'refunded', 'kept', 'paid'])
      .where('seller_id', '=', key.seller_id)
      .where('number', '=', number),
  );
}
