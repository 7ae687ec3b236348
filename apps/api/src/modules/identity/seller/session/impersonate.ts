import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { asSeller, withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { secondsAfter } from '../../../../platform/clock.ts';
import { deleteSession, insertSession } from '../../../../platform/session/session-queries.ts';
import { hashOf, newToken } from '../../../../platform/tokens.ts';
import { notify } from '../../../notifications/write/notify-queries.ts';
import { spendImpersonationToken } from '../../write/impersonation-queries.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';

/**
 * Opens a session for the seller that the token pair was minted for (AUT-08). The pair works once, on its own
 * brand, within a minute; the lifetimes are those it was minted with, whatever the caller claims.
 */
export async function impersonate({ app, visit, body, now, fail }: InputOf<typeof api.session.impersonate>) {
  const token = newToken();
  await withIdentity(app.pool, async (db) => {
    const pair = await spendImpersonationToken(db, {
      accessHash: hashOf(body.accessToken),
      refreshHash: hashOf(body.refreshToken),
      brand: visit.host.brand,
      now,
    });
    if (pair === undefined) return fail('impersonation.invalid');
    const owner = { sellerId: pair.sellerId, brand: visit.host.brand };
    const old = visit.cookie('session');
    if (old !== null) await deleteSession(db, hashOf(old));
    await insertSession(db, {
      tokenHash: hashOf(token),
      userId: null,
      ...owner,
      rememberFamily: null,
      impersonatedBy: pair.operator,
      impersonationRefreshUntil: secondsAfter(now, pair.refreshSeconds),
      way: 'operator',
      from: visit,
      authenticatedAt: null,
      now,
      expiresAt: secondsAfter(now, pair.sessionSeconds),
    });
    await insertAudit(db, {
      ...owner,
      kind: 'impersonation.started',
      userId: null,
      impersonatedBy: pair.operator,
    });
    // In the same transaction: no session without a notification to its seller.
    const notice = {
      kind: 'impersonation_started',
      params: { operator: pair.operator },
      dedupeKey: `impersonation:${randomUUID()}`,
      at: now,
    } as const;
    return asSeller(db, owner, (sellerDb) => notify(sellerDb, notice));
  });
  visit.setCookie('session', token);
  visit.clearCookie('remember');
  return {};
}
