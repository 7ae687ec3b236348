import type { BrandId } from '@offizin/domain/brand/brands';
import type pg from 'pg';
import { query } from './query.ts';
import { type SellerDb, withIdentity, withSeller } from './scopes.ts';

/** A seller's brand never changes. */
const brands = new Map<string, BrandId>();

/** A seller's brand, for a job, which knows only the seller's id. */
export async function brandOfSeller(pool: pg.Pool, sellerId: string): Promise<BrandId> {
  const known = brands.get(sellerId);
  if (known !== undefined) return known;
  const wanted = query.selectFrom('seller').select('brand').where('id', '=', sellerId);
  const seller = await withIdentity(pool, (db) => db.first(wanted));
  if (seller === undefined) throw new Error('no such seller');
  brands.set(sellerId, seller.brand);
  return seller.brand;
}

/** `withSeller` for a job, which knows only the seller's id. */
export async function withSellerOfJob<T>(
  pool: pg.Pool,
  sellerId: string,
  work: (db: SellerDb) => Promise<T>,
): Promise<T> {
  return withSeller(pool, { sellerId, brand: await brandOfSeller(pool, sellerId) }, work);
}
