import type { ProductCandidate } from '@offizin/contract/uploads/rows';
import { type RawBuilder, sql } from 'kysely';

const maxCandidates = 10;

/** The products of the seller's market that the identifiers of a row may mean, where it has just that result; `of` is the alias of the row. */
export function productCandidates(of: string): RawBuilder<ProductCandidate[]> {
  const named = (column: 'code' | 'gtin', number: 'code_no' | 'gtin_no') => sql`
    select p.product_id, p.name, p.pack from product p join seller s on s.brand = p.brand and s.country_code = p.market
    where s.id = current_seller() and p.${sql.id(number)} = case when ${sql.ref(`${of}.${column}`)} ~ '^[0-9]{1,14}$' then ${sql.ref(`${of}.${column}`)}::bigint end`;
  return sql`case when ${sql.ref(`${of}.finding`)} = 'duplicated_in_catalogue' then (
    select coalesce(jsonb_agg(jsonb_build_object('productId', c.product_id, 'name', c.name, 'pack', c.pack)), '[]')
    from (${named('code', 'code_no')} union ${named('gtin', 'gtin_no')} order by name limit ${maxCandidates}) c
  ) else '[]' end`;
}
