import type { RunKind } from '@offizin/contract/offers/seller';
import { sql } from 'kysely';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';

/** A row of a run, and the product or the identifiers that it named. */
export interface RowOfRun {
  readonly rowNumber: number;
  readonly runNo: number;
  readonly productNo: number | null;
  readonly code: string | null;
  readonly gtin: string | null;
}

/** What has judged a row's product again, or has named its code again, since the run of the row. */
export interface Newer {
  readonly rowNumber: number;
  readonly kind: RunKind;
  readonly at: Date;
  readonly actorName: string | null;
}

/**
 * The newest run behind each of these rows that is about the same thing. What was reverted does not count, and a change of
 * the catalogue only where it has cured the product: it gave no newer values.
 */
export async function findNewer(
  db: SellerDb,
  sellerId: string,
  rows: readonly RowOfRun[],
): Promise<ReadonlyMap<number, Newer>> {
  if (rows.length === 0) return new Map();
  const statement = sql<Newer>`
    with asked as materialized (
      select a.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a ("rowNumber" integer, "runNo" bigint, "productNo" integer, code text, gtin text)
    ), touched as (
      select a."rowNumber", a."productNo", o.created_run as run_no
      from asked a join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = a."productNo" and o.created_run > a."runNo"
      union all select a."rowNumber", a."productNo", c.run_no
      from asked a join offer_change c on c.seller_id = ${sellerId}::uuid and c.product_no = a."productNo" and c.run_no > a."runNo"
      union all select a."rowNumber", a."productNo", f.run_no
      from asked a join sync_finding f on f.seller_id = ${sellerId}::uuid and f.subject = 'p' || a."productNo" and f.run_no > a."runNo"
      union all select a."rowNumber", null, f.run_no
      from asked a join sync_finding f on f.seller_id = ${sellerId}::uuid and f.product_no is null and f.run_no > a."runNo"
        and (f.code = a.code or f.gtin = a.gtin)
    )
    select distinct on (t."rowNumber") t."rowNumber", r.kind, r.started_at as at, r.actor_name as "actorName"
    from touched t join catalogue_run r on r.seller_id = ${sellerId}::uuid and r.no = t.run_no
    where (r.kind <> 'catalogue' or not exists (select from sync_finding s
        where s.seller_id = ${sellerId}::uuid and s.subject = 'p' || t."productNo" and s.colour = 'red'))
      and not exists (select from offer_upload u
        where u.seller_id = ${sellerId}::uuid and u.state = 'reverted' and t.run_no in (u.apply_run, u.revert_run))
    order by t."rowNumber", t.run_no desc`;
  return new Map((await db.rows(statement)).map((newer) => [newer.rowNumber, newer]));
}
