import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import type { WritingRun } from '../../owners/offers/offer-write-queries.ts';
import type { JudgedChange } from './judge-change.ts';
import type { OfferFacts, OfferPoint } from './offer-detail-queries.ts';

/** An offer, what it is to be, and what the rules say of that. */
export interface WantedChange {
  readonly offer: OfferFacts;
  readonly wanted: OfferPoint;
  readonly judged: JudgedChange;
}

/** Writes offers and what they were; the seller's offers are locked. */
export async function writeOffers(db: SellerDb, run: WritingRun, changes: readonly WantedChange[]): Promise<void> {
  const given = changes.map(({ offer, wanted, judged }) => ({
    no: offer.productNo,
    ...wanted,
    status: judged.status,
    finding: judged.finding?.type ?? null,
    zero_since: judged.ownStockZeroSince,
  }));
  const statement = sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (no integer, price bigint, stock integer, origin text, active boolean,
        status text, finding text, zero_since timestamptz)
    ), noted as (
      insert into offer_change (seller_id, product_no, run_no, at, old_price, new_price, old_stock, new_stock, old_origin, new_origin,
        old_active, new_active, old_status, old_finding, old_own_stock_zero_since)
      select o.seller_id, o.product_no, ${run.runNo}::bigint, ${run.now}, o.price, g.price, o.stock, g.stock, o.origin, g.origin,
        o.active, g.active, o.status, o.finding, o.own_stock_zero_since
      from given g join offer o on o.seller_id = ${run.sellerId}::uuid and o.product_no = g.no
    )
    update offer o set price = g.price, stock = g.stock, origin = g.origin, active = g.active, status = g.status, finding = g.finding,
      own_stock_zero_since = g.zero_since, changed_at = ${run.now}, changed_run = ${run.runNo}::bigint, version = o.version + 1
    from given g where o.seller_id = ${run.sellerId}::uuid and o.product_no = g.no`;
  await db.rows(statement);
}

/** What now stands between the offers and the sale, in the place of what did. */
export async function replaceFindings(db: SellerDb, run: WritingRun, changes: readonly WantedChange[]): Promise<void> {
  const subjectOf = ({ offer }: WantedChange) => `p${offer.productNo}`;
  const subjects = changes.map(subjectOf);
  await db.rows(
    query
      .deleteFrom('sync_finding')
      .where('seller_id', '=', run.sellerId)
      .where('subject', '=', sql<string>`any(${subjects}::text[])`),
  );
  const found = changes.flatMap((change) => {
    const { offer, wanted, judged } = change;
    if (judged.finding === null) return [];
    return {
      seller_id: run.sellerId,
      subject: subjectOf(change),
      run_no: run.runNo,
      found_at: run.now,
      finding: judged.finding.type,
      colour: judged.finding.colour,
      numbers: [...judged.finding.numbers],
      row_number: null,
      product_no: offer.productNo,
      code: offer.nationalCode,
      gtin: offer.gtin,
      price: wanted.price,
      stock: wanted.stock,
      origin: wanted.origin,
      detail: null,
    };
  });
  if (found.length > 0) await db.rows(query.insertInto('sync_finding').values(found));
}
