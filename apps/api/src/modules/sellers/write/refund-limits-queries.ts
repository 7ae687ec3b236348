import { noRefundLimits, type RefundLimits } from '@offizin/domain/returns/refund-limit';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Above which sums a shop's people and systems propose refunds to the owner. */
export async function findRefundLimits(
  db: IdentityDb | MarketplaceDb | SellerDb,
  sellerId: string,
): Promise<RefundLimits> {
  const found = await db.first(query.selectFrom('seller').select('refund_limits').where('id', '=', sellerId));
  return { ...noRefundLimits, ...found?.refund_limits };
}

export async function writeRefundLimits(
  db: IdentityDb,
  { sellerId, limits }: { sellerId: string; limits: RefundLimits },
): Promise<void> {
  await db.rows(
    query
      .updateTable('seller')
      .set({ refund_limits: JSON.stringify(limits) })
      .where('id', '=', sellerId),
  );
}
