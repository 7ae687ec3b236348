import type { RegistrationDraft } from '@offizin/contract/registrations';
import { handedInFaults } from '@offizin/domain/registration/handed-in-faults';
import { readAnswers } from '../../owners/registrations/registration-answers.ts';
import type { App } from '../../platform/app.ts';
import { withIdentity } from '../../platform/db/db-scopes.ts';
import { findLicence, type RegistrationRow } from './registration-queries.ts';

/** What the form shows: the answers, what is missing among them, and what the marketplace said. */
export async function registrationView(
  { sealKeys, clock, pool }: Pick<App, 'sealKeys' | 'clock' | 'pool'>,
  row: RegistrationRow,
): Promise<RegistrationDraft> {
  const answers = readAnswers(sealKeys, row);
  const licence = await withIdentity(pool, (db) => findLicence(db, row.id));
  return {
    state: row.state,
    email: row.email,
    savedAt: row.savedAt.toISOString(),
    answers: { ...answers },
    missing: handedInFaults(answers, { brand: row.brand, today: clock().toISOString().slice(0, 10) }),
    licence: licence === undefined ? null : { ...licence, uploadedAt: licence.uploadedAt.toISOString() },
    notes: row.notes,
    hasUser: row.sellerId !== null,
  };
}
