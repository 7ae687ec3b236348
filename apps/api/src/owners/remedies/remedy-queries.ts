import { sql, type SqlBool } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface RemedyKey {
  readonly sellerId: string;
  readonly remedyId: string;
}

export function findRemedy(db: SellerDb, { sellerId, remedyId }: RemedyKey) {
  return db.first(
    query.selectFrom('sync_remedy').selectAll().where('seller_id', '=', sellerId).where('id', '=', remedyId),
  );
}

export type RemedyRow = NonNullable<Awaited<ReturnType<typeof findRemedy>>>;

/** The results that a remedy mends, with their products, matched or chosen, and what their rows said. */
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

export async function finishRemedy(
  db: SellerDb,
  { sellerId, remedyId }: RemedyKey,
  result: { state: 'done' | 'failed'; changed: number; refused: number },
): Promise<void> {
  await db.rows(
    query
      .updateTable('sync_remedy')
      .set(result)
      .where('seller_id', '=', sellerId)
      .where('id', '=', remedyId)
      .where('state', '=', 'working'),
  );
}
