import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface Choice {
  readonly sellerId: string;
  /** By `choiceKey`. */
  readonly identifier: string;
  /** Null: a product that the catalogue does not have. */
  readonly productNo: number | null;
  readonly now: Date;
}

/** Keeps which product an identifier means; a later choice replaces an earlier one. */
export async function keepChoice(db: SellerDb, { sellerId, identifier, productNo, now }: Choice): Promise<void> {
  await db.rows(
    query
      .insertInto('match_choice')
      .values({ seller_id: sellerId, identifier, product_no: productNo, chosen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['seller_id', 'identifier']).doUpdateSet({ product_no: productNo, chosen_at: now }),
      ),
  );
}

/** The number of a product of the seller's market; undefined when there is none of that id. */
export async function findProductNo(db: SellerDb, productId: string): Promise<number | undefined> {
  const statement = sql<{ no: number }>`
    select p.no from product p join seller s on s.brand = p.brand and s.country_code = p.market
    where s.id = ${db.sellerId}::uuid and p.product_id = ${productId}`;
  return (await db.first(statement))?.no;
}
