import type { OfferFilter } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import { type RuleFollowing, ruleFollowings } from '@offizin/domain/offers/offer-kinds';
import { followings } from '../../price-rules/write/followed-rule-queries.ts';
import { differsFromJoined, joinFeed } from './feed-difference-queries.ts';
import {
  type FilterPart,
  filterConditions,
  foundCondition,
  type OfferScope,
  pricePositionColumns,
  unlimitedStock,
} from './offer-source-queries.ts';

export interface FacetCount {
  readonly facet: FilterPart | 'total';
  readonly value: string;
  readonly offers: number;
}

const facets: readonly FilterPart[] = [
  'status',
  'brand',
  'category',
  'manufacturer',
  'productType',
  'origin',
  'stockType',
];

export interface FacetQuestion {
  readonly filter: OfferFilter;
  readonly found: FoundProducts | null;
  /** Counts one offer in this many and scales the counts up; 1 for all. */
  readonly oneIn: number;
}

/** Places of the catalogue that a sample is taken from. */
const places = 1000;

/** Where a seller's offers are in the catalogue, in `places` parts of equal length: of each part one block is read, of which all blocks together are one offer in so many. */
function sampled({ sellerId }: OfferScope, oneIn: number): RawBuilder<unknown> {
  const mine = sql`from offer where seller_id = ${sellerId}::uuid`;
  return sql`(select o.* from (
      select first, last, width, width * ${oneIn}::integer as part from (
        select first, last, 1 + (last - first) / (${places}::integer * ${oneIn}::integer) as width
        from (select (select min(product_no) ${mine}) as first, (select max(product_no) ${mine}) as last) ends
      ) measured offset 0
    ) m
    cross join lateral generate_series(m.first, m.last, m.part) p (start)
    cross join lateral (select p.start + abs(hashint4(p.start) % (m.part - m.width + 1)) as start) b
    cross join lateral (
      select * ${mine} and product_no >= b.start and product_no < b.start + m.width offset 0
    ) o) o`;
}

/** How many offers each facet value would leave: a facet's own part of the filter does not count for itself. */
export function countFacets(
  db: SellerDb,
  scope: OfferScope,
  { filter, found, oneIn }: FacetQuestion,
): Promise<FacetCount[]> {
  const offers = sql`(count(*) * ${oneIn}::integer)::integer`;
  const counted = oneIn === 1 ? sql`offer o` : sampled(scope, oneIn);
  const conditions = filterConditions(filter, scope);
  // Only what differs, and what follows one rule, counts for any facet then, that of the feed itself too.
  const narrowing = (['feed', 'ruleId'] as const).flatMap((part) => conditions.get(part) ?? []);
  conditions.delete('feed');
  conditions.delete('ruleId');
  const passes = [...conditions].map(([part, condition]) => sql`${condition} as ${sql.id(`passes_${part}`)}`);
  const allBut = (facet: FilterPart | null) => {
    const others = [...conditions.keys()]
      .filter((part) => part !== facet)
      .map((part) => sql<SqlBool>`${sql.id(`passes_${part}`)}`);
    return others.length === 0 ? sql<SqlBool>`true` : sql.join(others, sql` and `);
  };
  const count = (facet: FilterPart, value: ReturnType<typeof sql.id>) => sql`
    (select ${facet}::text as facet, ${value}::text as value, ${offers} as offers from base
      where ${allBut(facet)} group by 2 order by 3 desc, 2 limit ${limits.facetValuesShown})`;
  const pricePosition = (value: 'not_best' | 'above_recommended') => sql`
    (select 'price', ${value}::text, ${offers} from base where ${sql.id(value)} and ${allBut('price')})`;
  const following = (value: RuleFollowing) => sql`
    (select 'rule', ${value}::text, ${offers} from base where ${sql.id(`follows_${value}`)} and ${allBut('rule')})`;
  const statement = sql<FacetCount>`
    with base as materialized (
      select p.product_brand as brand, p.category, p.manufacturer, p.product_type as "productType", o.origin, o.status,
        case when ${unlimitedStock} then 'unlimited' else 'limited' end as "stockType", ${pricePositionColumns(scope)},
        ${differsFromJoined(scope.sellerId)} as differs,
        ${sql.join(ruleFollowings.map((value) => sql`${followings[value]} as ${sql.id(`follows_${value}`)}`))}
        ${passes.length === 0 ? sql`` : sql`, ${sql.join(passes)}`}
      from ${counted} join product p on p.no = o.product_no left join product_market m on m.product_no = o.product_no
        ${joinFeed(scope.sellerId)}
        left join price_rule_offer c on c.seller_id = ${scope.sellerId}::uuid and c.product_no = o.product_no
      where o.seller_id = ${scope.sellerId}::uuid and p.brand = ${scope.brand}
        ${sql.join(
          [...foundCondition(found), ...narrowing].map((condition) => sql`and ${condition}`),
          sql` `,
        )}
    )
    ${sql.join(
      facets.map((facet) => count(facet, sql.id(facet))),
      sql` union all `,
    )}
    union all ${pricePosition('not_best')} union all ${pricePosition('above_recommended')}
    union all (select 'feed', 'differs', ${offers} from base where differs and ${allBut('feed')})
    union all ${sql.join(ruleFollowings.map(following), sql` union all `)}
    union all (select 'total', '', ${offers} from base where ${allBut(null)})`;
  return db.rows(statement);
}
