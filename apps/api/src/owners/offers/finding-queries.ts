import { sql } from 'kysely';
import type { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { copyStaged } from './copy-staged.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import type { WritingRun } from './offer-write-queries.ts';

/** The subjects of all findings that stand. */
export async function findStandingSubjects(db: SellerDb, sellerId: string): Promise<Set<string>> {
  const rows = await db.rows(query.selectFrom('sync_finding').select('subject').where('seller_id', '=', sellerId));
  return new Set(rows.map((row) => row.subject));
}

export async function deleteFindings(db: SellerDb, sellerId: string, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const statement = sql`
    delete from sync_finding using unnest(${[...subjects]}::text[]) as gone (subject)
    where seller_id = ${sellerId}::uuid and sync_finding.subject = gone.subject`;
  await db.rows(statement);
}

/** Copies a run's findings beside the table; `stage` gives their fields in the order of the columns. */
export async function stageFindings(db: SellerDb, stage: (copy: CopyWriter) => void): Promise<void> {
  const create = sql`
    create temporary table staged_finding (subject text, finding smallint, colour text, numbers bigint[], row_number integer,
      product_no integer, code text, gtin text, price bigint, stock integer, origin smallint, detail jsonb) on commit drop`;
  await db.rows(create);
  await copyStaged(db, 'staged_finding', stage);
}

export async function insertStagedFindings(db: SellerDb, { sellerId, runNo, now }: WritingRun): Promise<void> {
  const statement = sql`
    insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, row_number, product_no, code,
      gtin, price, stock, origin, detail)
    select ${sellerId}::uuid, subject, ${runNo}::bigint, ${now}, (${[...findingCodes.words]}::text[])[finding + 1], colour,
      numbers, row_number, product_no, code, gtin, price, stock, (${[...originCodes.words]}::text[])[origin + 1], detail
    from staged_finding`;
  await db.rows(statement);
}
