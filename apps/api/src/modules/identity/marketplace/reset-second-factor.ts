import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { changeOf } from '@offizin/domain/history/changes';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { resetSecondFactor as reset } from '../write/second-factor.ts';
import { findUserOfSeller } from '../../sellers/write/seller-queries.ts';

/** The last way back in for who lost phone and recovery codes: the marketplace has seen who it is, and every owner learns of it (AUT-17). */
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
  await reset(db, { userId, now });
  const detail = { by: 'marketplace', userId };
  const changes = changeOf('username', null, params.username);
  const who = { brand, sellerId, userId: null, impersonatedBy: null };
  const act = { ...who, kind: 'second_factor.reset', detail, changes } as const;
  await asIdentity(db, (identity) => tellOwners(identity, act, now));
  return {};
}
