import type { Correction } from '@offizin/contract/uploads/seller';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countsNow, type RunsOfUpload } from './rows-now-queries.ts';
import type { UploadKey } from './upload-write-queries.ts';

/** What a row by the alias `r` is about: its product, its identifiers, or without any its place in this very file. */
export const identifierOf = (
  file: RawBuilder<string>,
): RawBuilder<string> => sql`case when r.product_no is not null then 'p' || r.product_no
  when r.code is null and r.gtin is null then 'n' || ${file} || '/' || r.row_number
  else 'i' || coalesce(r.code, '') || '/' || coalesce(r.gtin, '') end`;

/** What the cell of a field says in a row by the alias `r`, as the file has it where it cannot be read. */
export const cellOf = (field: RawBuilder<string>): RawBuilder<string> => sql`coalesce(
  case when r.detail#>>'{unreadable,field}' = ${field} then r.detail#>>'{unreadable,text}'
    when r.detail#>>'{identifier,field}' = ${field} then r.detail#>>'{identifier,text}' end,
  case when ${field} = 'code' then r.code when ${field} = 'gtin' then r.gtin when ${field} = 'price' then r.price::text
    when ${field} = 'stock' then r.stock::text when ${field} = 'origin' then r.origin end, '')`;

/** The name of the file of an upload: its content. */
const contentOf = ({ sellerId, uploadId }: UploadKey) => sql<string>`(
  select encode(u.sha256, 'hex') from offer_upload u where u.seller_id = ${sellerId}::uuid and u.id = ${uploadId}::uuid)`;

/** Of several corrections of one cell the last counts. */
const lastOf = (corrections: readonly Correction[]): Correction[] => [
  ...new Map(corrections.map((correction) => [`${correction.rowNumber} ${correction.field}`, correction])).values(),
];

/** Writes corrections of cells, with what the cells said before; one without a value is taken back. */
export async function writeCorrections(
  db: SellerDb,
  key: UploadKey,
  { corrections, seen }: { readonly corrections: readonly Correction[]; readonly seen: RunsOfUpload },
): Promise<void> {
  const { sellerId, uploadId } = key;
  const last = lastOf(corrections);
  const given = last.filter(({ value }) => value !== null);
  const back = last.filter(({ value }) => value === null);
  if (given.length > 0) {
    const statement = sql`
      insert into offer_upload_correction (seller_id, upload_id, row_number, field, value, identifier, was, alike)
      select ${sellerId}::uuid, ${uploadId}::uuid, g."rowNumber", g.field, g.value, ${identifierOf(contentOf(key))}, ${cellOf(sql`g.field`)},
        g.alike is true
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g ("rowNumber" integer, field text, value text, alike boolean)
        left join run_row r on ${countsNow(seen)} and r.row_number = g."rowNumber"
      on conflict (seller_id, upload_id, row_number, field) do update
        set value = excluded.value, recalled = false, alike = excluded.alike`;
    await db.rows(statement);
  }
  if (back.length === 0) return;
  const statement = sql`
    delete from offer_upload_correction c
    using jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as g ("rowNumber" integer, field text)
    where c.seller_id = ${sellerId}::uuid and c.upload_id = ${uploadId}::uuid and c.row_number = g."rowNumber" and c.field = g.field`;
  await db.rows(statement);
}

/**
 * Moves the corrections of an upload, whose file was replaced, to the rows of the new check that are about the same things;
 * whether any are left.
 */
export async function moveCorrections(db: SellerDb, key: UploadKey, checkRun: number): Promise<boolean> {
  const { sellerId, uploadId } = key;
  const statement = sql<{ moved: number }>`
    with gone as (
      delete from offer_upload_correction c
      where c.seller_id = ${sellerId}::uuid and c.upload_id = ${uploadId}::uuid
      returning c.*
    ), moved as (
      insert into offer_upload_correction (seller_id, upload_id, row_number, field, value, identifier, was, recalled, alike)
      select distinct on (r.row_number, g.field) g.seller_id, g.upload_id, r.row_number, g.field, g.value, g.identifier, g.was,
        g.recalled, g.alike
      from gone g join run_row r on r.seller_id = ${sellerId}::uuid and r.run_no = ${checkRun}::bigint
        and ${identifierOf(contentOf(key))} = g.identifier
      order by r.row_number, g.field, g.row_number
      returning 1
    )
    select count(*)::integer as moved from moved`;
  return ((await db.first(statement))?.moved ?? 0) > 0;
}

/** Marks a row as corrected by the choice of its product. */
export async function markChosen(
  db: SellerDb,
  { sellerId, uploadId }: UploadKey,
  { rowNumber, productId }: { readonly rowNumber: number; readonly productId: string | null },
): Promise<void> {
  const mark = { seller_id: sellerId, upload_id: uploadId, row_number: rowNumber, value: productId ?? '' };
  await db.rows(
    query
      .insertInto('offer_upload_correction')
      .values({ ...mark, field: 'product', identifier: null, was: null })
      .onConflict((conflict) =>
        conflict.columns(['seller_id', 'upload_id', 'row_number', 'field']).doUpdateSet({ value: mark.value }),
      ),
  );
}

/** The corrected cells of these rows, with their values. */
export function findCorrectedCells(db: SellerDb, { sellerId, uploadId }: UploadKey, rowNumbers: readonly number[]) {
  return db.rows(
    query
      .selectFrom('offer_upload_correction')
      .select(['row_number as rowNumber', 'field', 'value'])
      .$narrowType<{ field: UnreadableField }>()
      .where('seller_id', '=', sellerId)
      .where('upload_id', '=', uploadId)
      .where('row_number', 'in', [...rowNumbers])
      .where('field', '<>', 'product'),
  );
}
