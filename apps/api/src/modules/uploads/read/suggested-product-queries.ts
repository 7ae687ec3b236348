import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface SuggestedProduct {
  readonly no: number;
  readonly codeNo: number | null;
  readonly gtinNo: number | null;
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  /** Whether the seller offers it. */
  readonly offered: boolean;
}

/** The products of the seller's market that have one of the codes or GTINs. */
export function findProductsByNumbers(
  db: SellerDb,
  sellerId: string,
  { codes, gtins }: { readonly codes: readonly number[]; readonly gtins: readonly number[] },
): Promise<SuggestedProduct[]> {
  const found = (column: 'code_no' | 'gtin_no', numbers: readonly number[]) => sql`
    select p.no, p.code_no, p.gtin_no, p.product_id, p.name, p.pack from product p
    join seller s on s.brand = p.brand and s.country_code = p.market
    where s.id = ${sellerId}::uuid and p.${sql.id(column)} = any(${[...numbers]}::bigint[])`;
  return db.rows(sql<SuggestedProduct>`
    select f.no, f.code_no as "codeNo", f.gtin_no as "gtinNo", f.product_id as "productId", f.name, f.pack,
      o.product_no is not null as offered
    from (${found('code_no', codes)} union ${found('gtin_no', gtins)}) f
    left join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = f.no
    order by f.no`);
}
