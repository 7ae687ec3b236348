import type { HandoverState } from '@offizin/contract/offers/marketplace';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface HandoverKey {
  readonly sellerId: string;
  readonly handoverId: string;
}

export interface NewHandover {
  readonly sellerId: string;
  /** The offers as the engine reads them. */
  readonly content: string;
  /** Whether each of them shall be active, where it is given. */
  readonly activity: readonly (boolean | null)[];
  readonly now: Date;
}

/** Keeps the offers until they are taken over; returns their id. */
export async function insertHandover(
  db: MarketplaceDb,
  { sellerId, content, activity, now }: NewHandover,
): Promise<string> {
  const [row] = await db.rows(
    query
      .insertInto('offer_handover')
      .values({
        seller_id: sellerId,
        content: Buffer.from(content, 'utf8'),
        activity: [...activity],
        handed_at: now,
        state: 'waiting',
        run_no: null,
      })
      .returning('id'),
  );
  if (row === undefined) throw new Error('the offers were not kept');
  return row.id;
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

/** Records what became of offers that wait. */
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
