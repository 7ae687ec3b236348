import type { api } from '@offizin/contract/api';
import { asIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { moveSession } from '../../../../platform/session/open-session.ts';
import { demandsPasskey } from '../../../../platform/session/second-factor-state-queries.ts';
import { keepLocale } from '../../../identity/write/user-write-queries.ts';
import { findShops } from '../../write/shop-queries.ts';

/**
 * Goes on in another shop of the person: the session gets a new id and serves that shop alone (AUT-19), in the language in which the
 * person worked until now.
 */
export async function open({ db, session, visit, params, now, fail }: InputOf<typeof api.shops.open>) {
  const { userId, brand } = session;
  if (userId === null) return fail('access.impersonation');
  const { sellerId } = params;
  await asIdentity(db, async (identity) => {
    const shops = await findShops(identity, userId, now);
    if (!shops.some((shop) => shop.sellerId === sellerId)) fail('not_found');
    if (session.row.authenticatedAt === null && (await demandsPasskey(identity, { userId, sellerId })))
      fail('reauthentication.required');
    await keepLocale(identity, userId, session.locale);
    if (!(await moveSession(identity, visit, { userId, sellerId, now }))) return;
    await insertAudit(identity, { brand, kind: 'shop.opened', sellerId, userId, impersonatedBy: null });
  });
  return {};
}
