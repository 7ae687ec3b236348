import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { mayDo } from '@offizin/domain/registrations/states';
import { readAnswers, sealAnswers } from '../write/registration-answers.ts';
import { saveAnswers } from '../write/registration-write-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findOwn, ownerOf } from './own-registration.ts';
import { registrationView } from './registration-view.ts';

/** Saves one step beside what the others have; two devices that save together wait for each other, and neither loses its step. */
export async function save({ app, visit, body, now, fail }: InputOf<typeof api.registrations.save>) {
  const address = hashOf(visit.address).toString('base64url');
  await takeFromRate(app, {
    scope: 'registration-save',
    key: address,
    calls: limits.registrationSavesPerHour,
    per: 3600,
  });
  const owner = await ownerOf(app, visit);
  const row = await withIdentity(app.pool, async (db) => {
    const own = (await findOwn(db, { visit, owner, now, lock: true })) ?? fail('not_found');
    if (!mayDo('save', own.state)) return fail('registration.invalid_state');
    const answers = { ...readAnswers(app.sealKeys, own), ...body.answers };
    const keepUntil = own.state === 'draft' ? secondsAfter(now, limits.registrationKept) : null;
    const sealedAnswers = sealAnswers(app.sealKeys, own.id, answers);
    return saveAnswers(db, { id: own.id, brand: own.brand, now, sealedAnswers, keepUntil });
  });
  return row === undefined ? fail('registration.invalid_state') : registrationView(app, row);
}
