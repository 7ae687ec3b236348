import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** What is known of a seller's document. */
export function findReceivedInvoice(db: MarketplaceDb, sellerId: string, invoiceNo: string) {
  return db.first(
    query
      .selectFrom('invoice')
      .select(['type', 'kind', 'content_hash as hash'])
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo),
  );
}

/** The last number that was given in a year. */
export async function findLastPlace(db: MarketplaceDb, brand: BrandId, year: number): Promise<number> {
  const statement = query.selectFrom('invoice_series').select('last').where('brand', '=', brand);
  return (await db.first(statement.where('year', '=', year)))?.last ?? 0;
}
