import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The shop of the brand that is open to the public under this id; a banned or pending one is none. */
export async function findOpenShop(db: MarketplaceDb, externalId: string): Promise<string | null> {
  const statement = query.selectFrom('seller').select('id').where('external_id', '=', externalId);
  return (await db.first(statement.where('status', '=', 'active')))?.id ?? null;
}

/** The ids of the brand's shops that are open to the public, at most so many. */
export async function findOpenShops(db: MarketplaceDb, atMost: number): Promise<string[]> {
  const statement = query.selectFrom('seller').select('external_id').where('status', '=', 'active');
  return (await db.rows(statement.orderBy('external_id').limit(atMost))).map(({ external_id: id }) => id);
}

/** How many of the shop's offers can be bought. */
export async function countOffers(db: SellerDb): Promise<number> {
  const statement = query.selectFrom('offer_count').select('offers').where('seller_id', '=', db.sellerId);
  return Number((await db.first(statement.where('status', '=', 'active')))?.offers ?? 0);
}

/** An offer as shoppers see it; the price in minor units of the brand's currency. */
export interface PublicOffer {
  readonly name: string;
  readonly pack: string;
  readonly brand: string;
  readonly price: number;
}

const offersShown = 12;

/** The first of the offers that can be bought, in the order of the catalogue: walked by their key, never sorted. */
export function findFirstOffers(db: SellerDb): Promise<PublicOffer[]> {
  return db.rows(sql<PublicOffer>`
    select p.name, p.pack, p.product_brand as brand, o.price from offer o join product p on p.no = o.product_no
    where o.seller_id = ${db.sellerId}::uuid and o.status = 'active'
    order by o.product_no limit ${offersShown}`);
}

/** Whether the shop certified, when it registered, that its offers comply with the law. */
export async function isCertified(db: MarketplaceDb, sellerId: string): Promise<boolean> {
  const row = await db.first(sql<{ certified: boolean }>`
    select exists (
      select from registration r where r.seller_id = ${sellerId}::uuid and r.state = 'approved'
        and r.consents @> '[{"kind": "dsa"}]'
    ) as certified`);
  return row?.certified ?? false;
}
