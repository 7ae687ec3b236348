import { limits } from '@offizin/domain/limits';
import { type RefusedUnits, refusalBy } from '@offizin/domain/returns/restock';
import type { Finding } from '@offizin/domain/sync/facts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type ChangeRun, changeOffers } from './change-offers.ts';
import { judgeChange } from './judge-change.ts';
import { findOwnOffers } from './own-stock-queries.ts';
import { findSellerPermissions } from './run-queries.ts';

/** What of a product's units does not fit into its offer as it stands; null where all do. */
function refusedOf(units: number, added: number, found: Finding | null): RefusedUnits | null {
  if (found !== null) return { units, why: refusalBy(found.type) };
  return added < units ? { units: units - added, why: 'full' } : null;
}

/**
 * Adds units to the seller's own stock, as one run with its history and by the rules of every other change; an offer that is gone,
 * or that they refuse as it stands, stays as it is, and what did not go back is answered by product. The seller's offers are locked.
 */
export async function putBack(
  db: SellerDb,
  call: ChangeRun,
  units: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, RefusedUnits>> {
  const { now } = call;
  const permissions = await findSellerPermissions(db, now);
  const { marketSellerNo } = permissions;
  const offers = await findOwnOffers(db, { productIds: [...units.keys()], marketSellerNo });
  const left = new Map<string, RefusedUnits>();
  for (const [productId, count] of units) left.set(productId, { units: count, why: 'gone' });
  const changes = offers.flatMap((offer) => {
    const { price, origin, active, productId } = offer;
    const wantedUnits = units.get(productId) ?? 0;
    const stock = Math.min(limits.offerStockMax, offer.stock + wantedUnits);
    const wanted = { price, origin, active, stock };
    const judged = judgeChange(offer, wanted, { permissions, now });
    const rest = refusedOf(wantedUnits, stock - offer.stock, judged.refused ? judged.finding : null);
    if (rest === null) left.delete(productId);
    else left.set(productId, rest);
    return judged.refused || stock === offer.stock ? [] : [{ offer, wanted, judged }];
  });
  if (changes.length > 0) await changeOffers(db, call, changes);
  return left;
}
