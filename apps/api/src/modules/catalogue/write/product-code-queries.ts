import type { ScannedProduct } from '@offizin/contract/orders/packing';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { readSearch } from './product-search.ts';

/** The product of a market that has this national code or EAN, offered by the seller or not. */
export async function findProductByCode(
  db: SellerDb,
  { brand, market, code }: { readonly brand: BrandId; readonly market: string; readonly code: string },
): Promise<ScannedProduct | undefined> {
  const search = readSearch(code, market);
  if (search === null || !search.isNumber) return undefined;
  return db.first(sql<ScannedProduct>`
    select p.name, p.pack, p.code_system as "codeSystem", p.national_code as "nationalCode", p.gtin, p.image
    from (
      select c.no from product c where c.brand = ${brand} and c.market = ${market} and c.code_no = ${search.codeNo}::bigint
      union select g.no from product g where g.brand = ${brand} and g.market = ${market} and g.gtin_no = ${search.gtinNo}::bigint
    ) f join product p on p.brand = ${brand} and p.no = f.no
    order by p.no limit 1`);
}
