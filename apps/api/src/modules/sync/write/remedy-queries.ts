import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

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

export interface NewRemedy {
  readonly sellerId: string;
  readonly finding: SyncResultType;
  readonly subjects: readonly string[] | null;
  readonly stock: number | null;
  readonly actorName: string;
  readonly impersonatedBy: string | null;
  readonly now: Date;
}

export async function insertRemedy(db: SellerDb, remedy: NewRemedy): Promise<string> {
  const [row] = await db.rows(
    query
      .insertInto('sync_remedy')
      .values({
        seller_id: remedy.sellerId,
        finding: remedy.finding,
        subjects: remedy.subjects === null ? null : [...remedy.subjects],
        stock: remedy.stock,
        state: 'working',
        actor_name: remedy.actorName,
        impersonated_by: remedy.impersonatedBy,
        changed: null,
        refused: null,
        asked_at: remedy.now,
      })
      .returning('id'),
  );
  if (row === undefined) throw new Error('the remedy was not written');
  return row.id;
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
