import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { deleteOtherSessions, renewSession } from '../../../../platform/session/own-session-queries.ts';
import { hashOf, newToken } from '../../../../platform/tokens.ts';
import { takeCode, takePassword } from './take-password.ts';

/** Changes the password of who is signed in, with a code of a mail; every other session ends, this one gets a new token (AUT-10). */
export async function change(input: InputOf<typeof api.passwords.change>) {
  const { app, visit, session, now, fail } = input;
  const { brand, id, sellerId } = session;
  const userId = session.userId ?? fail('session_expired');
  const right = await takeCode(input, (user) => user.userId === userId);
  const kept = { id, family: session.row.rememberFamily };
  const endedSessions = await takePassword(input, {
    ...right,
    brand,
    sellerId,
    endSessions: (db) => deleteOtherSessions(db, userId, kept),
  });
  const token = newToken();
  const before = hashOf(visit.cookie('session') ?? '');
  const outcome = await withIdentity(app.pool, (db) => renewSession(db, id, { before, tokenHash: hashOf(token), now }));
  if (outcome === 'renewed') visit.setCookie('session', token);
  return { endedSessions };
}
