import type { api } from '@offizin/contract/api';
import { asIdentity, inShop } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { markSeen } from '../write/set-write-queries.ts';
import { findPersonShops, openOf } from './person-shops.ts';

/** Notes that the person has looked at a month of a shop (INV-08). */
export async function look({ db, session, params, now, fail }: InputOf<typeof api.accountant.look>) {
  const { userId } = session;
  if (userId === null) return fail('access.impersonation');
  const { sellerId, month } = params;
  const shops = await asIdentity(db, (identity) => findPersonShops(identity, session, now));
  const shop = openOf(shops, sellerId);
  if (typeof shop === 'string') return fail(shop);
  await inShop(db, { from: session, to: shop }, (own) => markSeen(own, month, { userId, now }));
  return {};
}
