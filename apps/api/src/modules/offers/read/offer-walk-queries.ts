import type { OfferSort } from '@offizin/domain/offers/offer-sorts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OfferCursor } from './offer-cursor.ts';
import { type OfferScope, sortValue } from './offer-source-queries.ts';

/** How far one call walks: that many are looked at in well under 50 ms. Words are tried before it is looked whether a product is offered, which takes less. */
export const stepsPerCall = { catalogue: 6_000, words: 15_000, market: 4_000, offers: 1_500 } as const;

export interface WalkRequest {
  readonly sort: OfferSort;
  readonly descending: boolean;
  readonly after: OfferCursor | null;
  /** Conditions on the offer alone, by the alias o. */
  readonly ofOffer: readonly RawBuilder<SqlBool>[];
  /** How many steps. */
  readonly steps: number;
}

/** The rest of a statement that puts rows behind the cursor in order. */
function inOrder(value: RawBuilder<unknown>, no: RawBuilder<unknown>, { after, descending, steps }: WalkRequest) {
  const behind =
    after === null
      ? sql``
      : sql`and (${value}, ${no}) ${descending ? sql`<` : sql`>`} (${after.value}, ${after.productNo}::integer)`;
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${behind} order by ${value} ${direction}, ${no} ${direction} limit ${steps}`;
}

type Way = (scope: OfferScope, request: WalkRequest, value: RawBuilder<unknown>) => RawBuilder<unknown>;

const throughCatalogue: Way = (scope, request, value) => sql`
  (select p.*, ${value} as value from product p where p.brand = ${scope.brand} ${inOrder(value, sql`p.no`, request)})`;

const throughOffers: Way = (scope, request, value) => {
  const mine = sql.join([sql`o.seller_id = ${scope.sellerId}::uuid`, ...request.ofOffer], sql` and `);
  return sql`(select o.product_no as no, ${value} as value from offer o where ${mine} ${inOrder(value, sql`o.product_no`, request)})`;
};

/** Where the seller is the cheapest itself, the second best price is the best of the others. */
const throughMarket: Way = ({ brand, marketSellerNo }, request) => {
  const part = (value: RawBuilder<unknown>, whose: RawBuilder<SqlBool>) => sql`
    (select m.product_no as no, ${value} as value from product_market m where m.brand = ${brand} and ${whose} ${inOrder(value, sql`m.product_no`, request)})`;
  const direction = request.descending ? sql`desc` : sql`asc`;
  return sql`(
    ${part(sql`coalesce(m.best, -1)`, sql`m.best_seller_no is distinct from ${marketSellerNo}::integer`)}
    union all ${part(sql`coalesce(m.second_best, -1)`, sql`m.best_seller_no = ${marketSellerNo}::integer`)}
    order by value ${direction}, no ${direction} limit ${request.steps})`;
};

const through = { catalogue: throughCatalogue, market: throughMarket, offers: throughOffers } as const;

/** Along what each sort walks; only the catalogue's steps have the products' columns too. */
export const ways = {
  name: 'catalogue',
  recommended: 'catalogue',
  commission: 'catalogue',
  best: 'market',
  stock: 'offers',
  price: 'offers',
  changed: 'offers',
} as const satisfies Record<OfferSort, keyof typeof through>;

/** The next steps in the order of a sort: a relation with `no` and `value`. */
export function walkBy(scope: OfferScope, request: WalkRequest): RawBuilder<unknown> {
  return through[ways[request.sort]](scope, request, sortValue(request.sort, scope));
}
