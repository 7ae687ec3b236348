import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { setPurchasePrices } from '../../purchase-prices/write/purchase-price-queries.ts';
import type { ChangeRun } from './change-offers.ts';
import { finishRun, insertRun } from './run-queries.ts';
import { emptySummary } from './run-totals.ts';

/** A run of its own for what touches no offer: it has when, and by whom. */
async function runOfItsOwn(db: SellerDb, call: ChangeRun, rows: number): Promise<number> {
  const { sellerId, kind, actorName, impersonatedBy, now } = call;
  const runNo = await insertRun(db, sellerId, { kind, dry: false, actorName, impersonatedBy, startedAt: now });
  await finishRun(db, { sellerId, runNo, now }, { ...emptySummary(), rows, unchanged: rows });
  return runNo;
}

/**
 * Writes the purchase prices of a few products as a person wants them, by their numbers; null takes one away. Offers stay as they
 * are, and the marketplace hears nothing. `runNo` is the run that changed offers by the same call, or null.
 */
export async function changePurchasePrices(
  db: SellerDb,
  call: ChangeRun,
  { wanted, runNo }: { readonly wanted: ReadonlyMap<number, number | null>; readonly runNo: number | null },
): Promise<void> {
  if (wanted.size === 0) return;
  const { sellerId, now } = call;
  await setPurchasePrices(db, { sellerId, now, runNo: runNo ?? (await runOfItsOwn(db, call, wanted.size)) }, wanted);
}
