import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { UploadKey } from './upload-write-queries.ts';

/** The runs that an upload’s rows are of: its own, and behind it those of the rows that were corrected afterwards. */
export interface RunsOfUpload {
  readonly sellerId: string;
  /** In their order; of a row that several have, the last one counts. */
  readonly runs: readonly number[];
  /** Rows are written at this moment or later; their partitions are found by it. */
  readonly since: Date;
}

/** The applied corrections of a seller's upload with the alias `of`, as an array of their runs. */
export const runsCorrecting = (sellerId: string, of: string): RawBuilder<number[]> => sql`array(
  select c.apply_run from offer_upload c
  where c.seller_id = ${sellerId}::uuid and c.corrects = ${sql.ref(`${of}.id`)} and c.state = 'applied' and c.apply_run is not null
  order by c.apply_run)`;

/** The runs of an applied upload; undefined for another one. */
export async function findRunsOfUpload(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
): Promise<RunsOfUpload | undefined> {
  const statement = sql<{ run: number; since: Date; correcting: number[] }>`
    select u.apply_run as run, u.created_at as since, ${runsCorrecting(sellerId, 'u')} as correcting
    from offer_upload u where u.seller_id = ${sellerId}::uuid and u.id = ${uploadId}::uuid and u.apply_run is not null`;
  const found = await db.first(statement);
  return found && { sellerId, runs: [found.run, ...found.correcting], since: found.since };
}

/** Whether a row of `run_row` by the alias `r` is the one that counts now. */
export function countsNow({ sellerId, runs, since }: RunsOfUpload): RawBuilder<SqlBool> {
  const [run] = runs;
  const own = sql<SqlBool>`r.seller_id = ${sellerId}::uuid and r.at >= ${since}::timestamptz`;
  if (runs.length < 2) return sql`(${own} and r.run_no = ${run ?? 0}::bigint)`;
  const all = sql`${[...runs]}::bigint[]`;
  return sql`(${own} and r.run_no = any(${all}) and not exists (select from run_row later
    where later.seller_id = ${sellerId}::uuid and later.run_no = any(${all}) and later.run_no > r.run_no
      and later.row_number = r.row_number and later.at >= ${since}::timestamptz))`;
}

/** Whether a row by the alias `r` can still be corrected: it is refused, or its code names no product and may be a slip. */
export const isOpenRow = sql<SqlBool>`(r.verdict = 'rejected' or r.finding = 'new_product')`;

/** A row whose code is right, but whose price or stock is missing. */
export const isIncompleteRow = sql<SqlBool>`(r.finding = 'missing_identifier' and r.detail->'identifier' is null
  and (r.product_no is not null or r.code is not null or r.gtin is not null))`;
