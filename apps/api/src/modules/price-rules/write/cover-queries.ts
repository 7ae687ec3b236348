import type { RuleCovers } from '@offizin/domain/price-rules/terms';
import { isChosenAlone } from '@offizin/domain/price-rules/terms';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { CoveringRule } from './rule-queries.ts';

const words = (list: readonly string[]) => sql`${[...list]}::text[]`;

/** By the aliases o and p: what no rule ever touches is left out (52b). */
export const followable = (sellerId: string, now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(
  o.seller_id = ${sellerId}::uuid and o.status <> 'inactive' and not p.prescription
  and not exists (select from warehouse_stock w where w.seller_id = ${sellerId}::uuid and w.product_no = o.product_no and w.on_hand > 0)
  and not exists (select from price_proposal q join price_proposal_item i on i.seller_id = q.seller_id and i.proposal_id = q.id
    where q.seller_id = ${sellerId}::uuid and q.status = 'open' and q.expires_at > ${now} and i.product_no = o.product_no))`;

function conditionsOf(covers: RuleCovers): RawBuilder<SqlBool>[] {
  const { category, brand, manufacturer, origin, commissionMax, priceFrom, priceTo } = covers;
  return [
    ...(category.length > 0 ? [sql<SqlBool>`p.category = any(${words(category)})`] : []),
    ...(brand.length > 0 ? [sql<SqlBool>`p.product_brand = any(${words(brand)})`] : []),
    ...(manufacturer.length > 0 ? [sql<SqlBool>`p.manufacturer = any(${words(manufacturer)})`] : []),
    ...(origin === null ? [] : [sql<SqlBool>`o.origin = ${origin}`]),
    ...(commissionMax === null ? [] : [sql<SqlBool>`p.commission_rate <= ${commissionMax}`]),
    ...(priceFrom === null ? [] : [sql<SqlBool>`o.price >= ${priceFrom}`]),
    ...(priceTo === null ? [] : [sql<SqlBool>`o.price <= ${priceTo}`]),
  ];
}

/** Whether an offer fits what a rule is about, by the aliases o and p. */
export function coveredBy(covers: RuleCovers): RawBuilder<SqlBool> {
  const chosen = sql<SqlBool>`p.product_id = any(${words(covers.including)})`;
  const fits = isChosenAlone(covers)
    ? chosen
    : sql<SqlBool>`(${sql.join([sql`true`, ...conditionsOf(covers)], sql` and `)} or ${chosen})`;
  return sql<SqlBool>`(${fits} and p.product_id <> all(${words(covers.excluding)}))`;
}

/**
 * Which offer follows which rule: the first by rank that covers it. An offer that comes to a rule begins there with the price it
 * has; one that none covers any more is forgotten.
 */
export async function refreshCover(db: SellerDb, rules: readonly CoveringRule[], now: Date): Promise<void> {
  const { sellerId } = db;
  if (rules.length === 0) {
    await db.rows(sql`delete from price_rule_offer where seller_id = ${sellerId}::uuid`);
    return;
  }
  const first = sql.join(
    rules.map(({ id, terms }) => sql`when ${coveredBy(terms.covers)} then ${id}::uuid`),
    sql` `,
  );
  await db.rows(sql`
    with fitting as materialized (
      select o.product_no, o.price, case ${first} end as rule_id
      from offer o join product p on p.no = o.product_no where ${followable(sellerId, now)}
    ), gone as (
      delete from price_rule_offer c where c.seller_id = ${sellerId}::uuid
        and not exists (select from fitting f where f.product_no = c.product_no and f.rule_id is not null)
    )
    insert into price_rule_offer as c (seller_id, product_no, rule_id, start_price, known_price, day_price)
    select ${sellerId}::uuid, product_no, rule_id, price, price, price from fitting where rule_id is not null
    order by product_no
    on conflict (seller_id, product_no) do update set rule_id = excluded.rule_id, start_price = excluded.start_price,
      waits = null, waits_until = null, reason = null
    where c.rule_id <> excluded.rule_id`);
}
