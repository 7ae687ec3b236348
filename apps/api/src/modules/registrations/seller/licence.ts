import type { api } from '@offizin/contract/api';
import { documentTypeOf } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { takesLicence } from '@offizin/domain/registrations/fields';
import { mayDo } from '@offizin/domain/registrations/states';
import { readAnswers, sealLicence } from '../write/registration-answers.ts';
import { deleteLicence, writeLicence } from '../write/registration-write-queries.ts';
import { type IdentityDb, withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findOwn, ownerOf } from './own-registration.ts';
import type { RegistrationRow } from '../read/registration-queries.ts';
import { registrationView } from './registration-view.ts';

type Put = InputOf<typeof api.registrations.putLicence>;
type Remove = InputOf<typeof api.registrations.removeLicence>;

/** Changes the licence of the own registration while it may be handed in, its row held meanwhile. */
async function change(
  { app, visit, now, fail }: Put | Remove,
  act: (db: IdentityDb, own: RegistrationRow) => Promise<void>,
) {
  await takeFromRate(app, {
    scope: 'registration-licence',
    key: hashOf(visit.address).toString('base64url'),
    calls: limits.registrationLicencesPerHour,
    per: 3600,
  });
  const owner = await ownerOf(app, visit);
  const row = await withIdentity(app.pool, async (db) => {
    const own = (await findOwn(db, { visit, owner, now, lock: true })) ?? fail('not_found');
    if (!mayDo('attach', own.state)) return fail('registration.invalid_state');
    await act(db, own);
    return own;
  });
  return registrationView(app, row);
}

/** Takes a copy of the licence: what it is, its first bytes say. It is kept sealed, and only ever handed out as a download. */
export async function putLicence(input: Put) {
  const { app, body, now, fail } = input;
  const mediaType = documentTypeOf(body) ?? fail('request.unsupported_media_type');
  return change(input, async (db, { id, ...own }) => {
    if (!takesLicence(readAnswers(app.sealKeys, { id, ...own }))) fail('registration.invalid_state');
    const sealedContent = sealLicence(app.sealKeys, id, body);
    await writeLicence(db, { registrationId: id, brand: own.brand, mediaType, size: body.length, sealedContent, now });
  });
}

export async function removeLicence(input: Remove) {
  return change(input, (db, { id }) => deleteLicence(db, id));
}
