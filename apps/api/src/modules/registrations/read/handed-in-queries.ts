import type { BrandId } from '@offizin/domain/brand/brands';
import type { RegistrationState } from '@offizin/domain/registrations/states';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

const handedIn = (brand: BrandId) =>
  query
    .selectFrom('registration as r')
    .innerJoin('seller as s', 's.id', 'r.seller_id')
    .where('r.brand', '=', brand)
    .where('r.state', '<>', 'draft');

/** The registrations in a state, in the order of their ids. */
export function findRegistrations(
  db: MarketplaceDb,
  brand: BrandId,
  { state, after, limit }: { state: RegistrationState; after: string | undefined; limit: number },
) {
  const found = handedIn(brand)
    .select([
      'r.id as registrationId',
      's.external_id as seller',
      'r.submitted_at as submittedAt',
      'r.saved_at as savedAt',
    ])
    .where('r.state', '=', state)
    .orderBy('r.id')
    .limit(limit);
  return db.rows(after === undefined ? found : found.where('r.id', '>', after));
}

export function findRegistration(db: MarketplaceDb, brand: BrandId, id: string) {
  return db.first(
    handedIn(brand)
      .select([
        'r.id',
        's.external_id as seller',
        's.id as sellerId',
        'r.state',
        'r.email',
        'r.locale',
        'r.saved_at as savedAt',
        'r.submitted_at as submittedAt',
        'r.decided_at as decidedAt',
        'r.sealed_answers as sealedAnswers',
        'r.consents',
        'r.notes',
        'r.vat_state as vatState',
        'r.vat_checked_at as vatCheckedAt',
      ])
      .where('r.id', '=', id),
  );
}

/** The copy of the licence of a registration that was handed in, sealed. */
export function findHandedInLicence(db: MarketplaceDb, brand: BrandId, registrationId: string) {
  return db.first(
    handedIn(brand)
      .innerJoin('registration_licence as l', 'l.registration_id', 'r.id')
      .select([
        'l.media_type as mediaType',
        'l.size',
        'l.uploaded_at as uploadedAt',
        'l.sealed_content as sealedContent',
      ])
      .where('r.id', '=', registrationId),
  );
}
