import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import { asIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { extendSession } from '../../../../platform/session/session-queries.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { sessionDetailsView } from './session-view.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';

/** Prolongs an impersonated session up to the end of the refresh token that came with it. */
export async function extendImpersonation({
  db,
  visit,
  session,
  now,
  fail,
}: InputOf<typeof api.session.extendImpersonation>) {
  const until = session.impersonationRefreshUntil;
  const token = visit.cookie('session');
  if (until === null || until <= now || token === null) return fail('impersonation.invalid');
  const wanted = secondsAfter(now, limits.impersonationSession);
  const expiresAt = wanted < until ? wanted : until;
  await asIdentity(db, async (identity) => {
    await extendSession(identity, hashOf(token), expiresAt);
    await insertAudit(identity, {
      brand: session.brand,
      kind: 'impersonation.extended',
      sellerId: session.sellerId,
      userId: null,
      impersonatedBy: session.impersonatedBy,
    });
  });
  return sessionDetailsView({ ...session, expiresAt }, []);
}
