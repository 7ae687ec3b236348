import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { RegistrationNote } from '@offizin/contract/registrations/seller';
import { businessTypes } from '@offizin/domain/access/seller-kinds';
import { companyOfRegistration } from '@offizin/domain/company/from-registration';
import { changeOf } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { today } from '../../company/write/read-company.ts';
import { takeOverCompany } from '../../company/write/take-over-company.ts';
import { readAnswers } from '../write/registration-answers.ts';
import { decideRegistration } from '../write/registration-write-queries.ts';
import { approveSeller, closeRefusedSeller } from '../../sellers/write/seller-write-queries.ts';
import { beginServices } from '../../services/write/apply-services.ts';
import { forgetUsersOf } from '../../identity/write/user-write-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { findRegistration } from '../read/handed-in-queries.ts';

type Approve = InputOf<typeof marketplaceApi.approveRegistration>;
type RequestChanges = InputOf<typeof marketplaceApi.requestRegistrationChanges>;
type Reject = InputOf<typeof marketplaceApi.rejectRegistration>;

const outcomes = { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' } as const;

interface Decision {
  readonly action: keyof typeof outcomes;
  readonly notes: readonly RegistrationNote[];
  readonly keepUntil: Date | null;
}

/** One conditional step, its mail and its audit row; returns whose registration it is. */
async function decide(input: Approve | RequestChanges | Reject, decision: Decision) {
  const { db, caller, params, now, fail } = input;
  const { brand } = caller;
  const found = await findRegistration(db, brand, params.registrationId);
  if (found === undefined) return fail('not_found');
  const { id, sellerId } = found;
  const done = await decideRegistration(db, { id, brand, now, ...decision });
  if (done === undefined) return fail('registration.invalid_state', { current: { state: found.state } });
  const letter = outcomes[decision.action];
  await enqueueJob(db, { name: 'mail_registration', payload: { registrationId: id, letter, at: now.toISOString() } });
  const changes = changeOf('status', found.state, done.state);
  await insertAudit(db, { brand, kind: 'registration.decided', sellerId, userId: null, impersonatedBy: null, changes });
  return { sellerId, row: done, reply: { registrationId: id, state: done.state } };
}

/** Lets the seller sell; a session that it has open shows the portal at once. */
export async function approveRegistration(input: Approve) {
  const { app, db, caller, body, now } = input;
  const { sellerId, row, reply } = await decide(input, { action: 'approve', notes: [], keepUntil: null });
  const { marketplaceConfiguration: configuration, goldPartner, services } = body;
  const { brand } = caller;
  await approveSeller(db, { brand, sellerId, configuration, goldPartner, services });
  await beginServices(db, { sellerId, brand, now }, services);
  const answers = readAnswers(app.sealKeys, row);
  const context = {
    brand,
    country: answers.country ?? '',
    businessType: businessTypes.find((type) => type === answers.businessType) ?? 'other',
    today: today(brand, now),
  };
  await takeOverCompany(app, db, { sellerId, brand, now, context, values: companyOfRegistration(answers) });
  return reply;
}

/** Sends the registration back with a reason for each answer. */
export async function requestRegistrationChanges(input: RequestChanges) {
  const decided = await decide(input, { action: 'request_changes', notes: input.body.notes, keepUntil: null });
  return decided.reply;
}

/** Refuses it: the person's data leave the user and the seller now, the registration after its term. */
export async function rejectRegistration(input: Reject) {
  const { db, caller, body, now } = input;
  const keepUntil = secondsAfter(now, limits.registrationKept);
  const notes = [{ field: null, reason: body.reason }];
  const { sellerId, reply } = await decide(input, { action: 'reject', notes, keepUntil });
  await closeRefusedSeller(db, caller.brand, sellerId);
  await forgetUsersOf(db, caller.brand, sellerId);
  return reply;
}
