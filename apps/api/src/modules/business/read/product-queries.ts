import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { BrandId } from '@offizin/domain/brand/brands';
import { bestSellersShown } from '@offizin/domain/business/best-sellers';
import { fewestDays, fewestUnits, soldDays, soonDays } from '@offizin/domain/business/run-out';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type ProductQuestion, sold } from './sold.ts';

/** What was sold of a product, with the shop's own offer of it where there is one. */
export interface KeptProduct {
  readonly productId: string;
  readonly units: number;
  readonly value: number;
  readonly ownUnits: number;
  /** When the shop itself first sold it within the days that are asked about. */
  readonly soldSince: Date | null;
  readonly stock: number | null;
  readonly offeredSince: Date | null;
  /** Whether the offer's own stock is what customers buy. */
  readonly runsOut: boolean;
}

/** On sale from stock of its own, or only off it because that is gone. */
export const fromOwnStock = sql`(o.origin = 'own' and o.active and o.status <> 'inactive')`;

/** The products that one of the measures puts first. */
const first = (order: RawBuilder<unknown>) =>
  sql`(select product_id from sold where units > 0 order by ${order}, product_id collate "C" limit ${bestSellersShown})`;

interface FoundProduct extends KeptProduct {
  readonly tooFew: number;
}
type FoundRow = FoundProduct | { readonly [K in keyof FoundProduct]: K extends 'tooFew' ? number : null };

export interface KeptProducts {
  readonly products: readonly KeptProduct[];
  /** Of how many products the shop itself sold too few units to say more. */
  readonly tooFew: number;
}

const utcDay = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'UTC')::date`;

/** How many days an offer was sold for, never more than the rules count: so nothing is missed that they would show. */
const daysSold = (now: Date) => sql`least(${soldDays}::integer, greatest(${fewestDays}::integer,
  ${utcDay(sql`${now}::timestamptz`)} - ${utcDay(sql`least(o.created_at, s.first_own_day)`)}))`;

/** The products that sold most and every one that may be gone soon, which the rules themselves look at closer. */
export async function findKeptProducts(
  db: SellerDb,
  { now, ...question }: ProductQuestion & { readonly now: Date },
): Promise<KeptProducts> {
  const rows = await db.rows(sql<FoundRow>`
    with ${sold(db, question)}, best as materialized (
      ${first(sql`units desc, value desc`)} union ${first(sql`value desc, units desc`)}
    ), counted as (
      select count(*)::integer as few from sold where own_units between 1 and ${fewestUnits - 1}
    ), found as (
      select s.product_id as "productId", s.units, s.value, s.own_units as "ownUnits", s.first_own_day as "soldSince", o.stock,
        o.created_at as "offeredSince", coalesce(${fromOwnStock}, false) as "runsOut"
      from sold s left join offer o on o.seller_id = ${db.sellerId}::uuid and o.product_no = s.product_no
      where s.product_id in (select product_id from best)
        or (s.own_units >= ${fewestUnits} and ${fromOwnStock}
          -- Spares most of them the comparison of dates.
          and o.stock * ${fewestDays}::integer < s.own_units * ${soonDays}::integer
          and o.stock * ${daysSold(now)} < s.own_units * ${soonDays}::integer)
    )
    select counted.few as "tooFew", found.* from counted left join found on true`);
  const [head] = rows;
  return {
    products: rows.flatMap((row) => (row.productId === null ? [] : [row])),
    tooFew: head?.tooFew ?? 0,
  };
}

/** What is shown of a product beside its figures. */
export interface ShownProduct {
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly image: ProductImage;
  readonly code: string;
  readonly inWarehouse: number | null;
}

export function findShownProducts(
  db: SellerDb,
  { brand, ids }: { readonly brand: BrandId; readonly ids: readonly string[] },
): Promise<ShownProduct[]> {
  return db.rows(sql<ShownProduct>`
    select p.product_id as "productId", p.name, p.pack, p.image, coalesce(p.gtin, p.national_code, p.name) as code,
      w.on_hand - w.reserved as "inWarehouse"
    from product p left join warehouse_stock w on w.seller_id = ${db.sellerId}::uuid and w.product_no = p.no
    where p.brand = ${brand} and p.product_id = any(${[...ids]}::text[])`);
}
