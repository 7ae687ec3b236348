import type { HandoverState } from '@offizin/contract/marketplace-handover';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface HandoverKey {
  readonly sellerId: string;
  readonly handoverId: string;
}

/** The offers, as long as they wait; nobody else takes them over until the transaction ends. */
export function findWaitingHandover(db: SellerDb, { sellerId, handoverId }: HandoverKey) {
  return db.first(
    query
      .selectFrom('offer_handover')
      .select(['content', 'activity'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', handoverId)
      .where('state', '=', 'waiting')
      .forUpdate(),
  );
}

/** Says what became of offers that wait. */
export async function finishHandover(
  db: SellerDb,
  { sellerId, handoverId }: HandoverKey,
  { state, runNo }: { state: HandoverState; runNo: number | null },
): Promise<void> {
  await db.rows(
    query
      .updateTable('offer_handover')
      .set({ state, run_no: runNo })
      .where('seller_id', '=', sellerId)
      .where('id', '=', handoverId)
      .where('state', '=', 'waiting'),
  );
}
