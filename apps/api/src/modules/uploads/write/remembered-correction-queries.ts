import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { cellOf, identifierOf } from './correction-queries.ts';
import type { UploadKey } from './upload-write-queries.ts';

/**
 * Keeps the corrections with which rows of an upload were taken over, for the same cells of later files (UPL-09): those
 * that a person made row by row, and codes, which the catalogue proves.
 */
export async function rememberCorrections(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  { runNo, now }: { readonly runNo: number; readonly now: Date },
): Promise<void> {
  const remember = sql`
    insert into remembered_correction (seller_id, identifier, field, was, value, kept_at)
    select distinct on (c.identifier, c.field, c.was) c.seller_id, c.identifier, c.field, c.was, c.value, ${now}::timestamptz
    from offer_upload_correction c
    join run_row r on r.seller_id = c.seller_id and r.run_no = ${runNo}::bigint and r.at = ${now}::timestamptz and r.row_number = c.row_number
    where c.seller_id = ${sellerId}::uuid and c.upload_id = ${uploadId}::uuid and c.field <> 'product' and c.was is not null
      and r.verdict <> 'rejected' and (not c.alike or c.field in ('code', 'gtin'))
    order by c.identifier, c.field, c.was, c.row_number
    on conflict (seller_id, identifier, field, was) do update set value = excluded.value, kept_at = excluded.kept_at
    returning 1`;
  if ((await db.rows(remember)).length === 0) return;
  const drop = sql`
    delete from remembered_correction m where m.seller_id = ${sellerId}::uuid and m.kept_at < (
      select k.kept_at from remembered_correction k where k.seller_id = ${sellerId}::uuid
      order by k.kept_at desc offset ${limits.rememberedCorrections} - 1 limit 1)`;
  await db.rows(drop);
}

/** Corrects refused rows of a checked upload as the same cells were corrected before; returns how many cells. */
export async function recallCorrections(db: SellerDb, { sellerId, uploadId }: UploadKey): Promise<number> {
  // Most sellers have none: their rows need not be looked through.
  const any = sql`select 1 from remembered_correction where seller_id = ${sellerId}::uuid limit 1`;
  if ((await db.first(any)) === undefined) return 0;
  const recall = sql`
    insert into offer_upload_correction (seller_id, upload_id, row_number, field, value, identifier, was, recalled)
    select u.seller_id, u.id, r.row_number, m.field, m.value, m.identifier, m.was, true
    from offer_upload u
    join run_row r on r.seller_id = u.seller_id and r.run_no = u.check_run and r.at >= u.created_at
    join remembered_correction m on m.seller_id = u.seller_id and m.identifier = ${identifierOf(sql`encode(u.sha256, 'hex')`)}
      and m.was = ${cellOf(sql`m.field`)}
    where u.seller_id = ${sellerId}::uuid and u.id = ${uploadId}::uuid and u.state = 'ready' and u.corrects is null
      and r.seller_id = ${sellerId}::uuid and m.seller_id = ${sellerId}::uuid
      and (r.verdict = 'rejected' or r.finding = 'new_product')
    on conflict (seller_id, upload_id, row_number, field) do nothing
    returning 1`;
  return (await db.rows(recall)).length;
}

/** Takes back what was recalled for an upload, and forgets it; returns how many cells. */
export async function takeBackRecalled(db: SellerDb, { sellerId, uploadId }: UploadKey): Promise<number> {
  const statement = sql<{ taken: number }>`
    with taken as (
      delete from offer_upload_correction c
      where c.seller_id = ${sellerId}::uuid and c.upload_id = ${uploadId}::uuid and c.recalled
      returning c.identifier, c.field, c.was
    ), forgotten as (
      delete from remembered_correction m using taken t
      where m.seller_id = ${sellerId}::uuid and m.identifier = t.identifier and m.field = t.field and m.was = t.was
      returning 1
    )
    select (select count(*) from taken)::integer as taken, (select count(*) from forgotten) as forgotten`;
  return (await db.first(statement))?.taken ?? 0;
}
