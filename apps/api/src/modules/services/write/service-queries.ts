import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What is known of a seller's services beside their status. */
export function findServiceStates(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('service_state')
      .select(['code', 'since', 'asked', 'asked_at as askedAt'])
      .select(['refused', 'refused_at as refusedAt', 'refusal'])
      .where('seller_id', '=', sellerId),
  );
}

export type ServiceStateRow = Awaited<ReturnType<typeof findServiceStates>>[number];

/** The services that a seller has asked for and not heard about. */
export async function readAskedServices(db: SellerDb | IdentityDb, sellerId: string): Promise<ServiceCode[]> {
  const rows = await db.rows(
    query.selectFrom('service_state').select('code').where('seller_id', '=', sellerId).where('asked', '=', 'subscribe'),
  );
  return rows.map(({ code }) => code);
}

const requestsShown = 500;

/** What sellers of a brand have asked for, the oldest first. */
export function findServiceRequests(db: MarketplaceDb, brand: BrandId) {
  return db.rows(
    query
      .selectFrom('service_state as state')
      .innerJoin('seller', 'seller.id', 'state.seller_id')
      .select(['seller.external_id as seller', 'state.code', 'state.asked as kind', 'state.asked_at as at'])
      .where('state.brand', '=', brand)
      .where('state.asked', 'is not', null)
      .orderBy('state.asked_at')
      .limit(requestsShown),
  );
}
