import { sql, type SqlBool } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface RemedyKey {
  readonly sellerId: string;
  readonly remedyId: string;
}

export function findRemedy(db: SellerDb, { sellerId, remedyId }: RemedyKey) {
  return db.first(query.selectFrom('sync_remedy').selectAll().where('seller_id', '=', sellerId).where('id', '=', remedyId));
}

export type RemedyRow = NonNullable<Awaited<ReturnType<typeof findRemedy>>>;

/** The matched products of the results that a remedy mends, with what their rows said. */
export function findRemediable(db: SellerDb, remedy: Pick<RemedyRow, 'seller_id' | 'finding' | 'subjects'>) {
  const { subjects } = remedy;
  return db.rows(
    query
      .selectFrom('sync_finding')
      .select(['product_no as productNo', 'numbers', 'price', 'stock', 'origin'])
      .where('seller_id', '=', remedy.seller_id)
      .where('finding', '=', remedy.finding)
      .where('product_no', 'is not', null)
      .$if(subjects !== null, (rows) => rows.where(sql<SqlBool>`subject = any(${subjects}::text[])`)),
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
