import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findHandover } from '../read/handover-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** How far offers that were handed over are. */
export async function handover({ db, caller, params, fail }: InputOf<typeof marketplaceApi.handover>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  return (await findHandover(db, { sellerId: seller.id, handoverId: params.handoverId })) ?? fail('not_found');
}
