import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { ensureMonthPartitions } from '../../../platform/db/schema/partitions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { deleteFindingsOfRun, restoreReplacedFindings } from './finding-queries.ts';
import { changesBack } from './offer-write-queries.ts';
import { countChangesBack, noteLeftAlone, noteRestored, removeCreated } from './revert-queries.ts';
import { finishRun, insertRun, lockSellerOffers } from './run-queries.ts';
import { emptySummary } from './run-totals.ts';
import { revertPurchasePrices } from '../../purchase-prices/write/revert-purchase-price-queries.ts';
import { writeOffers } from './write-offers.ts';

export interface RevertCall {
  readonly sellerId: string;
  /** The run that is taken back. */
  readonly of: number;
  readonly actorName: string | null;
  readonly impersonatedBy: string | null;
  readonly now: Date;
}

export interface Reverted {
  readonly runNo: number;
  readonly counts: { readonly restored: number; readonly removed: number; readonly leftAlone: number };
}

/**
 * Takes back what a run did, as a run of its own: offers and results are as they were before it, but for those that
 * something else has changed since (UPL-12).
 */
export async function revertRun(db: SellerDb, call: RevertCall): Promise<Reverted> {
  const { sellerId, of, actorName, impersonatedBy, now } = call;
  await lockSellerOffers(db);
  await ensureMonthPartitions(db, now);
  const runNo = await insertRun(db, sellerId, {
    kind: 'revert',
    dry: false,
    actorName,
    impersonatedBy,
    startedAt: now,
  });
  const run = { sellerId, of, runNo, now };
  // Whether something else has changed an offer since is only seen before it is put back.
  await restoreReplacedFindings(db, run);
  await deleteFindingsOfRun(db, run);
  const leftAlone = await noteLeftAlone(db, run);
  const restored = await noteRestored(db, run);
  const counts = new Map<OfferStatus, number>();
  const count = (status: OfferStatus, by: number) => counts.set(status, (counts.get(status) ?? 0) + by);
  for (const { from, to, offers } of await countChangesBack(db, run)) {
    count(from, -offers);
    count(to, offers);
  }
  let removed = 0;
  for (const { status, offers } of await removeCreated(db, run)) {
    removed += offers;
    count(status, -offers);
  }
  await writeOffers(db, run, { source: changesBack(sellerId, of), created: 0, changed: restored, removed, counts });
  await revertPurchasePrices(db, run);
  await finishRun(db, run, {
    ...emptySummary(),
    rows: restored + leftAlone,
    changed: restored,
    rejected: leftAlone,
  });
  return { runNo, counts: { restored, removed, leftAlone } };
}
