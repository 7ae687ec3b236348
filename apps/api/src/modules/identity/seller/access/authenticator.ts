import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { beginAuthenticator as begin, useCode } from '../../write/authenticator.ts';
import { confirmAuthenticator as confirm, findAuthenticator } from '../../write/authenticator-queries.ts';
import { makeRecoveryCodes } from '../../write/recovery-codes.ts';
import { mailAboutSecondFactor } from '../../write/second-factor.ts';
import { deleteAuthenticator, hasSecondFactor } from '../../write/second-factor-queries.ts';
import { ownUser, personOf } from './own-user.ts';

/** Makes the key that an app scans; until a code of it was given, nothing else changes (AUT-17). */
export async function beginAuthenticator({ app, session, now, fail }: InputOf<typeof api.access.beginAuthenticator>) {
  const begun = await withIdentity(app.pool, async (db) => {
    const { userId, username } = await ownUser(db, session, fail);
    return begin(app, db, { userId, name: username, brand: session.brand, now });
  });
  return begun ?? fail('authenticator.exists');
}

/** From the first right code on, signing in with the password asks for one; the recovery codes come with it. */
export async function confirmAuthenticator({
  app,
  session,
  body,
  now,
  fail,
}: InputOf<typeof api.access.confirmAuthenticator>) {
  const who = personOf(session, fail);
  const { userId } = who;
  return withIdentity(app.pool, async (db) => {
    const found = (await findAuthenticator(db, userId)) ?? fail('not_found');
    if (found.confirmedAt !== null) return fail('authenticator.exists');
    if (!(await useCode(app, db, { userId, code: body.code, now }))) return fail('code_invalid');
    if (!(await confirm(db, userId, now))) return fail('authenticator.exists');
    const recoveryCodes = await makeRecoveryCodes(db, who);
    await insertAudit(db, { ...who, kind: 'second_factor.authenticator_added' });
    await mailAboutSecondFactor(db, { userId, change: 'authenticator_added', now });
    return { recoveryCodes };
  });
}

export async function removeAuthenticator({ app, session, now, fail }: InputOf<typeof api.access.removeAuthenticator>) {
  const who = personOf(session, fail);
  const { userId } = who;
  await withIdentity(app.pool, async (db) => {
    const found = await findAuthenticator(db, userId);
    if (!(await deleteAuthenticator(db, userId))) return fail('not_found');
    // Who leaves before the first code has changed nothing that signs in: nobody is alarmed.
    if (found?.confirmedAt === null) return;
    await insertAudit(db, { ...who, kind: 'second_factor.authenticator_removed' });
    return mailAboutSecondFactor(db, { userId, change: 'authenticator_removed', now });
  });
  return {};
}

/** Recovery codes that were lost, seen or used up are replaced, all of them. */
export function newRecoveryCodes({ app, session, now, fail }: InputOf<typeof api.access.newRecoveryCodes>) {
  const who = personOf(session, fail);
  const { userId } = who;
  return withIdentity(app.pool, async (db) => {
    if (!(await hasSecondFactor(db, userId))) return fail('not_found');
    const recoveryCodes = await makeRecoveryCodes(db, who);
    await insertAudit(db, { ...who, kind: 'second_factor.recovery_codes_made' });
    await mailAboutSecondFactor(db, { userId, change: 'recovery_codes_made', now });
    return { recoveryCodes };
  });
}
