import type { api } from '@offizin/contract/api';
import type { FieldError } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import { meantAnswers } from '@offizin/domain/registrations/meant-answers';
import {
  maxLength,
  type RegistrationAnswers,
  type RegistrationField,
  registrationFields,
} from '@offizin/domain/registrations/steps';
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

/** What is typed may be longer than what is kept of it; what is meant may not. */
function tooLong(field: RegistrationField, value: string): FieldError[] {
  const limit = maxLength(field);
  if (value.length <= limit) return [];
  return [{ path: `body.answers.${field}`, code: 'field.too_long', params: { limit } }];
}

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
    const typed: RegistrationAnswers = { ...readAnswers(app.sealKeys, own), ...body.answers };
    const fields = registrationFields.filter((field) => field in body.answers);
    const meant = meantAnswers(fields, typed);
    const errors = fields.flatMap((field) => tooLong(field, meant[field] ?? ''));
    if (errors.length > 0) return fail('request.invalid', { errors });
    const answers = { ...typed, ...meant };
    const keepUntil = own.state === 'draft' ? secondsAfter(now, limits.registrationKept) : null;
    const sealedAnswers = sealAnswers(app.sealKeys, own.id, answers);
    return saveAnswers(db, { id: own.id, brand: own.brand, now, sealedAnswers, keepUntil });
  });
  return row === undefined ? fail('registration.invalid_state') : registrationView(app, row);
}
