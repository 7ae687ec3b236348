import { limits } from '@offizin/domain/limits';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type ChangeRun, changeOffers } from './change-offers.ts';
import { judgeChange } from './judge-change.ts';
import { findOwnOffers } from './own-stock-queries.ts';
import { findSellerPermissions } from './run-queries.ts';

/**
 * Adds units to the seller's own stock, as one run with its history and by the rules of every other change; an offer that is gone,
 * or that they refuse as it stands, stays as it is. The seller's offers are locked.
 */
export async function putBack(db: SellerDb, call: ChangeRun, units: ReadonlyMap<string, number>): Promise<void> {
  const { now } = call;
  const permissions = await findSellerPermissions(db, now);
  const { marketSellerNo } = permissions;
  const offers = await findOwnOffers(db, { productIds: [...units.keys()], marketSellerNo });
  const changes = offers.flatMap((offer) => {
    const { price, origin, active } = offer;
    const stock = Math.min(limits.offerStockMax, offer.stock + (units.get(offer.productId) ?? 0));
    const wanted = { price, origin, active, stock };
    const judged = judgeChange(offer, wanted, { permissions, now });
    return judged.refused || stock === offer.stock ? [] : [{ offer, wanted, judged }];
  });
  if (changes.length > 0) await changeOffers(db, call, changes);
}
