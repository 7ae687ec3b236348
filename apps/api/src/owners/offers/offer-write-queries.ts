import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { sql } from 'kysely';
import type { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { copyStaged } from './copy-staged.ts';
import { findingCodes, originCodes, statusCodes } from './offer-codes.ts';

export interface WritingRun {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

const words = (list: readonly string[]) => sql`(${[...list]}::text[])`;

/** Copies the offers that a run writes beside the table; `stage` gives their fields in the order of the columns. */
export async function stageOffers(db: SellerDb, stage: (copy: CopyWriter) => void): Promise<void> {
  const create = sql`
    create temporary table staged_offer (product_no integer, created boolean, price bigint, stock integer, origin smallint,
      active boolean, status smallint, finding smallint, zero_since bigint, sku text, old_price bigint, old_stock integer,
      old_origin smallint, old_active boolean, old_status smallint, old_finding smallint, old_zero_since bigint) on commit drop`;
  await db.rows(create);
  await copyStaged(db, 'staged_offer', stage);
}

/** A staged moment, counted in microseconds from the year 2000. */
const moment = (column: string) => sql`timestamptz '2000-01-01 00:00Z' + ${sql.ref(column)} * interval '1 microsecond'`;

/** Inserts the staged offers that are new, in the order of their key. */
export async function insertStagedOffers(db: SellerDb, { sellerId, runNo, now }: WritingRun): Promise<void> {
  const statement = sql`
    insert into offer (seller_id, product_no, price, stock, origin, active, status, finding, sku, own_stock_zero_since,
      created_at, created_run, changed_at, changed_run)
    select ${sellerId}::uuid, s.product_no, s.price, s.stock, ${words(originCodes.words)}[s.origin + 1],
      s.active, ${words(statusCodes.words)}[s.status + 1], ${words(findingCodes.words)}[s.finding + 1], s.sku, ${moment('s.zero_since')},
      ${now}, ${runNo}::bigint, ${now}, ${runNo}::bigint
    from staged_offer s where s.created`;
  await db.rows(statement);
}

/** Updates the staged offers that exist and writes down what they were. */
export async function updateStagedOffers(db: SellerDb, { sellerId, runNo, now }: WritingRun): Promise<void> {
  const statement = sql`
    with noted as (
      insert into offer_change (seller_id, product_no, run_no, at, old_price, new_price, old_stock, new_stock, old_origin,
        new_origin, old_active, new_active, old_status, old_finding, old_own_stock_zero_since)
      select ${sellerId}::uuid, s.product_no, ${runNo}::bigint, ${now}, s.old_price, s.price, s.old_stock, s.stock,
        ${words(originCodes.words)}[s.old_origin + 1], ${words(originCodes.words)}[s.origin + 1], s.old_active, s.active,
        ${words(statusCodes.words)}[s.old_status + 1], ${words(findingCodes.words)}[s.old_finding + 1], ${moment('s.old_zero_since')}
      from staged_offer s where not s.created
    )
    update offer o set price = s.price, stock = s.stock, origin = ${words(originCodes.words)}[s.origin + 1],
      active = s.active, status = ${words(statusCodes.words)}[s.status + 1], finding = ${words(findingCodes.words)}[s.finding + 1],
      sku = coalesce(s.sku, o.sku), own_stock_zero_since = ${moment('s.zero_since')}, changed_at = ${now}, changed_run = ${runNo}::bigint,
      version = o.version + 1
    from staged_offer s
    where o.seller_id = ${sellerId}::uuid and o.product_no = s.product_no and not s.created`;
  await db.rows(statement);
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
