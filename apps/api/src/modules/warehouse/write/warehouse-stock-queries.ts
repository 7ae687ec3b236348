import type { WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

interface KnownStock {
  readonly at: number;
  readonly sellerId: string | null;
  readonly productNo: number | null;
}

/** The portal's ids of each record's seller and product, in the order of the records; null where the brand has none. */
export function findStockSubjects(
  db: MarketplaceDb,
  brand: BrandId,
  records: readonly WarehouseStockRecord[],
): Promise<KnownStock[]> {
  const sellers = records.map((record) => record.seller);
  const products = records.map((record) => record.productId);
  const statement = sql<KnownStock>`
    select (r.at - 1)::integer as at, s.id as "sellerId", p.no as "productNo"
    from unnest(${sellers}::text[], ${products}::text[]) with ordinality as r (seller, product_id, at)
    left join seller s on s.brand = ${brand} and s.external_id = r.seller
    left join product p on p.brand = ${brand} and p.product_id = r.product_id
    order by r.at`;
  return db.rows(statement);
}

export interface StockRecord {
  readonly sellerId: string;
  readonly productNo: number;
  readonly stock: WarehouseStockRecord['stock'];
}

/** Writes and removes what the warehouse holds; returns the seller of each row that changed. */
export async function writeWarehouseStock(
  db: MarketplaceDb,
  records: readonly StockRecord[],
  now: Date,
): Promise<string[]> {
  const rows = records.map(({ stock, ...subject }) => ({ ...subject, ...stock }));
  const statement = sql<{ sellerId: string }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("sellerId" uuid, "productNo" integer, "onHand" integer,
        reserved integer, incoming integer, price bigint, "storedSince" date, "nextExpiry" date)
    ), gone as (
      delete from warehouse_stock w using given g
      where g."onHand" is null and w.seller_id = g."sellerId" and w.product_no = g."productNo"
      returning w.seller_id
    ), written as (
      insert into warehouse_stock as w (seller_id, product_no, on_hand, reserved, incoming, price, stored_since, next_expiry, changed_at)
      select "sellerId", "productNo", "onHand", reserved, incoming, price, "storedSince", "nextExpiry", ${now}::timestamptz
      from given where "onHand" is not null
      order by "sellerId", "productNo"
      on conflict (seller_id, product_no) do update set on_hand = excluded.on_hand, reserved = excluded.reserved,
        incoming = excluded.incoming, price = excluded.price, stored_since = excluded.stored_since,
        next_expiry = excluded.next_expiry, changed_at = excluded.changed_at
      where (w.on_hand, w.reserved, w.incoming, w.price, w.stored_since, w.next_expiry) is distinct from
        (excluded.on_hand, excluded.reserved, excluded.incoming, excluded.price, excluded.stored_since, excluded.next_expiry)
      returning w.seller_id
    )
    select seller_id as "sellerId" from gone union all select seller_id from written`;
  return (await db.rows(statement)).map((row) => row.sellerId);
}

export interface SellerStockPage {
  readonly sellerId: string;
  readonly after: number;
  readonly limit: number;
}

/** What the warehouse holds for a seller in the order of the products' numbers. */
export function findSellerStock(db: MarketplaceDb, { sellerId, after, limit }: SellerStockPage) {
  return db.rows(
    query
      .selectFrom('warehouse_stock as w')
      .innerJoin('product as p', 'p.no', 'w.product_no')
      .select([
        'w.product_no as productNo',
        'p.product_id as productId',
        'w.on_hand as onHand',
        'w.reserved',
        'w.incoming',
        'w.price',
      ])
      .select([
        sql<string | null>`w.stored_since::text`.as('storedSince'),
        sql<string | null>`w.next_expiry::text`.as('nextExpiry'),
      ])
      .where('w.seller_id', '=', sellerId)
      .where('w.product_no', '>', after)
      .orderBy('w.product_no')
      .limit(limit),
  );
}
