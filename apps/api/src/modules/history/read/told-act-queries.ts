import type { HistoryKind } from '@offizin/domain/history/kinds';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A row of a shop's history that its owners are told, and the shop's name. */
export function findToldAct(db: SellerDb, auditId: number) {
  return db.first(
    query
      .selectFrom('audit as a')
      .innerJoin('seller as s', 's.id', 'a.seller_id')
      .select(['a.kind', 'a.changes', 'a.user_id as userId', 's.name as shop'])
      .$narrowType<{ kind: HistoryKind }>()
      .where('a.seller_id', '=', db.sellerId)
      .where('a.id', '=', auditId),
  );
}

export type ToldAct = NonNullable<Awaited<ReturnType<typeof findToldAct>>>;
