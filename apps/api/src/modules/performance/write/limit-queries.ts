import type { BrandId } from '@offizin/domain/brand/brands';
import { type BrandLimits, defaultBrandLimits } from '@offizin/domain/performance/brand-limits';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** By what the brand's sellers are judged now. */
export async function findLimits(db: SellerDb | MarketplaceDb, brand: BrandId): Promise<BrandLimits> {
  const row = await db.first(query.selectFrom('metric_limits').selectAll().where('brand', '=', brand));
  if (row === undefined) return defaultBrandLimits;
  return {
    cancelled: { atRisk: row.cancelled_at_risk, exceeded: row.cancelled_exceeded },
    late: { atRisk: row.late_at_risk, exceeded: row.late_exceeded },
    counted: row.counted,
  };
}

export async function writeLimits(
  db: MarketplaceDb,
  brand: BrandId,
  { cancelled, late, counted }: BrandLimits,
): Promise<void> {
  const values = {
    cancelled_at_risk: cancelled.atRisk,
    cancelled_exceeded: cancelled.exceeded,
    late_at_risk: late.atRisk,
    late_exceeded: late.exceeded,
    counted,
  };
  const insert = query.insertInto('metric_limits').values({ brand, ...values });
  await db.rows(insert.onConflict((conflict) => conflict.column('brand').doUpdateSet(values)));
}
