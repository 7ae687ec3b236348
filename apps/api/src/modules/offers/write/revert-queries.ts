import { sql } from 'kysely';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { changedSince, changesBack, startOf } from './offer-write-queries.ts';

export interface RevertRun {
  readonly sellerId: string;
  /** The run that is taken back. */
  readonly of: number;
  readonly runNo: number;
  readonly now: Date;
}

const count = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0;

export interface StatusMove {
  readonly from: OfferStatus;
  readonly to: OfferStatus;
  readonly offers: number;
}

/** The statuses that offers leave and reach when they are put back, counted. */
export function countChangesBack(db: SellerDb, { sellerId, of }: RevertRun): Promise<StatusMove[]> {
  return db.rows(sql<StatusMove>`
    select old_status as "from", status as "to", count(*)::integer as offers
    from (${changesBack(sellerId, of)}) back group by old_status, status`);
}

/** Joins the rows of the file to the products `o` of the run; one without a row has a number beyond those of files. */
const withRows = ({ sellerId, of }: Reverted) => sql`left join (
    select product_no, min(row_number) as in_file from run_row
    where seller_id = ${sellerId}::uuid and run_no = ${of}::bigint and at >= ${startOf(sellerId, of)} group by product_no
  ) w on w.product_no = o.product_no`;
const rowNumber = sql<number>`coalesce(w.in_file, 1048576 + row_number() over (order by o.product_no))`;

/** Writes down the offers that are put back, as rows of the revert under the numbers of the file; returns how many. */
export async function noteRestored(db: SellerDb, { sellerId, of, runNo, now }: RevertRun): Promise<number> {
  const statement = sql<{ count: number }>`
    with written as (
      insert into run_row (at, seller_id, run_no, row_number, verdict, warned, product_no, price, stock, origin, old_price, old_stock, old_origin)
      select ${now}, ${sellerId}::uuid, ${runNo}::bigint, ${rowNumber}, 'changed', false, o.product_no,
        price, stock, origin, old_price, old_stock, old_origin
      from (${changesBack(sellerId, of)}) o ${withRows({ sellerId, of })}
      returning 1
    )
    select count(*)::integer as count from written`;
  return count(await db.rows(statement));
}

type Reverted = Pick<RevertRun, 'sellerId' | 'of'>;

/** Offers of the run that something else has changed since. */
const leftAloneBy = ({ sellerId, of }: Reverted) => sql`
  select o.* from offer o
  where o.seller_id = ${sellerId}::uuid and ${changedSince(sellerId, of)} and (o.created_run = ${of}::bigint
    or exists (select from offer_change c
      where c.seller_id = ${sellerId}::uuid and c.product_no = o.product_no and c.run_no = ${of}::bigint
        and c.at >= ${startOf(sellerId, of)}))`;

/** Offers that the run created and nothing has changed since. */
const createdAlone = ({ sellerId, of }: Reverted) => sql`
  o.seller_id = ${sellerId}::uuid and o.created_run = ${of}::bigint and not ${changedSince(sellerId, of)}`;

export interface RevertEffects {
  readonly restored: number;
  readonly removed: number;
  readonly leftAlone: number;
}

/** How many offers a revert would put back, remove and leave alone now. */
export async function countRevertEffects(db: SellerDb, run: Reverted): Promise<RevertEffects> {
  const counted = await db.first(sql<RevertEffects>`
    select (select count(*) from (${changesBack(run.sellerId, run.of)}) back)::integer as restored,
      (select count(*) from offer o where ${createdAlone(run)})::integer as removed,
      (select count(*) from (${leftAloneBy(run)}) alone)::integer as "leftAlone"`);
  return counted ?? { restored: 0, removed: 0, leftAlone: 0 };
}

/** Writes down the offers of the run that something else has changed since: they are left alone. Returns how many. */
export async function noteLeftAlone(db: SellerDb, { sellerId, of, runNo, now }: RevertRun): Promise<number> {
  const statement = sql<{ count: number }>`
    with alone as (${leftAloneBy({ sellerId, of })}), written as (
      insert into run_row (at, seller_id, run_no, row_number, verdict, warned, product_no, price, stock, origin, old_price, old_stock, old_origin)
      select ${now}, seller_id, ${runNo}::bigint, ${rowNumber}, 'rejected', false, o.product_no,
        price, stock, origin, price, stock, origin from alone o ${withRows({ sellerId, of })}
      returning 1
    )
    select count(*)::integer as count from written`;
  return count(await db.rows(statement));
}

/** Removes the offers that the run created and nothing has changed since; returns how many had which status. */
export function removeCreated(
  db: SellerDb,
  { sellerId, of }: RevertRun,
): Promise<{ readonly status: OfferStatus; readonly offers: number }[]> {
  return db.rows(sql<{ status: OfferStatus; offers: number }>`
    with removed as (
      delete from offer o where ${createdAlone({ sellerId, of })} returning status
    )
    select status, count(*)::integer as offers from removed group by status`);
}
