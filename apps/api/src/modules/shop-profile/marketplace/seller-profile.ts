import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { readShopProfile } from '../write/profile-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** What a seller shows to shoppers; read after `seller.profile_changed`. */
export async function sellerProfile({ db, caller, params, now, fail }: InputOf<typeof marketplaceApi.sellerProfile>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  return (await readShopProfile(db, seller.id, now)) ?? fail('not_found');
}
