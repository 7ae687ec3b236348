import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { deleteFindings, insertStagedFindings, stageFindings } from './finding-queries.ts';
import type { FindingWrites } from './finding-writes.ts';
import { statusCodes } from './offer-codes.ts';
import {
  addToOfferCounts,
  insertStagedOffers,
  stageOffers,
  updateStagedOffers,
  type WritingRun,
} from './offer-write-queries.ts';
import { insertOffersChanged } from '../outbox/marketplace-event-queries.ts';
import type { OfferWrites } from './offer-writes.ts';
import type { SellerOffers } from './seller-offers.ts';

/** Writes the offers of a run, what they were, and the seller's counters; the caller commits. */
export async function writeOffers(
  db: SellerDb,
  run: WritingRun,
  written: { writes: OfferWrites; offers: SellerOffers },
): Promise<void> {
  const { writes, offers } = written;
  if (writes.size === 0) return;
  await stageOffers(db, (copy) => writes.stage(copy, offers));
  if (writes.created > 0) await insertStagedOffers(db, run);
  if (writes.created < writes.size) await updateStagedOffers(db, run);
  const changes = new Map<OfferStatus, number>();
  for (const [code, change] of writes.statusChanges(offers.status)) {
    const status = statusCodes.wordOf(code);
    if (status !== null) changes.set(status, change);
  }
  await addToOfferCounts(db, run.sellerId, changes);
  await insertOffersChanged(db, run, { changed: writes.size, removed: 0 });
}

/** Puts a run's findings in the place of those that stood for the same things. */
export async function writeFindings(db: SellerDb, run: WritingRun, findings: FindingWrites): Promise<void> {
  await deleteFindings(db, run.sellerId, findings.replaced);
  if (findings.size === 0) return;
  await stageFindings(db, (copy) => findings.stage(copy));
  await insertStagedFindings(db, run);
}
