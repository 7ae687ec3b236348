import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { documentEndings } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { readAnswers, readLicence } from '../write/registration-answers.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findHandedInLicence, findRegistration, findRegistrations } from '../read/handed-in-queries.ts';

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
  const licence = await findHandedInLicence(db, caller.brand, row.id);
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
    vatCheck: { state: row.vatState, at: row.vatCheckedAt?.toISOString() ?? null },
    licence:
      licence === undefined
        ? null
        : { mediaType: licence.mediaType, size: licence.size, uploadedAt: licence.uploadedAt.toISOString() },
  };
}

/** The copy of the licence: only ever a download, whatever it holds. */
export async function registrationLicence(input: InputOf<typeof marketplaceApi.registrationLicence>) {
  const { app, db, caller, params, fail } = input;
  const { registrationId } = params;
  const found = (await findHandedInLicence(db, caller.brand, registrationId)) ?? fail('not_found');
  const { mediaType, sealedContent } = found;
  return {
    fileName: `licence-${registrationId}.${documentEndings[mediaType]}`,
    mediaType,
    content: readLicence(app.sealKeys, registrationId, sealedContent),
  };
}
