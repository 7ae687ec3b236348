import type { RuleCovers } from '@offizin/domain/price-rules/terms';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type RuledProductRecord, ruledProductColumns } from './change-queries.ts';
import { coveredBy, followable } from '../write/cover-queries.ts';

interface Wanted {
  readonly covers: RuleCovers;
  /** The rules of a higher rank. */
  readonly earlier: readonly string[];
  readonly now: Date;
}

/** What terms would decide about, by o, p and c: what fits them and follows no rule of a higher rank. */
export function fitting(sellerId: string, { covers, earlier, now }: Wanted): RawBuilder<SqlBool> {
  return sql<SqlBool>`${followable(sellerId, now)} and ${coveredBy(covers)}
    and (c.rule_id is null or c.rule_id <> all(${[...earlier]}::uuid[]))`;
}

/** How many offers fit that follow one of these rules instead. */
export function countElsewhere(db: SellerDb, { covers, earlier, now }: Wanted) {
  return db.rows(sql<{ ruleId: string; offers: number }>`
    select c.rule_id as "ruleId", count(*) as offers
    from price_rule_offer c join offer o on o.seller_id = c.seller_id and o.product_no = c.product_no
    join product p on p.no = c.product_no
    where c.seller_id = ${db.sellerId}::uuid and c.rule_id = any(${[...earlier]}::uuid[]) and ${followable(db.sellerId, now)}
      and ${coveredBy(covers)}
    group by c.rule_id`);
}

/** What rows say of their products. */
export async function findProductsOf(
  db: SellerDb,
  productNos: readonly number[],
): Promise<Map<number, RuledProductRecord>> {
  const rows = await db.rows(sql<RuledProductRecord & { no: number }>`
    select p.no, ${ruledProductColumns} from product p where p.no = any(${[...productNos]}::integer[])`);
  return new Map(rows.map(({ no, ...product }) => [no, product]));
}
