import { limits } from '@offizin/domain/limits';
import { type ColumnChoice, headerKey } from '@offizin/domain/uploads/own-headers';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface NamedColumn {
  readonly header: string;
  readonly field: ColumnChoice;
}

/** What is kept of a choice; undefined where the header shall say by itself what the column is. */
const keptField = (field: ColumnChoice) =>
  field === 'as_recognised' ? undefined : field === 'not_read' ? null : field;

/**
 * Keeps what a seller said that columns of a file are, by their headers. A field has one column in a file: said of
 * another one, it is no longer that of the first.
 */
export async function keepOwnHeaders(
  db: SellerDb,
  sellerId: string,
  { named, headers, now }: { named: readonly NamedColumn[]; headers: readonly string[]; now: Date },
): Promise<void> {
  const choices = named.map(({ header, field }) => ({ key: headerKey(header), header, field: keptField(field) }));
  const fields = choices.flatMap(({ field }) => field ?? []);
  const keys = choices.map(({ key }) => key);
  await db.rows(sql`
    delete from own_header where seller_id = ${sellerId}::uuid and (key = any(${keys}::text[])
      or (key = any(${headers.map(headerKey)}::text[]) and field = any(${fields}::text[])))`);
  const kept = choices.filter(({ field }) => field !== undefined);
  await db.rows(sql`
    insert into own_header (seller_id, key, header, field, kept_at)
    select distinct on (key) ${sellerId}::uuid, key, header, field, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as item (key text, header text, field text) order by key
    on conflict (seller_id, key) do update set header = excluded.header, field = excluded.field, kept_at = excluded.kept_at`);
  await db.rows(sql`
    delete from own_header where seller_id = ${sellerId}::uuid and key in (
      select key from own_header where seller_id = ${sellerId}::uuid
      order by kept_at desc, key offset ${limits.ownHeaders})`);
}
