import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { readAnswers } from '../../owners/registrations/registration-answers.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { findRegistration, findRegistrations } from './registration-queries.ts';

export async function registrations({ db, caller, query }: InputOf<typeof marketplaceApi.registrations>) {
  const { state, after, limit = limits.registrationsPerCall } = query;
  const rows = await findRegistrations(db, caller.brand, { state, after, limit });
  return {
    items: rows.map(({ registrationId, seller, submittedAt, savedAt }) => ({
      registrationId,
      seller,
      submittedAt: (submittedAt ?? savedAt).toISOString(),
    })),
  };
}

export async function registration({ app, db, caller, params, fail }: InputOf<typeof marketplaceApi.registration>) {
  const row = await findRegistration(db, caller.brand, params.registrationId);
  if (row === undefined || row.state === 'draft') return fail('not_found');
  const { id, seller, state, email, locale, consents, notes } = row;
  return {
    registrationId: id,
    seller,
    state,
    email,
    locale,
    consents,
    notes,
    submittedAt: (row.submittedAt ?? row.savedAt).toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answers: { ...readAnswers(app.sealKeys, row) },
  };
}
