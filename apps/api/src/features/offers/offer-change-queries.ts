import type { Finding } from '@offizin/domain/sync/facts';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import type { WritingRun } from '../catalogue/offer-write-queries.ts';
import type { JudgedChange } from './judge-change.ts';
import type { OfferFacts, OfferPoint } from './offer-detail-queries.ts';

/** Writes one offer and what it was; the seller's offers are locked. */
export async function writeOffer(db: SellerDb, run: WritingRun, change: { offer: OfferFacts; wanted: OfferPoint; judged: JudgedChange }): Promise<void> {
  const { offer, wanted, judged } = change;
  await db.rows(
    query.insertInto('offer_change').values({
      seller_id: run.sellerId,
      product_no: offer.productNo,
      run_no: run.runNo,
      at: run.now,
      old_price: offer.price,
      new_price: wanted.price,
      old_stock: offer.stock,
      new_stock: wanted.stock,
      old_origin: offer.origin,
      new_origin: wanted.origin,
      old_active: offer.active,
      new_active: wanted.active,
      old_status: offer.status,
      old_finding: offer.finding,
      old_own_stock_zero_since: offer.ownStockZeroSince,
    }),
  );
  await db.rows(
    query
      .updateTable('offer')
      .set({
        ...wanted,
        status: judged.status,
        finding: judged.finding?.type ?? null,
        own_stock_zero_since: judged.ownStockZeroSince,
        changed_at: run.now,
        changed_run: run.runNo,
        version: sql<number>`version + 1`,
      })
      .where('seller_id', '=', run.sellerId)
      .where('product_no', '=', offer.productNo),
  );
}

/** What now stands between the offer and the sale, in the place of what did. */
export async function replaceFinding(db: SellerDb, run: WritingRun, { offer, wanted, finding }: { offer: OfferFacts; wanted: OfferPoint; finding: Finding | null }): Promise<void> {
  const subject = `p${offer.productNo}`;
  await db.rows(query.deleteFrom('sync_finding').where('seller_id', '=', run.sellerId).where('subject', '=', subject));
  if (finding === null) return;
  await db.rows(
    query.insertInto('sync_finding').values({
      seller_id: run.sellerId,
      subject,
      run_no: run.runNo,
      found_at: run.now,
      finding: finding.type,
      colour: finding.colour,
      numbers: [...finding.numbers],
      row_number: null,
      product_no: offer.productNo,
      code: offer.nationalCode,
      gtin: offer.gtin,
      price: wanted.price,
      stock: wanted.stock,
      origin: wanted.origin,
      detail: null,
    }),
  );
}
