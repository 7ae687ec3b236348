import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { ensureMonthPartitions } from '../../../platform/db/schema/partitions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { insertOffersChanged } from '../../events/write/marketplace-event-queries.ts';
import {
  addToOfferCounts,
  type ChangeSource,
  insertOffers,
  updateOffers,
  type WritingRun,
} from './offer-write-queries.ts';

/** What a run writes of the offers, or a slice of it. */
export interface WrittenOffers {
  readonly source: ChangeSource;
  readonly created: number;
  readonly changed: number;
}

/** What a run comes to. */
export interface OfferTotals {
  readonly created: number;
  readonly changed: number;
  /** How many offers the run has removed. */
  readonly removed: number;
  /** How many offers more, or fewer, each status has. */
  readonly counts: ReadonlyMap<OfferStatus, number>;
}

/** Writes offers of a run and what they were; the seller's offers are locked and `finishOffers` follows. */
export async function writeSlice(db: SellerDb, run: WritingRun, slice: WrittenOffers): Promise<void> {
  const { source, created, changed } = slice;
  if (created > 0) await insertOffers(db, run, { source, created });
  if (changed === 0) return;
  await ensureMonthPartitions(db, run.now);
  await updateOffers(db, run, source);
}

/** Counts what a run has written, and notifies the marketplace and the open browsers. */
export async function finishOffers(db: SellerDb, run: WritingRun, totals: OfferTotals): Promise<void> {
  const { created, changed, removed, counts } = totals;
  await addToOfferCounts(db, run.sellerId, counts);
  await insertOffersChanged(db, run, { changed: created + changed, removed });
  await announce(db, { topic: 'offers', payload: { changed: created + changed + removed } });
}

/** Writes the offers of a run at once; the seller's offers are locked and the caller commits. */
export async function writeOffers(db: SellerDb, run: WritingRun, changes: WrittenOffers & OfferTotals): Promise<void> {
  await writeSlice(db, run, changes);
  await finishOffers(db, run, changes);
}
