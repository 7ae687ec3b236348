import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Lets nobody else add templates until the commit. */
export async function lockTemplates(db: SellerDb): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('message templates ' || ${db.sellerId}::text, 0))`);
}

/** The shop's templates by language and name. */
export function findTemplates(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('message_template')
      .select(['id as templateId', 'locale', 'version', 'name', 'text', 'replaces', 'made_by as by'])
      .where('seller_id', '=', db.sellerId)
      .orderBy('locale')
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
  );
}

export interface TemplateContent {
  readonly name: string;
  readonly text: string;
  readonly replaces: boolean;
  readonly by: string;
  readonly now: Date;
}

export async function insertTemplate(
  db: SellerDb,
  of: { readonly brand: BrandId; readonly locale: LocaleCode },
  { name, text, replaces, by, now }: TemplateContent,
): Promise<string> {
  const { brand, locale } = of;
  const written = await db.first(
    query
      .insertInto('message_template')
      .values({ seller_id: db.sellerId, brand, locale, name, text, replaces, made_by: by, changed_at: now })
      .returning('id'),
  );
  if (written === undefined) throw new Error('the template was not written');
  return written.id;
}

export async function updateTemplate(db: SellerDb, id: string, content: TemplateContent): Promise<void> {
  const { name, text, replaces, by, now } = content;
  await db.rows(
    query
      .updateTable('message_template')
      .set(({ eb }) => ({ name, text, replaces, made_by: by, changed_at: now, version: eb('version', '+', 1) }))
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', id),
  );
}

export async function deleteTemplate(db: SellerDb, id: string): Promise<void> {
  await db.rows(query.deleteFrom('message_template').where('seller_id', '=', db.sellerId).where('id', '=', id));
}
