import type { RegistrationDraft } from '@offizin/contract/registrations';
import { missingAnswers } from '@offizin/domain/registration/fields';
import type { App } from '../../platform/app.ts';
import { readAnswers } from '../../owners/registrations/registration-answers.ts';
import type { RegistrationRow } from './registration-queries.ts';

/** What the form shows: the answers, what is missing among them, and what the marketplace said. */
export function registrationView({ sealKeys }: Pick<App, 'sealKeys'>, row: RegistrationRow): RegistrationDraft {
  const answers = readAnswers(sealKeys, row);
  return {
    state: row.state,
    email: row.email,
    savedAt: row.savedAt.toISOString(),
    answers: { ...answers },
    missing: missingAnswers(answers, row.brand),
    notes: row.notes,
    hasUser: row.sellerId !== null,
  };
}
