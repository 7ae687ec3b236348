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

/** Writes purchase prices, with what stood before; those that are the same are left alone. `counts` are those of the source. */
export async function writePurchasePrices(
  db: SellerDb,
  { sellerId, runNo, now }: PurchasePriceRun,
  { source, counts }: { readonly source: PurchasePriceSource; readonly counts: PurchasePriceCounts },
): Promise<void> {
  const given = counts.set + counts.changed;
  if (given === 0) return;
  const written = await db.first(sql<{ written: number }>`
    with written as (
      insert into purchase_price as p (seller_id, product_no, price, price_before, changed_at, changed_run)
      select ${sellerId}::uuid, g.product_no, g.price, null, ${now}, ${runNo}::bigint from (${source}) g order by g.product_no
      on conflict (seller_id, product_no) do update set price = excluded.price, price_before = p.price,
        changed_at = excluded.changed_at, changed_run = excluded.changed_run
      where p.price <> excluded.price
      returning 1
    )
    select count(*)::integer as written from written`);
  requireAllWritten({ given, written: written?.written ?? 0 }, 'purchase prices were not written');
  await announceChanged(db, given);
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
