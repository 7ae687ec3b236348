import { limits } from '@offizin/domain/limits';
import type { App } from '../../../../platform/app.ts';
import { secondsAfter } from '../../../../platform/clock.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { Visit } from '../../../../platform/http/visit.ts';
import { hashOf, newToken } from '../../../../platform/tokens.ts';
import { insertPendingSignIn } from '../../write/pending-sign-in-queries.ts';

/** What is kept of a password that was given: enough to see that it was changed. */
export const passwordSeen = (passwordHash: string): Buffer => hashOf(passwordHash);

interface FirstFactor {
  readonly userId: string;
  readonly passwordHash: string;
  readonly remember: boolean;
}

/** Opens no session: only this browser, and only for minutes, can continue with the second factor. */
export async function openPendingSignIn(app: App, visit: Visit, first: FirstFactor): Promise<void> {
  const token = newToken();
  const expiresAt = secondsAfter(app.clock(), limits.pendingSignIn);
  const { brand } = visit.host;
  const { userId, remember } = first;
  const pending = { userId, remember, brand, passwordHash: passwordSeen(first.passwordHash), expiresAt };
  await withIdentity(app.pool, (db) => insertPendingSignIn(db, { tokenHash: hashOf(token), ...pending }));
  visit.setCookie('signin', token, limits.pendingSignIn);
}
