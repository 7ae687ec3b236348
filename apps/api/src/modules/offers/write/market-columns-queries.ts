import { type RawBuilder, sql } from 'kysely';

/** Whose own offer is left out of the market; -1 for who has none there. */
interface OwnInMarket {
  readonly marketSellerNo: number;
}

/** The best offer of the others, by the alias m of the product's market. */
export function bestOther({ marketSellerNo }: OwnInMarket): RawBuilder<number | null> {
  return sql`(case when m.best_seller_no = ${marketSellerNo}::integer then m.second_best else m.best end)`;
}

/** The highest offer of the others, by the same alias. */
export function highestOther({ marketSellerNo }: OwnInMarket): RawBuilder<number | null> {
  return sql`(case when m.highest_seller_no = ${marketSellerNo}::integer then m.second_highest else m.highest end)`;
}
