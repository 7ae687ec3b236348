import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { resetSecondFactor as reset } from '../write/second-factor.ts';
import { findUserOfSeller } from '../../sellers/write/seller-queries.ts';

/** The last way back in for who lost phone and recovery codes: the marketplace has seen who it is (AUT-17). */
export async function resetSecondFactor({
  db,
  caller,
  params,
  now,
  fail,
}: InputOf<typeof marketplaceApi.resetSecondFactor>) {
  const { brand } = caller;
  const user = await findUserOfSeller(db, { brand, ...params });
  if (user === undefined) return fail('not_found');
  const { userId, sellerId } = user;
  const by = { brand, sellerId, userId, impersonatedBy: null, detail: { by: 'marketplace' } };
  await reset(db, { userId, now, by });
  return {};
}
