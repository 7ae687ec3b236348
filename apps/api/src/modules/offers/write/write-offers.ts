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

/** The changes of a run, and what they come to. */
export interface OfferChanges {
  readonly source: ChangeSource;
  readonly created: number;
  readonly changed: number;
  /** How many offers the run has already removed. */
  readonly removed: number;
  /** How many offers more, or fewer, each status has. */
  readonly counts: ReadonlyMap<OfferStatus, number>;
}

/**
 * Writes the offers of a run, what they were and the seller's counters, and notifies the marketplace and the open browsers;
 * the seller's offers are locked and the caller commits.
 */
export async function writeOffers(db: SellerDb, run: WritingRun, changes: OfferChanges): Promise<void> {
  const { source, created, changed, removed, counts } = changes;
  if (created > 0) await insertOffers(db, run, { source, created });
  if (changed > 0) {
    await ensureMonthPartitions(db, run.now);
    await updateOffers(db, run, source);
  }
  await addToOfferCounts(db, run.sellerId, counts);
  await insertOffersChanged(db, run, { changed: created + changed, removed });
  await announce(db, { topic: 'offers', payload: { changed: created + changed + removed } });
}
