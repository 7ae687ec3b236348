import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellerPage, findSellerRecord, findUsersOfSeller, readPermissions } from '../read/seller-record-queries.ts';

/** A page of the brand's sellers. */
export async function sellers({ db, caller, query }: InputOf<typeof marketplaceApi.sellers>) {
  const { status, after, limit = limits.sellersPerCall } = query;
  const rows = await findSellerPage(db, { brand: caller.brand, status, after, limit });
  return {
    items: rows.map((row) => ({
      externalId: row.external_id,
      sellerId: row.id,
      name: row.name,
      status: row.status,
      businessType: row.business_type,
      marketplaceType: row.marketplace_type,
      goldPartner: row.gold_partner,
      countryCode: row.country_code,
      createdAt: row.created_at.toISOString(),
    })),
    next: rows.length < limit ? null : (rows.at(-1)?.external_id ?? null),
  };
}

/** A seller as the portal has it. */
export async function seller({ db, caller, params, fail }: InputOf<typeof marketplaceApi.seller>) {
  const row = (await findSellerRecord(db, caller.brand, params.externalId)) ?? fail('not_found');
  const users = await findUsersOfSeller(db, row.id);
  return {
    externalId: row.external_id,
    sellerId: row.id,
    name: row.name,
    status: row.status,
    businessType: row.business_type,
    marketplaceConfiguration: { id: row.configuration_id, type: row.marketplace_type },
    goldPartner: row.gold_partner,
    uploadFormats: row.upload_formats,
    locale: row.locale,
    services: row.services.map(({ code, status }) => ({ code, status })),
    address: {
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      region: row.region,
      countryCode: row.country_code,
    },
    openingHours: row.opening_hours,
    secondFactorRequired: row.second_factor_required,
    createdAt: row.created_at.toISOString(),
    users: users.map(({ ends_at: endsAt, since, ...user }) => ({
      ...user,
      since: since.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}

/** What a seller may sell that not everybody may. */
export async function permissions({ db, caller, params, fail }: InputOf<typeof marketplaceApi.permissions>) {
  const row = (await findSellerRecord(db, caller.brand, params.externalId)) ?? fail('not_found');
  return readPermissions(db, row.id);
}
