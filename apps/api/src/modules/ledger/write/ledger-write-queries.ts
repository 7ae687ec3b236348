import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ChargedShipping } from '@offizin/domain/ledger/charged-shipping';
import type { ChainPart } from '@offizin/domain/ledger/chain';
import type { TaxPart } from '@offizin/domain/tax-months/tax-parts';
import type { LedgerBalance, LedgerStanding, LedgerState, LedgerSums } from '@offizin/domain/ledger/ledger';
import type { Currency } from '@offizin/domain/money';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Nobody else books for the shop until the transaction ends: an order without a ledger has no row to wait for. */
export async function lockBooks(db: MarketplaceDb | SellerDb, sellerId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger ${sellerId}`}, 0))`);
}

/** What was ordered of a product, and at which rate: the rate that is kept with the line, and what the catalogue says now. */
export interface OrderedGoods {
  readonly gross: number;
  readonly rate: number | null;
  readonly market: string | null;
  readonly productRate: number | null;
}

const goodsOf = (sellerId: string) => sql<OrderedGoods[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('gross', i.quantity * i.unit_price, 'rate', i.vat_rate, 'market', p.market,
    'productRate', p.vat_rate) order by i.position), '[]')
  from order_line i left join product p on p.brand = i.brand and p.product_id = i.product_id
  where i.seller_id = ${sellerId}::uuid and i.order_id = o.id)`;

/** Orders of a shop with their ledgers, as far as they have one; nothing is booked for a replacement, which nobody pays. */
export function findBooks(db: MarketplaceDb, sellerId: string, numbers: readonly string[]) {
  return db.rows(
    query
      .selectFrom('seller_order as o')
      .leftJoin('ledger_order as l', (join) =>
        join.onRef('l.seller_id', '=', 'o.seller_id').onRef('l.number', '=', 'o.number'),
      )
      .select(['o.number', 'o.created_at as orderedAt', 'o.currency', 'l.shipping', 'l.commission'])
      .select(sql<string>`coalesce(l.country, o.delivery_address ->> 'countryCode', '')`.as('country'))
      .select([
        'l.lines',
        'l.standing',
        'l.state',
        'l.sold',
        'l.refunded',
        'l.kept',
        'l.paid',
        'l.tax_parts as taxParts',
        'l.chain',
      ])
      .select(goodsOf(sellerId).as('goods'))
      .where('o.seller_id', '=', sellerId)
      .where('o.origin', '<>', 'replacement')
      .where('o.number', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
}

/** Ledgers of a shop with lines that do not count in a month yet, also of orders that the portal has let go. */
export function findUncounted(db: MarketplaceDb, sellerId: string, limit: number) {
  return db.rows(
    query
      .selectFrom('ledger_order as l')
      .leftJoin('seller_order as o', (join) =>
        join.onRef('o.seller_id', '=', 'l.seller_id').onRef('o.number', '=', 'l.number'),
      )
      .select(['l.number', 'l.ordered_at as orderedAt', 'l.country', 'l.lines', 'l.tax_parts as taxParts'])
      .select(goodsOf(sellerId).as('goods'))
      .where('l.seller_id', '=', sellerId)
      .where(sql<boolean>`l.tax_lines < line_count(l.lines)`)
      .orderBy('l.number')
      .limit(limit),
  );
}

/** Shops of a brand that have such. */
export function findUncountedShops(db: MarketplaceDb, brand: BrandId): Promise<{ sellerId: string }[]> {
  return db.rows(sql<{ sellerId: string }>`
    select distinct seller_id as "sellerId" from ledger_order
    where brand = ${brand} and tax_lines < line_count(lines)`);
}

/** Keeps in which months the lines of ledgers count. */
export async function writeTaxParts(
  db: MarketplaceDb,
  sellerId: string,
  ledgers: readonly Pick<CountedLedger, 'number' | 'taxParts' | 'taxLines'>[],
): Promise<void> {
  await db.rows(sql`
    update ledger_order l set tax_parts = g."taxParts", tax_lines = g."taxLines"
    from jsonb_to_recordset(${JSON.stringify(ledgers)}::jsonb) as g (number text, "taxParts" jsonb, "taxLines" integer)
    where l.seller_id = ${sellerId}::uuid and l.number = g.number`);
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

/** A ledger whose lines are all counted in a month. */
export interface CountedLedger extends BookedLedger {
  readonly taxParts: readonly TaxPart[];
  readonly taxLines: number;
  readonly chain: readonly ChainPart[];
}

/** Whose books are written. */
export interface BookOwner {
  readonly sellerId: string;
  readonly brand: BrandId;
}

export async function upsertLedgers(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  { ledgers, now }: { ledgers: readonly CountedLedger[]; now: Date },
): Promise<void> {
  await db.rows(sql`
    insert into ledger_order as l (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded,
      kept, commission, paid, country, shipping, paid_on, changed_at, tax_parts, tax_lines, chain)
    select ${sellerId}::uuid, g.number, ${brand}::text, g."orderedAt", g.month, g.currency, g.lines, g.standing, g.state, g.sold,
      g.refunded, g.kept, g.commission, g.paid, g.country, g.shipping, g."paidOn", ${now}::timestamptz,
      g."taxParts", g."taxLines", g.chain
    from jsonb_to_recordset(${JSON.stringify(ledgers)}::jsonb) as g (number text, "orderedAt" timestamptz,
      month text, currency text, lines jsonb, standing jsonb, state text, sold bigint, refunded bigint, kept bigint,
      commission bigint, paid bigint, country text, shipping jsonb, "paidOn" text, "taxParts" jsonb, "taxLines" integer, chain jsonb)
    on conflict (seller_id, number) do update set lines = excluded.lines, standing = excluded.standing, state = excluded.state,
      sold = excluded.sold, refunded = excluded.refunded, kept = excluded.kept, commission = excluded.commission, paid = excluded.paid,
      shipping = excluded.shipping, paid_on = excluded.paid_on,
      changed_at = excluded.changed_at, tax_parts = excluded.tax_parts, tax_lines = excluded.tax_lines,
      chain = excluded.chain`);
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
