import type { ViewList } from '@offizin/domain/saved-views/saved-views';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Lets nobody else save or rename views of the shop until the commit. */
export async function lockViews(db: SellerDb): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('saved views ' || ${db.sellerId}::text, 0))`);
}

/** The shop's views of a list and those of one person, each by name; of nobody the shop's alone. */
export function findViews(db: SellerDb, { list, userId }: { readonly list: ViewList; readonly userId: string | null }) {
  return db.rows(
    query
      .selectFrom('saved_view')
      .select(['id', 'user_id as userId', 'name', 'shows', 'version', 'made_by as by'])
      .where('seller_id', '=', db.sellerId)
      .where('list', '=', list)
      .where((is) => is.or([is('user_id', 'is', null), is('user_id', '=', userId)]))
      .orderBy(sql`user_id is not null`)
      .orderBy(sql`lower(name)`),
  );
}

export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

export interface SavedContent {
  readonly name: string;
  readonly shows: object;
  readonly by: string;
  readonly now: Date;
}

export async function insertView(
  db: SellerDb,
  of: { readonly brand: string; readonly list: ViewList; readonly userId: string | null },
  { name, shows, by, now }: SavedContent,
): Promise<string> {
  const row = await db.first(sql<{ id: string }>`
    insert into saved_view (seller_id, brand, list, user_id, name, shows, made_by, changed_at)
    values (${db.sellerId}, ${of.brand}, ${of.list}, ${of.userId}, ${name}, ${JSON.stringify(shows)}::jsonb, ${by}, ${now})
    returning id`);
  if (row === undefined) throw new Error('the view was not written');
  return row.id;
}

export async function updateView(db: SellerDb, id: string, { name, shows, by, now }: SavedContent): Promise<void> {
  await db.rows(sql`
    update saved_view set name = ${name}, shows = ${JSON.stringify(shows)}::jsonb, made_by = ${by}, changed_at = ${now},
      version = version + 1
    where seller_id = ${db.sellerId} and id = ${id}`);
}

export async function deleteView(db: SellerDb, id: string): Promise<void> {
  await db.rows(query.deleteFrom('saved_view').where('seller_id', '=', db.sellerId).where('id', '=', id));
}
