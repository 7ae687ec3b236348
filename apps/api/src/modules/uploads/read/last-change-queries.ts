import type { RunKind } from '@offizin/contract/offers/seller';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface LastChange {
  readonly productNo: number;
  readonly kind: RunKind;
  readonly at: Date;
  readonly actorName: string | null;
}

/** What changed the offers of these products last. */
export async function findLastChanges(
  db: SellerDb,
  sellerId: string,
  productNos: readonly number[],
): Promise<Map<number, LastChange>> {
  if (productNos.length === 0) return new Map();
  const rows = await db.rows(sql<LastChange>`
    select distinct on (c.product_no) c.product_no as "productNo", r.kind, c.at, r.actor_name as "actorName"
    from offer_change c join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no
    where c.seller_id = ${sellerId}::uuid and c.product_no = any(${[...productNos]}::integer[])
    order by c.product_no, c.run_no desc`);
  return new Map(rows.map((row) => [row.productNo, row]));
}
