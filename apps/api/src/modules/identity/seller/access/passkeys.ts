import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { changeOf } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { deletePasskey, findPasskeysOf, insertPasskey, renamePasskey as rename } from '../../write/passkey-queries.ts';
import { creationOptions, readCreation } from '../../write/passkeys.ts';
import { mailAboutSecondFactor } from '../../write/second-factor.ts';
import { passkeyView } from './access-view.ts';
import { ownUser, personOf } from './own-user.ts';

const askedBy = (session: { readonly id: string }) => ({ purpose: 'add', boundTo: session.id }) as const;

export async function passkeyOptions({ app, visit, session, fail }: InputOf<typeof api.access.passkeyOptions>) {
  const user = await withIdentity(app.pool, (db) => ownUser(db, session, fail));
  return { options: await creationOptions(app, visit, { asked: askedBy(session), user }) };
}

/** Keeps what the browser made: from now on it signs in at this host (AUT-17). */
export async function addPasskey({ app, visit, session, body, now, fail }: InputOf<typeof api.access.addPasskey>) {
  const who = personOf(session, fail);
  const { userId } = who;
  const made = await readCreation(app, visit, { asked: askedBy(session), passkey: body.passkey });
  if (made === null) return fail('passkey.invalid');
  const row = { id: randomUUID(), userId, brand: session.brand, name: body.name, now, ...made };
  await withIdentity(app.pool, async (db) => {
    if ((await findPasskeysOf(db, userId)).length >= limits.passkeys) return fail('passkey.limit');
    if (!(await insertPasskey(db, row))) return fail('passkey.exists');
    await insertAudit(db, {
      ...who,
      kind: 'second_factor.passkey_added',
      detail: { passkey: row.id },
      changes: changeOf('name', null, row.name),
    });
    return mailAboutSecondFactor(db, { userId, change: 'passkey_added', now });
  });
  return passkeyView({ ...row, createdAt: now, usedAt: null });
}

export function renamePasskey({ app, session, params, body, fail }: InputOf<typeof api.access.renamePasskey>) {
  const who = personOf(session, fail);
  const { userId } = who;
  return withIdentity(app.pool, async (db) => {
    const before = (await findPasskeysOf(db, userId)).find(({ id }) => id === params.passkeyId);
    const renamed = await rename(db, { userId, id: params.passkeyId, name: body.name });
    if (renamed !== undefined)
      await insertAudit(db, {
        ...who,
        kind: 'second_factor.passkey_renamed',
        detail: { passkey: renamed.id },
        changes: changeOf('name', before?.name ?? null, renamed.name),
      });
    // Somebody has named it so at the same moment.
    const named = renamed ?? (before && { ...before, name: body.name });
    return passkeyView(named ?? fail('not_found'));
  });
}

export async function removePasskey({ app, session, params, now, fail }: InputOf<typeof api.access.removePasskey>) {
  const who = personOf(session, fail);
  const { userId } = who;
  const id = params.passkeyId;
  await withIdentity(app.pool, async (db) => {
    const before = (await findPasskeysOf(db, userId)).find((passkey) => passkey.id === id);
    if (!(await deletePasskey(db, { userId, id }))) return fail('not_found');
    const changes = changeOf('name', before?.name ?? null, null);
    await insertAudit(db, { ...who, kind: 'second_factor.passkey_removed', detail: { passkey: id }, changes });
    return mailAboutSecondFactor(db, { userId, change: 'passkey_removed', now });
  });
  return {};
}
