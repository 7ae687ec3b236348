import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { waitsUntil } from './run-shop.ts';
import { noteForeignPrices } from './standing-queries.ts';

interface EditedPrice {
  readonly offer: { readonly productNo: number; readonly price: number; readonly ruleId: string | null };
  readonly wanted: { readonly price: number };
}

/** Has the rules of offers wait from the moment on in which somebody has set their prices; asks nothing where none follows a rule. */
export async function noteEdits(db: SellerDb, now: Date, edits: readonly EditedPrice[]): Promise<void> {
  const followed = edits.filter(({ offer, wanted }) => offer.ruleId !== null && offer.price !== wanted.price);
  const productNos = followed.map(({ offer }) => offer.productNo);
  if (productNos.length > 0) await noteForeignPrices(db, waitsUntil(now), productNos);
}
