import type { BrandId } from '@offizin/domain/brand/brands';
import type { ShippingCosts } from '@offizin/domain/shipping-costs/shipping-costs';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface Saved extends ShippingCosts {
  readonly sellerId: string;
  readonly brand: BrandId;
  /** What the caller saw; 0 where there were none. */
  readonly version: number;
  readonly now: Date;
}

/** Writes the costs over those of the version; false where somebody else saved meanwhile. */
export async function writeShippingCosts(db: SellerDb, costs: Saved): Promise<boolean> {
  const { sellerId, brand, cost, freeAbove, version, now } = costs;
  const values = { cost, free_above: freeAbove, version: version + 1, saved_at: now };
  const row = { ...values, seller_id: sellerId, brand };
  const written =
    version === 0
      ? query
          .insertInto('shipping_costs')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : query
          .updateTable('shipping_costs')
          .set(values)
          .where('seller_id', '=', sellerId)
          .where('version', '=', version)
          .returning('version');
  return (await db.first(written)) !== undefined;
}
