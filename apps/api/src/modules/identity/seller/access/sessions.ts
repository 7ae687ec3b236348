import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import {
  deleteOperatorSessions,
  deleteOtherSessions,
  endOwnSession,
} from '../../../../platform/session/own-session-queries.ts';
import { personOf } from './own-user.ts';

/** Ends one session; its streams end with it, and its browser is no longer remembered (AUT-17). */
export async function endSession({ app, session, params, fail }: InputOf<typeof api.access.endSession>) {
  const who = personOf(session, fail);
  await withIdentity(app.pool, async (db) => {
    const owner = { userId: who.userId, sellerId: session.sellerId };
    if (!(await endOwnSession(db, owner, params.sessionId))) return fail('not_found');
    return insertAudit(db, {
      ...who,
      kind: 'session.ended',
      detail: { ended: 1 },
      changes: changeOf('sessions', null, 1),
    });
  });
  return {};
}

/** Ends all sessions but this one, those of operators too. */
export async function endOtherSessions({ app, session, fail }: InputOf<typeof api.access.endOtherSessions>) {
  const who = personOf(session, fail);
  const kept = { id: session.id, family: session.row.rememberFamily };
  const ended = await withIdentity(app.pool, async (db) => {
    const own = await deleteOtherSessions(db, who.userId, kept);
    const all = own + (await deleteOperatorSessions(db, session.sellerId));
    // A repeat finds none: the history says once what was ended.
    if (all > 0)
      await insertAudit(db, {
        ...who,
        kind: 'session.ended',
        detail: { ended: all },
        changes: changeOf('sessions', null, all),
      });
    return all;
  });
  return { ended };
}
