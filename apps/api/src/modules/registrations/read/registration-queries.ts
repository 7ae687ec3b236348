import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { registrationColumns } from '../write/registration-write-queries.ts';

const registrations = () => query.selectFrom('registration').select(registrationColumns);

/** The registration that an address has going on. */
export function findByEmail(db: IdentityDb, brand: BrandId, email: string) {
  return db.first(
    registrations()
      .where('brand', '=', brand)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('state', '<>', 'rejected'),
  );
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export function findById(db: IdentityDb, id: string) {
  return db.first(registrations().where('id', '=', id));
}

export function findBySeller(db: IdentityDb, sellerId: string) {
  return db.first(registrations().where('seller_id', '=', sellerId));
}

/** Who of the brand signs in with this address. */
export async function findUserId(db: IdentityDb, brand: BrandId, email: string): Promise<string | null> {
  const found = await db.first(
    query
      .selectFrom('user_account')
      .select('id')
      .where('brand', '=', brand)
      .where(sql`lower(email)`, '=', email.toLowerCase()),
  );
  return found?.id ?? null;
}

/** The registration behind the key of a browser; whoever saves holds its row until the commit. */
export function findByKey(
  db: IdentityDb,
  { brand, keyHash, now }: { brand: BrandId; keyHash: Buffer; now: Date },
  { lock }: { lock: boolean } = { lock: false },
) {
  const found = registrations()
    .where('brand', '=', brand)
    .where('id', 'in', (from) =>
      from
        .selectFrom('registration_key')
        .select('registration_id')
        .where('key_hash', '=', keyHash)
        .where('kind', '=', 'browser')
        .where('expires_at', '>', now),
    );
  return db.first(lock ? found.forUpdate() : found);
}

/** The copy of the licence without its content. */
export function findLicence(db: IdentityDb, registrationId: string) {
  return db.first(
    query
      .selectFrom('registration_licence')
      .select(['media_type as mediaType', 'size', 'uploaded_at as uploadedAt'])
      .where('registration_id', '=', registrationId),
  );
}

export type LicenceRow = NonNullable<Awaited<ReturnType<typeof findLicence>>>;

/** The licences after an id, a few at a time: each may be large. */
export function findLicencesAfter(db: IdentityDb, after: string | null) {
  const all = query
    .selectFrom('registration_licence')
    .select(['registration_id as id', 'sealed_content as sealedContent'])
    .orderBy('registration_id')
    .limit(5);
  return db.rows(after === null ? all : all.where('registration_id', '>', after));
}

/** The registrations after an id, to be sealed again. */
export function findAllAfter(db: IdentityDb, after: string | null) {
  const all = query
    .selectFrom('registration')
    .select(['id', 'sealed_answers as sealedAnswers'])
    .orderBy('id')
    .limit(200);
  return db.rows(after === null ? all : all.where('id', '>', after));
}
