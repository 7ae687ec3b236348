import { sql, type SqlBool } from 'kysely';
import { query } from '../platform/db/scopes/query.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import type { RemedyRow } from '../modules/sync/write/remedy-queries.ts';

/** The results that a remedy fixes, with their products, matched or chosen, and the values of their rows. */
export function findRemediable(db: SellerDb, remedy: Pick<RemedyRow, 'seller_id' | 'finding' | 'subjects'>) {
  const { subjects } = remedy;
  return db.rows(
    query
      .selectFrom('sync_finding as f')
      .leftJoin('match_choice as c', (join) =>
        join
          .onRef('c.seller_id', '=', 'f.seller_id')
          .on(
            sql<SqlBool>`f.product_no is null and c.identifier = coalesce(f.code, '') || '/' || coalesce(f.gtin, '')`,
          ),
      )
      .select([
        'f.subject',
        'f.numbers',
        'f.price',
        'f.stock',
        'f.origin',
        sql<number>`coalesce(f.product_no, c.product_no)`.as('productNo'),
      ])
      .where('f.seller_id', '=', remedy.seller_id)
      .where('f.finding', '=', remedy.finding)
      .where(sql<SqlBool>`coalesce(f.product_no, c.product_no) is not null`)
      .$if(subjects !== null, (rows) => rows.where(sql<SqlBool>`f.subject = any(${subjects}::text[])`)),
  );
}
