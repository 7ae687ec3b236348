import type { PostedPart } from '@offizin/domain/tax-months/posted-parts';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Beyond what is counted of it: itself, and its payout once that is named. */
const isUncounted = sql<boolean>`p.tax_counted < case when p.payout_no is null then 1 else 2 end`;

/** Postings of a shop that tax months do not have yet, or not their payout, with their document. */
export function findUncountedPostings(db: MarketplaceDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('ledger_posting as p')
      .leftJoin('invoice as i', (join) =>
        join.onRef('i.seller_id', '=', 'p.seller_id').onRef('i.invoice_no', '=', 'p.document_no'),
      )
      .leftJoin('payout as y', (join) =>
        join.onRef('y.seller_id', '=', 'p.seller_id').onRef('y.payout_no', '=', 'p.payout_no'),
      )
      .select([
        'p.posting_no as postingNo',
        'p.kind',
        'p.amount',
        'p.booked_on as bookedOn',
        'p.tax_counted as counted',
      ])
      .select(['p.document_no as documentNo', 'i.record', 'y.due_at as payoutAt'])
      .where('p.seller_id', '=', sellerId)
      .where(isUncounted)
      .orderBy('p.posting_no'),
  );
}

export type UncountedPosting = Awaited<ReturnType<typeof findUncountedPostings>>[number];

/** Shops of a brand that have such. */
export function findUncountedPosters(db: MarketplaceDb, brand: BrandId): Promise<{ sellerId: string }[]> {
  return db.rows(
    query
      .selectFrom('ledger_posting as p')
      .select('p.seller_id as sellerId')
      .distinct()
      .where('p.brand', '=', brand)
      .where(isUncounted),
  );
}

/** Whether the lines of all orders of a shop are counted. */
export async function areOrdersCounted(db: MarketplaceDb, sellerId: string, brand: BrandId): Promise<boolean> {
  const found = await db.first(sql<{ left: boolean }>`
    select exists (select from ledger_order
      where brand = ${brand} and seller_id = ${sellerId}::uuid and tax_lines < line_count(lines)) as left`);
  return found?.left !== true;
}

/** The VAT on commissions that was booked for orders in a month, by rate; -1 where that is not known. */
export async function findBookedVat(db: MarketplaceDb, sellerId: string, month: string) {
  const rows = await db.rows(
    query
      .selectFrom('tax_figure')
      .select(['rate', sql<string>`sum(credit + debit)`.as('vat')])
      .where('seller_id', '=', sellerId)
      .where('kind', '=', 'commission_vat')
      .where('booked_month', '=', month)
      .groupBy('rate'),
  );
  return rows.map(({ rate, vat }) => ({ rate, vat: Number(vat) }));
}

/** Keeps how much of postings is counted, and in which months the new parts of them count. */
export async function markCounted(
  db: MarketplaceDb,
  sellerId: string,
  counted: readonly {
    readonly postingNo: string;
    readonly counted: number;
    readonly parts: readonly PostedPart[];
  }[],
): Promise<void> {
  await db.rows(sql`
    update ledger_posting p set tax_counted = g.counted, tax_parts = p.tax_parts || g.parts
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as g ("postingNo" text, counted smallint, parts jsonb)
    where p.seller_id = ${sellerId}::uuid and p.posting_no = g."postingNo"`);
}
