import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { findShippingCosts } from '../write/shipping-costs-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** What a seller charges for shipping; read after `seller.shipping_costs_changed` (PRO-07). */
export async function sellerShippingCosts(input: InputOf<typeof marketplaceApi.sellerShippingCosts>) {
  const { db, caller, params, fail } = input;
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const found = await findShippingCosts(db, seller.id);
  return { shippingCosts: found === undefined ? null : { cost: found.cost, freeAbove: found.freeAbove } };
}
