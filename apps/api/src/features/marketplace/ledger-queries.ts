import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';

/** Orders of a seller whose money is payable, by number. */
export function findPayable(
  db: MarketplaceDb,
  sellerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db.rows(
    query
      .selectFrom('ledger_order')
      .select(['number', 'lines', 'standing', 'sold', 'refunded', 'kept', 'paid'])
      .where('seller_id', '=', sellerId)
      .where('state', '=', 'payable')
      .where('number', '>', after ?? '')
      .orderBy('number')
      .limit(limit),
  );
}

/** The ledger of an order of the brand. */
export async function findLedger(db: MarketplaceDb, brand: BrandId, number: string) {
  const key = await db.first(
    query.selectFrom('order_number').select('seller_id').where('brand', '=', brand).where('number', '=', number),
  );
  if (key === undefined) return undefined;
  return db.first(
    query
      .selectFrom('ledger_order')
      .select(['currency', 'lines', 'standing', 'state', 'sold', 'refunded', 'kept', 'paid'])
      .where('seller_id', '=', key.seller_id)
      .where('number', '=', number),
  );
}
