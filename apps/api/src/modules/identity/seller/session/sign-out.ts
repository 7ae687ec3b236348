import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { refuseForeignOrigin } from '../../../../platform/http/visit.ts';
import { loadSession } from '../../../../platform/session/active-session.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { endSession } from '../../../../platform/session/open-session.ts';

/** Ends the session on the server. It is a GET by the product's contract, so a foreign page may not trigger it. */
export async function signOut({ app, visit, request }: InputOf<typeof api.session.signOut>) {
  refuseForeignOrigin(request);
  const session = await loadSession(app, visit);
  await endSession(app, visit);
  if (session === null) return {};
  const { brand, sellerId, userId, impersonatedBy } = session;
  await withIdentity(app.pool, (db) => insertAudit(db, { brand, kind: 'signout', sellerId, userId, impersonatedBy }));
  return {};
}
