import type { api } from '@offizin/contract/api';
import { guardedRoles } from '@offizin/domain/access/roles';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import type { ActiveSession } from '../../../../platform/session/active-session.ts';
import { findOpenSessions, findRememberedBrowsers } from '../../../../platform/session/own-session-queries.ts';
import { findAuthenticator } from '../../write/authenticator-queries.ts';
import { findPasskeysOf } from '../../write/passkey-queries.ts';
import { countRecoveryCodes } from '../../write/recovery-code-queries.ts';
import { maskedEmail, passkeyView, sessionViews } from './access-view.ts';
import { ownUser } from './own-user.ts';

const isDemanded = ({ row: { seller }, subject: { role } }: ActiveSession): boolean =>
  seller.second_factor_required && guardedRoles.includes(role);

/** What a person sees of its own access (AUT-17). */
export function read({ app, session, now, fail }: InputOf<typeof api.access.read>) {
  return withIdentity(app.pool, async (db) => {
    const user = await ownUser(db, session, fail);
    const { userId } = user;
    const span = { now, idleSince: secondsAfter(now, -limits.sessionIdle) };
    const open = await findOpenSessions(db, { userId, sellerId: session.sellerId }, span);
    const remembered = await findRememberedBrowsers(db, userId, now);
    const passkeys = await findPasskeysOf(db, userId);
    const authenticator = await findAuthenticator(db, userId);
    return {
      username: user.username,
      email: maskedEmail(user.email),
      passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
      passkeys: passkeys.map(passkeyView),
      authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
      secondFactorRequired: isDemanded(session),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      sessions: sessionViews({ open, remembered }, session),
    };
  });
}
