import type { RegistrationDraft } from '@offizin/contract/registrations/seller';
import { viesNumber } from '@offizin/domain/company/vat-number';
import type { RegistrationAnswers } from '@offizin/domain/registrations/steps';
import { handedInFaults } from '@offizin/domain/registrations/handed-in-faults';
import { readAnswers } from '../write/registration-answers.ts';
import type { App } from '../../../platform/app.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { findLicence, type RegistrationRow } from '../read/registration-queries.ts';

/** The register's word about the number as it was handed in; saving makes it old. */
function vatCheckOf(
  row: RegistrationRow,
  { answers, isAsked }: { answers: RegistrationAnswers; isAsked: boolean },
): RegistrationDraft['vatCheck'] {
  const { vatNumber = '', country = '' } = answers;
  const isHandedIn = row.submittedAt !== null && row.savedAt <= row.submittedAt;
  return isAsked && isHandedIn && viesNumber(vatNumber, country) !== null ? row.vatState : null;
}

/** What the form shows: the answers, what is missing among them, and what the marketplace said. */
export async function registrationView(
  { sealKeys, clock, pool, config }: Pick<App, 'sealKeys' | 'clock' | 'pool' | 'config'>,
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
    vatCheck: vatCheckOf(row, { answers, isAsked: config.viesUrl !== null }),
    notes: row.notes,
    hasUser: row.sellerId !== null,
  };
}
