import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { requireAllWritten, type WrittenCounts } from '../../../platform/db/scopes/written.ts';
import { findingCodes, originCodes, statusCodes } from './offer-codes.ts';

export interface WritingRun {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

const words = (list: readonly string[]) => sql`(${[...list]}::text[])`;

/** A staged moment, counted in microseconds from the year 2000; adding intervals depends on the session's time zone. */
const moment = (column: string) => sql`to_timestamp(946684800 + ${sql.ref(column)} / 1000000::float8)`;

/** Where changes of offers come from: rows of what each becomes and what it was. */
export type ChangeSource = RawBuilder<unknown>;

/** What `stagedOffers` holds, with what the run knew of the offers before. */
export const stagedChanges: ChangeSource = sql`
  select s.product_no, s.created, s.price, s.stock, ${words(originCodes.words)}[s.origin + 1] as origin, s.active,
    ${words(statusCodes.words)}[s.status + 1] as status, ${words(findingCodes.words)}[s.finding + 1] as finding,
    coalesce(s.sku, s.old_sku) as sku,
    ${moment('s.zero_since')} as zero_since, s.old_price, s.old_stock, ${words(originCodes.words)}[s.old_origin + 1] as old_origin,
    s.old_active, ${words(statusCodes.words)}[s.old_status + 1] as old_status,
    ${words(findingCodes.words)}[s.old_finding + 1] as old_finding, ${moment('s.old_zero_since')} as old_zero_since, s.old_sku
  from staged_offer s`;

const currentAsOld = sql`o.price as old_price, o.stock as old_stock, o.origin as old_origin, o.active as old_active,
  o.status as old_status, o.finding as old_finding, o.own_stock_zero_since as old_zero_since, o.sku as old_sku`;

/** An offer as it will be, by the names of its columns. */
export interface GivenOffer {
  readonly product_no: number;
  readonly price: number;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly active: boolean;
  readonly status: OfferStatus;
  readonly finding: SyncResultType | null;
  readonly zero_since: Date | null;
}

/** Changes of a few offers. */
export const givenChanges = (sellerId: string, offers: readonly GivenOffer[]): ChangeSource => sql`
  select g.product_no, false as created, g.price, g.stock, g.origin, g.active, g.status, g.finding, o.sku, g.zero_since,
    ${currentAsOld}
  from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as g (product_no integer, price bigint, stock integer, origin text,
    active boolean, status text, finding text, zero_since timestamptz)
  join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = g.product_no`;

/** Offers that nobody has put up yet. */
export const newOffers = (offers: readonly GivenOffer[]): ChangeSource => sql`
  select g.product_no, true as created, g.price, g.stock, g.origin, g.active, g.status, g.finding, null::text as sku, g.zero_since
  from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as g (product_no integer, price bigint, stock integer, origin text,
    active boolean, status text, finding text, zero_since timestamptz)`;

/** When a run began: nothing it changed lies in the partitions of earlier months. */
export const startOf = (sellerId: string, runNo: number) => sql`(
  select started_at from catalogue_run where seller_id = ${sellerId}::uuid and no = ${runNo}::bigint)`;

/** Whether something else has changed an offer since the run, or has found a result of its product that is still valid. */
export const changedSince = (sellerId: string, of: number) => sql<boolean>`(o.changed_run > ${of}::bigint or exists (
  select from sync_finding since where since.seller_id = ${sellerId}::uuid and since.product_no = o.product_no and since.run_no > ${of}::bigint))`;

/** What a run's offers were before it, as far as nothing else has changed them since. */
export const changesBack = (sellerId: string, of: number): ChangeSource => sql`
  select c.product_no, false as created, c.old_price as price, c.old_stock as stock, c.old_origin as origin, c.old_active as active,
    c.old_status as status, c.old_finding as finding, c.old_sku as sku, c.old_own_stock_zero_since as zero_since, ${currentAsOld}
  from offer_change c join offer o on o.seller_id = c.seller_id and o.product_no = c.product_no
  where c.seller_id = ${sellerId}::uuid and c.run_no = ${of}::bigint and c.at >= ${startOf(sellerId, of)}
    and not ${changedSince(sellerId, of)}`;

/** Inserts the offers that are new; returns how many. */
export async function insertOffers(
  db: SellerDb,
  { sellerId, runNo, now }: WritingRun,
  { source, created }: { readonly source: ChangeSource; readonly created: number },
): Promise<void> {
  const statement = sql<{ written: number }>`
    with written as (
      insert into offer (seller_id, product_no, price, stock, origin, active, status, finding, sku, own_stock_zero_since,
        created_at, created_run, changed_at, changed_run)
      select ${sellerId}::uuid, g.product_no, g.price, g.stock, g.origin, g.active, g.status, g.finding, g.sku, g.zero_since,
        ${now}, ${runNo}::bigint, ${now}, ${runNo}::bigint
      from (${source}) g where g.created
      returning 1
    )
    select count(*) as written from written`;
  const written = (await db.first(statement))?.written ?? 0;
  requireAllWritten({ given: created, written }, 'offers were not written');
}

/** Changes the offers that exist and writes down what they were. */
export async function updateOffers(
  db: SellerDb,
  { sellerId, runNo, now }: WritingRun,
  source: ChangeSource,
): Promise<void> {
  const statement = sql<WrittenCounts>`
    with given as not materialized (${source}), noted as (
      insert into offer_change (seller_id, product_no, run_no, at, old_price, new_price, old_stock, new_stock, old_origin,
        new_origin, old_active, new_active, old_status, old_finding, old_own_stock_zero_since, old_sku)
      select ${sellerId}::uuid, g.product_no, ${runNo}::bigint, ${now}, g.old_price, g.price, g.old_stock, g.stock, g.old_origin,
        g.origin, g.old_active, g.active, g.old_status, g.old_finding, g.old_zero_since, g.old_sku
      from given g where not g.created
      returning 1
    ), changed as (
      update offer o set price = g.price, stock = g.stock, origin = g.origin, active = g.active, status = g.status, finding = g.finding,
        sku = g.sku, own_stock_zero_since = g.zero_since, changed_at = ${now}, changed_run = ${runNo}::bigint,
        version = o.version + 1
      from given g
      where o.seller_id = ${sellerId}::uuid and o.product_no = g.product_no and not g.created
      returning 1
    )
    select (select count(*) from changed) as given, (select count(*) from noted) as written`;
  requireAllWritten(await db.first(statement), 'changes of offers were not written down');
}

/** Adds to the kept counters of the seller's offers. */
export async function addToOfferCounts(
  db: SellerDb,
  sellerId: string,
  changes: ReadonlyMap<OfferStatus, number>,
): Promise<void> {
  const given = [...changes].filter(([, change]) => change !== 0).map(([status, change]) => ({ status, change }));
  if (given.length === 0) return;
  const statement = sql`
    insert into offer_count as c (seller_id, status, offers)
    select ${sellerId}::uuid, r.status, r.change from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (status text, change bigint)
    order by r.status
    on conflict (seller_id, status) do update set offers = c.offers + excluded.offers`;
  await db.rows(statement);
}
