import { firstLimits, type SharedLimits } from '@offizin/domain/price-rules/terms';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What holds for all rules of a shop. */
export interface ShopRules {
  readonly limits: SharedLimits;
  readonly pausedAt: Date | null;
  readonly pausedBy: string | null;
  /** When all covered offers were looked at last, and up to which version of the catalogue; null before the first time. */
  readonly lookedAt: Date | null;
  readonly marketVersion: number;
}

const untouched: ShopRules = { limits: firstLimits, pausedAt: null, pausedBy: null, lookedAt: null, marketVersion: 0 };

export async function findShopRules(db: SellerDb): Promise<ShopRules> {
  const row = await db.first(
    query
      .selectFrom('price_rule_shop')
      .select([
        'limits',
        'paused_at as pausedAt',
        'paused_by as pausedBy',
        'looked_at as lookedAt',
        'market_version as marketVersion',
      ])
      .where('seller_id', '=', db.sellerId),
  );
  return row ?? untouched;
}

/** Keeps what changed of it; what is absent stays. */
export async function saveShopRules(db: SellerDb, changes: Partial<ShopRules>): Promise<void> {
  const { limits, pausedAt, pausedBy, lookedAt, marketVersion } = changes;
  const set = {
    ...(limits !== undefined && { limits: JSON.stringify(limits) }),
    ...(pausedAt !== undefined && { paused_at: pausedAt }),
    ...(pausedBy !== undefined && { paused_by: pausedBy }),
    ...(lookedAt !== undefined && { looked_at: lookedAt }),
    ...(marketVersion !== undefined && { market_version: marketVersion }),
  };
  await db.rows(
    query
      .insertInto('price_rule_shop')
      .values({ seller_id: db.sellerId, limits: JSON.stringify(firstLimits), ...set })
      .onConflict((on) => on.column('seller_id').doUpdateSet(set)),
  );
}
