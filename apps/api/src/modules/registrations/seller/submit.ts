import { randomBytes, randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import type { FieldError } from '@offizin/contract/errors';
import { businessTypes } from '@offizin/domain/access/seller-kinds';
import { limits } from '@offizin/domain/limits';
import { consentKinds } from '@offizin/domain/registrations/consents';
import { askedAnswers } from '@offizin/domain/registrations/fields';
import type { RegistrationAnswers } from '@offizin/domain/registrations/steps';
import { handedInFaults } from '@offizin/domain/registrations/handed-in-faults';
import { mayDo } from '@offizin/domain/registrations/states';
import { cutText } from '@offizin/domain/typed/cut-text';
import { insertRegistered } from '../../events/write/marketplace-event-queries.ts';
import { readAnswers, sealAnswers } from '../write/registration-answers.ts';
import { submitRegistration } from '../write/registration-write-queries.ts';
import {
  insertPendingSeller,
  type SellerProfile,
  updatePendingSeller,
} from '../../sellers/write/seller-write-queries.ts';
import { insertMembership } from '../../team/write/membership-write-queries.ts';
import { insertUser, lockUsers } from '../../identity/write/user-write-queries.ts';
import { type IdentityDb, withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { hashPassword } from '../../../platform/session/password-hash.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findOwn, ownerOf } from './own-registration.ts';
import { findUserId, type RegistrationRow } from '../read/registration-queries.ts';
import { registrationView } from './registration-view.ts';

type Input = InputOf<typeof api.registrations.submit>;

function profileOf(answers: RegistrationAnswers): SellerProfile {
  const { shopName = '', street = '', postalCode = '', city = '', region = null, country = '' } = answers;
  const businessType = businessTypes.find((type) => type === answers.businessType) ?? 'other';
  return { name: shopName, businessType, street, postalCode, city, region, country };
}

/** Whole, in a state where it can be handed in, and with a password where there is no user yet. */
function refuseUnready({ body, now, fail }: Input, own: RegistrationRow, answers: RegistrationAnswers): void {
  if (!mayDo('submit', own.state)) fail('registration.invalid_state');
  const missing = handedInFaults(answers, { brand: own.brand, today: now.toISOString().slice(0, 10) });
  const errors: FieldError[] = missing.map(({ step: _step, field, ...fault }) => ({
    path: `answers.${field}`,
    ...fault,
  }));
  if (own.sellerId === null && body.password === null) errors.push({ path: 'body.password', code: 'field.required' });
  if (errors.length > 0) fail('request.invalid', { errors });
}

/** Makes the seller that waits for approval and its user, whose name for signing in is the address. */
async function makeSeller(
  db: IdentityDb,
  { body, now, fail }: Input,
  { own, answers, passwordHash }: { own: RegistrationRow; answers: RegistrationAnswers; passwordHash: string },
): Promise<string> {
  const sellerId = randomUUID();
  const number = randomBytes(6).toString('hex');
  const owner = { sellerId, externalId: `R-${number}`, brand: own.brand, locale: body.locale };
  await lockUsers(db, own.brand);
  await insertPendingSeller(db, owner, profileOf(answers));
  const name = cutText(`${answers.firstName ?? ''} ${answers.lastName ?? ''}`, 100);
  const user = { username: `r.${number}`, email: own.email, name, passwordHash };
  const userId = await insertUser(db, owner, user);
  if (userId === null) return fail('user_exists');
  await insertMembership(db, { ...owner, userId, role: 'owner', invitedBy: null, since: now, endsAt: null });
  return sellerId;
}

/** Hands a registration in, or in again after changes: seller, user, consents and event in one transaction (AUT-12). */
export async function submit(input: Input) {
  const { app, visit, body, now, fail } = input;
  const address = hashOf(visit.address).toString('base64url');
  const calls = limits.registrationTriesPerAddressPerHour;
  await takeFromRate(app, { scope: 'registration-submit', key: address, calls, per: 3600 });
  const owner = await ownerOf(app, visit);
  // An operator agrees to nothing in a seller's place.
  if (owner.isImpersonated) return fail('access.impersonation');
  const before = await withIdentity(app.pool, (db) => findOwn(db, { visit, owner, now, lock: false }));
  if (before === undefined) return fail('not_found');
  refuseUnready(input, before, readAnswers(app.sealKeys, before));
  // Hashing takes long: no transaction waits for it.
  const passwordHash = body.password === null || before.sellerId !== null ? '' : await hashPassword(body.password);
  const row = await withIdentity(app.pool, async (db) => {
    const own = (await findOwn(db, { visit, owner, now, lock: true })) ?? fail('not_found');
    const answers = askedAnswers(readAnswers(app.sealKeys, own));
    refuseUnready(input, own, answers);
    const sellerId = own.sellerId ?? (await makeSeller(db, input, { own, answers, passwordHash }));
    if (own.sellerId !== null) await updatePendingSeller(db, sellerId, profileOf(answers));
    const { locale } = body;
    const at = now.toISOString();
    const consents = consentKinds.map((kind) => ({ kind, version: body.consents[kind], locale, at }));
    const sealedAnswers = sealAnswers(app.sealKeys, own.id, answers);
    const { id, brand } = own;
    const done = await submitRegistration(db, { id, brand, now, sealedAnswers, consents, sellerId, locale });
    if (done === undefined) return fail('registration.invalid_state');
    await enqueueJob(db, { name: 'check_vat_number', payload: { registrationId: id } });
    await enqueueJob(db, { name: 'mail_registration', payload: { registrationId: id, letter: 'received', at } });
    await insertRegistered(db, { sellerId, registrationId: id, now });
    const userId = await findUserId(db, brand, own.email);
    await insertAudit(db, { brand, kind: 'registration.submitted', sellerId, userId, impersonatedBy: null });
    return done;
  });
  return registrationView(app, row);
}
