import type { RegistrationNote } from '@offizin/contract/registrations/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { DocumentMediaType } from '@offizin/domain/company/document-type';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type RegistrationAction, registrationTransitions } from '@offizin/domain/registrations/states';
import { query } from '../../../platform/db/scopes/query.ts';
import type { Consent } from '../tables.ts';
import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

const columns = [
  'id',
  'brand',
  'email',
  'locale',
  'state',
  'sealed_answers as sealedAnswers',
  'consents',
  'notes',
  'seller_id as sellerId',
  'saved_at as savedAt',
  'submitted_at as submittedAt',
  'decided_at as decidedAt',
  'vat_state as vatState',
  'vat_checked_at as vatCheckedAt',
] as const;

interface NewRegistration {
  readonly id: string;
  readonly brand: BrandId;
  readonly email: string;
  readonly locale: LocaleCode;
  readonly sealedAnswers: Buffer;
  readonly now: Date;
  readonly keepUntil: Date;
}

/** Makes a draft, unless the address has a registration already. */
export async function insertDraft(db: IdentityDb, draft: NewRegistration): Promise<void> {
  await db.rows(
    query
      .insertInto('registration')
      .values({
        id: draft.id,
        brand: draft.brand,
        email: draft.email,
        locale: draft.locale,
        state: 'draft',
        sealed_answers: draft.sealedAnswers,
        created_at: draft.now,
        saved_at: draft.now,
        keep_until: draft.keepUntil,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

interface Change {
  readonly id: string;
  readonly brand: BrandId;
  readonly now: Date;
}

/** A step of a registration that is possible in its state now: one conditional statement; undefined where it is not. */
function step(action: RegistrationAction, { id, brand }: Change) {
  const { from } = registrationTransitions[action];
  return query.updateTable('registration').where('id', '=', id).where('brand', '=', brand).where('state', 'in', from);
}

/** Writes the answers; the term of a draft begins again, that of an asked one does not run. */
export function saveAnswers(db: IdentityDb, change: Change & { sealedAnswers: Buffer; keepUntil: Date | null }) {
  return db.first(
    step('save', change)
      .set({ sealed_answers: change.sealedAnswers, saved_at: change.now, keep_until: change.keepUntil })
      .returning(columns),
  );
}

export function submitRegistration(
  db: IdentityDb,
  change: Change & { sealedAnswers: Buffer; consents: readonly Consent[]; sellerId: string; locale: LocaleCode },
) {
  return db.first(
    step('submit', change)
      .set({
        state: 'submitted',
        sealed_answers: change.sealedAnswers,
        consents: JSON.stringify(change.consents),
        notes: '[]',
        locale: change.locale,
        seller_id: change.sellerId,
        submitted_at: change.now,
        keep_until: null,
        vat_state: 'unverified',
        vat_checked_at: null,
      })
      .returning(columns),
  );
}

interface Decision extends Change {
  readonly action: 'approve' | 'request_changes' | 'reject';
  readonly notes: readonly RegistrationNote[];
  readonly keepUntil: Date | null;
}

export function decideRegistration(db: MarketplaceDb, decision: Decision) {
  const { to } = registrationTransitions[decision.action];
  return db.first(
    step(decision.action, decision)
      .set({
        ...(to !== null && { state: to }),
        notes: JSON.stringify(decision.notes),
        decided_at: decision.now,
        keep_until: decision.keepUntil,
      })
      .returning(columns),
  );
}

/** Seals answers again, unless somebody changed them meanwhile. */
export async function replaceSealed(
  db: IdentityDb,
  id: string,
  { before, sealed }: { before: Buffer; sealed: Buffer },
) {
  await db.rows(
    query
      .updateTable('registration')
      .set({ sealed_answers: sealed })
      .where('id', '=', id)
      .where('sealed_answers', '=', before),
  );
}

/** Keeps what was learnt about the VAT number, unless the registration was handed in again meanwhile. */
export async function saveVatCheck(
  db: IdentityDb,
  { id, submittedAt, state, now }: { id: string; submittedAt: Date; state: VatCheckState; now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('registration')
      .set({ vat_state: state, vat_checked_at: now })
      .where('id', '=', id)
      .where('submitted_at', '=', submittedAt),
  );
}

export interface Licence {
  readonly registrationId: string;
  readonly brand: BrandId;
  readonly mediaType: DocumentMediaType;
  readonly size: number;
  readonly sealedContent: Buffer;
  readonly now: Date;
}

export async function writeLicence(db: IdentityDb, licence: Licence): Promise<void> {
  const values = {
    media_type: licence.mediaType,
    size: licence.size,
    sealed_content: licence.sealedContent,
    uploaded_at: licence.now,
  };
  await db.rows(
    query
      .insertInto('registration_licence')
      .values({ ...values, registration_id: licence.registrationId, brand: licence.brand })
      .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(values)),
  );
}

export async function deleteLicence(db: IdentityDb, registrationId: string): Promise<void> {
  await db.rows(query.deleteFrom('registration_licence').where('registration_id', '=', registrationId));
}

/** Seals a licence again, unless another one took its place meanwhile. */
export async function replaceSealedLicence(
  db: IdentityDb,
  registrationId: string,
  { before, sealed }: { before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('registration_licence')
      .set({ sealed_content: sealed })
      .where('registration_id', '=', registrationId)
      .where('sealed_content', '=', before),
  );
}

/** The columns that every reader of a registration gets. */
export const registrationColumns = columns;
