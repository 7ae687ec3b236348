import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { requireAllWritten } from '../../../platform/db/scopes/written.ts';
import { announce } from '../../events/write/announce-queries.ts';

/** Joins what the seller pays for the product of a row, for `purchasePriceColumn`. */
export const joinPurchasePrice = (sellerId: string, productNo: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join purchase_price paid on paid.seller_id = ${sellerId}::uuid and paid.product_no = ${productNo}`;

/** In cents; null where nobody said it. */
export const purchasePriceColumn = sql`paid.price as "purchasePrice"`;

/** Rows of `product_no` and `price`. */
export type PurchasePriceSource = RawBuilder<unknown>;

/** What `PurchasePriceWrites` holds. */
export const stagedPurchasePrices: PurchasePriceSource = sql`select s.product_no, s.price from staged_purchase_price s`;

const givenPrices = (given: ReadonlyMap<number, number>): PurchasePriceSource => sql`
  select g.product_no, g.price from unnest(${[...given.keys()]}::integer[], ${[...given.values()]}::bigint[]) as g (product_no, price)`;

/** How many products get their first purchase price, and how many another one. */
export interface PurchasePriceCounts {
  readonly set: number;
  readonly changed: number;
}

/** What purchase prices would change: the same question of a dry and of a real run. */
export async function countPurchasePrices(db: SellerDb, source: PurchasePriceSource): Promise<PurchasePriceCounts> {
  const counted = await db.first(sql<PurchasePriceCounts>`
    select (count(*) filter (where p.price is null))::integer as set, (count(*) filter (where p.price <> g.price))::integer as changed
    from (${source}) g left join purchase_price p on p.seller_id = ${db.sellerId}::uuid and p.product_no = g.product_no`);
  return counted ?? { set: 0, changed: 0 };
}

export interface PurchasePriceRun {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

const announceChanged = (db: SellerDb, changed: number) =>
  changed === 0 ? undefined : announce(db, { topic: 'offers', payload: { changed } });

interface PurchasePriceChanges {
  readonly source: PurchasePriceSource;
  /** Those of the source. */
  readonly counts: PurchasePriceCounts;
}

async function changePrices(
  db: SellerDb,
  { sellerId, runNo, now }: PurchasePriceRun,
  { source, counts }: PurchasePriceChanges,
): Promise<void> {
  const written = await db.first(sql<{ written: number }>`
    with written as (
      update purchase_price p set price = g.price, price_before = p.price, changed_at = ${now}, changed_run = ${runNo}::bigint
      from (${source}) g
      where p.seller_id = ${sellerId}::uuid and p.product_no = g.product_no and p.price <> g.price
      returning 1
    )
    select count(*)::integer as written from written`);
  requireAllWritten({ given: counts.changed, written: written?.written ?? 0 }, 'purchase prices were not changed');
}

async function insertPrices(
  db: SellerDb,
  { sellerId, runNo, now }: PurchasePriceRun,
  { source, counts }: PurchasePriceChanges,
): Promise<void> {
  const written = await db.first(sql<{ written: number }>`
    with written as (
      insert into purchase_price (seller_id, product_no, price, changed_at, changed_run)
      select ${sellerId}::uuid, g.product_no, g.price, ${now}, ${runNo}::bigint
      from (${source}) g left join purchase_price p on p.seller_id = ${sellerId}::uuid and p.product_no = g.product_no
      where p.product_no is null order by g.product_no
      returning 1
    )
    select count(*)::integer as written from written`);
  requireAllWritten({ given: counts.set, written: written?.written ?? 0 }, 'purchase prices were not written');
}

/**
 * Writes purchase prices, with what stood before; those that are the same are left alone. The seller's offers are locked, so
 * that nobody else sets one meanwhile.
 */
export async function writePurchasePrices(
  db: SellerDb,
  run: PurchasePriceRun,
  changes: PurchasePriceChanges,
): Promise<void> {
  const { set, changed } = changes.counts;
  if (changed > 0) await changePrices(db, run, changes);
  if (set > 0) await insertPrices(db, run, changes);
  await announceChanged(db, set + changed);
}

async function removePurchasePrices(db: SellerDb, sellerId: string, productNos: readonly number[]): Promise<void> {
  if (productNos.length === 0) return;
  await db.rows(
    sql`delete from purchase_price where seller_id = ${sellerId}::uuid and product_no = any(${[...productNos]}::integer[])`,
  );
  await announceChanged(db, productNos.length);
}

/** Sets the purchase prices of a few products, or takes them away: null. */
export async function setPurchasePrices(
  db: SellerDb,
  run: PurchasePriceRun,
  wanted: ReadonlyMap<number, number | null>,
): Promise<void> {
  const gone = [...wanted].flatMap(([productNo, price]) => (price === null ? [productNo] : []));
  const given = new Map(
    [...wanted].flatMap(([productNo, price]) => (price === null ? [] : [[productNo, price] as const])),
  );
  await removePurchasePrices(db, run.sellerId, gone);
  if (given.size === 0) return;
  const source = givenPrices(given);
  await writePurchasePrices(db, run, { source, counts: await countPurchasePrices(db, source) });
}
