import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { requireAllWritten, type WrittenCounts } from '../../../platform/db/scopes/written.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import { changedSince, type WritingRun } from './offer-write-queries.ts';
import { Standing } from './standing.ts';

/** What stands now, with the identifiers of rows that named no product. */
export async function findStanding(db: SellerDb, sellerId: string): Promise<Standing> {
  const statement = sql<{ subject: string; code: string | null; gtin: string | null; named: boolean }>`
    select subject, code, gtin, product_no is not null as named from sync_finding where seller_id = ${sellerId}::uuid`;
  const standing = new Standing();
  for (const row of await db.rows(statement)) standing.add(row);
  return standing;
}

/** Deletes the findings of these subjects. */
export async function deleteFindings(
  db: SellerDb,
  { sellerId }: WritingRun,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const statement = sql`
    delete from sync_finding using unnest(${[...subjects]}::text[]) as gone (subject)
    where seller_id = ${sellerId}::uuid and sync_finding.subject = gone.subject`;
  await db.rows(statement);
}

/** Deletes the findings of a type whose rows made no offer, all or those of these subjects; returns how many. */
export async function dismissFindings(
  db: SellerDb,
  sellerId: string,
  { finding, subjects }: { readonly finding: SyncResultType; readonly subjects?: readonly string[] | undefined },
): Promise<number> {
  const only = subjects === undefined ? sql`` : sql`and f.subject = any(${[...subjects]}::text[])`;
  const statement = sql<{ dismissed: number }>`
    with gone as (
      delete from sync_finding f
      where f.seller_id = ${sellerId}::uuid and f.finding = ${finding} ${only}
        and not exists (select from offer o where o.seller_id = ${sellerId}::uuid and o.product_no = f.product_no)
      returning 1
    )
    select count(*)::integer as dismissed from gone`;
  return (await db.first(statement))?.dismissed ?? 0;
}

const findingColumns = sql`subject, run_no, found_at, finding, colour, numbers, row_number, product_no, code, gtin, price, stock,
  origin, detail`;

/** Deletes the findings of these subjects, and keeps them for a revert of the run that replaces them. */
export async function putFindingsAside(
  db: SellerDb,
  { sellerId, runNo, now }: WritingRun,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const statement = sql<WrittenCounts>`
    with gone as (
      delete from sync_finding f using unnest(${[...subjects]}::text[]) as gone (subject)
      where f.seller_id = ${sellerId}::uuid and f.subject = gone.subject
      returning f.*
    ), kept as (
      insert into replaced_finding (seller_id, replaced_by, replaced_at, ${findingColumns})
      select seller_id, ${runNo}::bigint, ${now}, ${findingColumns} from gone
      returning 1
    )
    select (select count(*) from gone) as given, (select count(*) from kept) as written`;
  requireAllWritten(await db.first(statement), 'findings were not kept');
}

/**
 * Puts the findings back that a run replaced, where its own is still there or its offer is as the run left it. A finding
 * of an offer that the run only looked at comes back unless a later file may have looked at it, too.
 */
export async function restoreReplacedFindings(
  db: SellerDb,
  { sellerId, of }: { readonly sellerId: string; readonly of: number },
): Promise<void> {
  const statement = sql`
    insert into sync_finding (seller_id, ${findingColumns})
    select seller_id, ${findingColumns} from replaced_finding r
    where r.seller_id = ${sellerId}::uuid and r.replaced_by = ${of}::bigint
      and not exists (select from offer o
        where o.seller_id = ${sellerId}::uuid and o.product_no = r.product_no and ${changedSince(sellerId, of)})
      and coalesce(
        (select f.run_no = ${of}::bigint from sync_finding f where f.seller_id = ${sellerId}::uuid and f.subject = r.subject),
        exists (select from offer o
          where o.seller_id = ${sellerId}::uuid and o.product_no = r.product_no and o.changed_run = ${of}::bigint)
          or not exists (select from catalogue_run later
            where later.seller_id = ${sellerId}::uuid and later.no > ${of}::bigint and not later.dry
              and later.kind in ('upload', 'feed', 'marketplace')))
    on conflict (seller_id, subject) do update set run_no = excluded.run_no, found_at = excluded.found_at, finding = excluded.finding,
      colour = excluded.colour, numbers = excluded.numbers, row_number = excluded.row_number, product_no = excluded.product_no,
      code = excluded.code, gtin = excluded.gtin, price = excluded.price, stock = excluded.stock, origin = excluded.origin,
      detail = excluded.detail`;
  await db.rows(statement);
}

/** Deletes a run's own findings, but for those of offers that something else has changed since. */
export async function deleteFindingsOfRun(
  db: SellerDb,
  { sellerId, of }: { readonly sellerId: string; readonly of: number },
): Promise<void> {
  const statement = sql`
    delete from sync_finding f
    where f.seller_id = ${sellerId}::uuid and f.run_no = ${of}::bigint
      and not exists (select from offer o
        where o.seller_id = ${sellerId}::uuid and o.product_no = f.product_no and ${changedSince(sellerId, of)})`;
  await db.rows(statement);
}

const stagedFindings = sql`
  select subject, (${[...findingCodes.words]}::text[])[finding + 1] as finding, colour, numbers, row_number, product_no, code, gtin,
    price, stock, (${[...originCodes.words]}::text[])[origin + 1] as origin, detail
  from staged_finding`;

/** A finding as it is written, by the names of its columns. */
export interface GivenFinding {
  readonly subject: string;
  readonly finding: SyncResultType;
  readonly colour: ResultColour;
  readonly numbers: readonly number[];
  readonly product_no: number;
  readonly code: string | null;
  readonly gtin: string | null;
  readonly price: number;
  readonly stock: number;
  readonly origin: StockOrigin;
}

const givenFindings = (findings: readonly GivenFinding[]) => sql`
  select subject, finding, colour, numbers, null::integer as row_number, product_no, code, gtin, price, stock, origin, null::jsonb as detail
  from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as r (subject text, finding text, colour text, numbers bigint[],
    product_no integer, code text, gtin text, price bigint, stock integer, origin text)`;

/** Writes a run's findings: those that are staged, or the given ones. */
export async function insertFindings(
  db: SellerDb,
  { sellerId, runNo, now }: WritingRun,
  findings: readonly GivenFinding[] | 'staged',
): Promise<void> {
  const source = findings === 'staged' ? stagedFindings : givenFindings(findings);
  const statement = sql<WrittenCounts>`
    with given as not materialized (${source}), written as (
      insert into sync_finding (seller_id, run_no, found_at, subject, finding, colour, numbers, row_number, product_no, code, gtin,
        price, stock, origin, detail)
      select ${sellerId}::uuid, ${runNo}::bigint, ${now}, given.* from given
      returning 1
    )
    select (select count(*) from given) as given, (select count(*) from written) as written`;
  requireAllWritten(await db.first(statement), 'findings were not written');
}
