import { isDeepStrictEqual } from 'node:util';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { ServiceCode, ServiceStatus, SubscribedService } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { OpeningHours } from '@offizin/domain/calendar/opening-hours';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerRow } from '../../../platform/sandbox/seller-row.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceEndedSessions } from '../../events/write/announce-queries.ts';

/**
 * Writes a seller by the marketplace's own id. Its locale, name, address and opening hours are taken only when it is new: from then on
 * they are its own (decision 0031). Returns the portal's id.
 */
export async function upsertSeller(
  db: MarketplaceDb,
  { brand, externalId }: { brand: BrandId; externalId: string },
  record: SellerRecord,
): Promise<string> {
  const decided = {
    status: record.status,
    business_type: record.businessType,
    configuration_id: record.marketplaceConfiguration.id,
    marketplace_type: record.marketplaceConfiguration.type,
    gold_partner: record.goldPartner,
    upload_formats: record.uploadFormats,
    services: JSON.stringify(record.services.map(({ code, status }) => ({ code, status }))),
    country_code: record.address.countryCode,
  };
  const ofItsOwn = {
    locale: record.locale,
    name: record.name,
    street: record.address.street,
    postal_code: record.address.postalCode,
    city: record.address.city,
    region: record.address.region,
    opening_hours: record.openingHours === null ? null : JSON.stringify(record.openingHours),
  };
  const [row] = await db.rows(
    query
      .insertInto('seller')
      .values({ brand, external_id: externalId, ...ofItsOwn, ...decided })
      .onConflict((conflict) => conflict.columns(['brand', 'external_id']).doUpdateSet(decided))
      .returning('id'),
  );
  if (row === undefined) throw new Error('the seller was not written');
  if (record.status === 'banned') await announceEndedSessions(db);
  return row.id;
}

/** What of a shop is the same elsewhere. */
const copied = (seller: SellerRow) => ({
  name: seller.name,
  status: seller.status,
  business_type: seller.business_type,
  configuration_id: seller.configuration_id,
  marketplace_type: seller.marketplace_type,
  gold_partner: seller.gold_partner,
  locale: seller.locale,
  services: seller.services,
  street: seller.street,
  postal_code: seller.postal_code,
  city: seller.city,
  region: seller.region,
  country_code: seller.country_code,
  opening_hours: seller.opening_hours,
  upload_formats: seller.upload_formats,
  refund_limits: seller.refund_limits,
});

function copiedColumns(seller: SellerRow) {
  const { services, opening_hours: hours, refund_limits: refundLimits, ...columns } = copied(seller);
  return {
    ...columns,
    services: JSON.stringify(services),
    opening_hours: hours === null ? null : JSON.stringify(hours),
    refund_limits: JSON.stringify(refundLimits),
  };
}

/** Writes a shop as it is elsewhere, under the same id. */
export async function copySeller(db: MarketplaceDb, seller: SellerRow): Promise<void> {
  const { id, brand, external_id: externalId } = seller;
  await db.rows(
    query
      .insertInto('seller')
      .values({ id, brand, external_id: externalId, ...copiedColumns(seller) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(copiedColumns(seller)))
      .returning('id'),
  );
}

/** Whether a shop is what it was copied from. */
export const isCopyOf = (copy: SellerRow, seller: SellerRow): boolean =>
  isDeepStrictEqual(copied(copy), copied(seller));

export interface SellerProfile {
  readonly name: string;
  readonly businessType: SellerRecord['businessType'];
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Its code of ISO 3166-2 without the country; null where the country has none. */
  readonly region: string | null;
  readonly country: string;
}

const columnsOf = ({ name, businessType, street, postalCode, city, region, country }: SellerProfile) => ({
  name,
  business_type: businessType,
  street,
  postal_code: postalCode,
  city,
  region,
  country_code: country,
});

/** Makes a seller that registered; it sells nothing until the marketplace approves it. */
export async function insertPendingSeller(
  db: IdentityDb,
  owner: { sellerId: string; externalId: string; brand: BrandId; locale: LocaleCode },
  profile: SellerProfile,
): Promise<void> {
  await db.rows(
    query.insertInto('seller').values({
      id: owner.sellerId,
      brand: owner.brand,
      external_id: owner.externalId,
      locale: owner.locale,
      status: 'pending',
      configuration_id: 'registration',
      marketplace_type: 'pure',
      gold_partner: false,
      services: '[]',
      opening_hours: null,
      ...columnsOf(profile),
    }),
  );
}

/** Writes what a seller corrected while it waits for approval. */
export async function updatePendingSeller(db: IdentityDb, sellerId: string, profile: SellerProfile): Promise<void> {
  await db.rows(
    query.updateTable('seller').set(columnsOf(profile)).where('id', '=', sellerId).where('status', '=', 'pending'),
  );
}

interface Approval {
  readonly brand: BrandId;
  readonly sellerId: string;
  readonly configuration: SellerRecord['marketplaceConfiguration'];
  readonly goldPartner: boolean;
  readonly services: readonly SubscribedService[];
}

export async function approveSeller(db: MarketplaceDb, approval: Approval): Promise<void> {
  await db.rows(
    query
      .updateTable('seller')
      .set({
        status: 'active',
        configuration_id: approval.configuration.id,
        marketplace_type: approval.configuration.type,
        gold_partner: approval.goldPartner,
        services: JSON.stringify(approval.services),
      })
      .where('brand', '=', approval.brand)
      .where('id', '=', approval.sellerId)
      .where('status', '=', 'pending'),
  );
}

/** What is left of a seller that was refused: a name that nobody has. */
export async function closeRefusedSeller(db: MarketplaceDb, brand: BrandId, sellerId: string): Promise<void> {
  const gone = { name: '-', street: '-', postal_code: '-', city: '-', region: null };
  await db.rows(
    query
      .updateTable('seller')
      .set({ status: 'banned', ...gone })
      .where('brand', '=', brand)
      .where('id', '=', sellerId)
      .where('status', '=', 'pending'),
  );
  await announceEndedSessions(db);
}

/** Writes the hours that a shop enters itself; deadlines of new orders are counted by them from the commit on. */
export async function updateOpeningHours(db: SellerDb, sellerId: string, week: OpeningHours): Promise<void> {
  await db.rows(
    query
      .updateTable('seller')
      .set({ opening_hours: JSON.stringify(week) })
      .where('id', '=', sellerId),
  );
}

/** Holds a seller until the commit, so that one sets its services at a time; undefined where the brand has no such seller. */
export function lockSeller(db: MarketplaceDb, brand: BrandId, externalId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['id', 'services', 'gold_partner'])
      .where('brand', '=', brand)
      .where('external_id', '=', externalId)
      .forUpdate(),
  );
}

interface SetService {
  readonly sellerId: string;
  readonly code: ServiceCode;
  readonly status: ServiceStatus;
  /** Those that it has now. */
  readonly services: readonly SubscribedService[];
}

/** Sets one service of a seller; the mark of a gold partner follows its service. */
export async function updateService(
  db: MarketplaceDb,
  { sellerId, code, status, services }: SetService,
): Promise<void> {
  const next = [...services.filter((service) => service.code !== code), { code, status }];
  await db.rows(
    query
      .updateTable('seller')
      .set({ services: JSON.stringify(next) })
      .$if(code === 'gold_partner', (update) => update.set({ gold_partner: sql<boolean>`${status === 'subscribed'}` }))
      .where('id', '=', sellerId),
  );
}
