import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import type { JobPayload } from '../../../platform/jobs/job-payloads.ts';
import { type AuditEntry, insertAudit } from '../../../platform/session/audit-queries.ts';
import { useRecoveryCode as spend } from './recovery-codes.ts';
import { deleteAuthenticator, deletePasskeysOf } from './second-factor-queries.ts';

export type SecondFactorChange = JobPayload<'mail_second_factor'>['change'];

/** Mails the person that something about its second factor was changed, or tried. */
export function mailAboutSecondFactor(
  db: IdentityDb | MarketplaceDb,
  { userId, change, now }: { userId: string; change: SecondFactorChange; now: Date },
): Promise<void> {
  return enqueueJob(db, { name: 'mail_second_factor', payload: { userId, change, at: now.toISOString() } });
}

/** Whether a recovery code is right and unused; it is used by that, and the person is mailed. */
export async function proveByRecoveryCode(
  db: IdentityDb,
  who: Omit<AuditEntry, 'kind'> & { readonly userId: string },
  { typed, now }: { typed: string; now: Date },
): Promise<boolean> {
  const { userId } = who;
  if (!(await spend(db, { userId, typed, now }))) return false;
  await insertAudit(db, { ...who, kind: 'second_factor.recovery_code_used' });
  await mailAboutSecondFactor(db, { userId, change: 'recovery_code_used', now });
  return true;
}

/** Takes app, recovery codes and passkeys away from who lost them: the password signs in again, and they are mailed. Sessions stay. */
export async function resetSecondFactor(
  db: IdentityDb | MarketplaceDb,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await deleteAuthenticator(db, userId);
  await deletePasskeysOf(db, userId);
  await mailAboutSecondFactor(db, { userId, change: 'reset', now });
}
