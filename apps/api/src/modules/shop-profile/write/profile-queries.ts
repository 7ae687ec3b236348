import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a shop shows of its own record. */
export function findShopRecord(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .select([
        'external_id',
        'name',
        'business_type',
        'city',
        'postal_code',
        'country_code',
        'region',
        'opening_hours',
        'created_at',
      ])
      .where('id', '=', sellerId),
  );
}

export type ShopRecordRow = NonNullable<Awaited<ReturnType<typeof findShopRecord>>>;

/** What the shop says of itself; undefined where it has said nothing. */
export function findProfile(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.first(query.selectFrom('shop_profile').selectAll().where('seller_id', '=', sellerId));
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function findImages(db: SellerDb | MarketplaceDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('shop_image')
      .select(['kind', 'file_id', 'width', 'height', 'part'])
      .where('seller_id', '=', sellerId),
  );
}

export type ImageRow = Awaited<ReturnType<typeof findImages>>[number];
