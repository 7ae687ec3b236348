import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { asIdentity, inShop } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { changeWish } from '../write/set-write-queries.ts';
import { findPersonShops, openOf } from './person-shops.ts';

/** Has complete sets of a shop mailed to the person, or no longer; the shop's own history says so (INV-08). */
export async function mail({ db, session, params, body, now, fail }: InputOf<typeof api.accountant.mail>) {
  const { userId, brand, impersonatedBy } = session;
  if (userId === null) return fail('access.impersonation');
  const { sellerId } = params;
  const { isMailed } = body;
  const shops = await asIdentity(db, (identity) => findPersonShops(identity, session, now));
  const shop = openOf(shops, sellerId);
  if (typeof shop === 'string') return fail(shop);
  await inShop(db, { from: session, to: shop }, async (own) => {
    if (!(await changeWish(own, isMailed, { userId, now }))) return;
    const changes = changeOf('email_sets', !isMailed, isMailed);
    await insertAudit(own, { brand, sellerId, userId, impersonatedBy, kind: 'notifications.changed', changes });
  });
  return { isMailed };
}
