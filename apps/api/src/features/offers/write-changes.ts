import type { FieldError } from '@offizin/contract/errors';
import type { RunKind } from '@offizin/contract/offers';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { fail } from '../../platform/fail.ts';
import type { ActiveSession } from '../../platform/session/active-session.ts';
import { addToOfferCounts, type WritingRun } from '../../owners/offers/offer-write-queries.ts';
import { finishRun, insertRun, lockSellerOffers } from '../../owners/offers/run-queries.ts';
import { emptySummary } from '../../owners/offers/run-totals.ts';
import { insertOffersChanged } from '../../owners/outbox/marketplace-event-queries.ts';
import { announce } from '../../owners/outbox/announce-queries.ts';
import { replaceFindings, type WantedChange, writeOffers } from './offer-change-queries.ts';
import type { OfferPoint } from './offer-detail-queries.ts';

const lockTimeout = '55P03';

/** Waits for a running upload, but not for long. */
export async function lockOrRefuse(db: SellerDb): Promise<void> {
  try {
    await lockSellerOffers(db);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockTimeout)
      fail('catalogue.busy', { retryAfter: 5 });
    throw error;
  }
}

/** Which rule refused and by which numbers, each under its name: "18.90 > 18.60 = 1.5 × 12.40". */
export function reasonOf({ type, numbers }: Finding): Required<FieldError> {
  const { cause, numbers: names } = syncResultTable[type];
  const params = Object.fromEntries(
    names.flatMap((name, at) => (numbers[at] === undefined ? [] : [[name, numbers[at]]])),
  );
  return { path: cause === 'stock' ? 'body.stock' : 'body.price', code: `finding.${type}`, params };
}

export const isSame = (a: OfferPoint, b: OfferPoint) =>
  a.price === b.price && a.stock === b.stock && a.origin === b.origin && a.active === b.active;

export interface WritingCall {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
}

/** Writes judged changes as one run: offers, history, findings, counts, and what the marketplace and open screens are told. */
export async function writeChanges(
  { db, session, now }: WritingCall,
  kind: Extract<RunKind, 'edit' | 'restore'>,
  changes: readonly WantedChange[],
): Promise<void> {
  const { sellerId } = session;
  const runNo = await insertRun(db, sellerId, {
    kind,
    dry: false,
    actorName: session.userName,
    impersonatedBy: session.impersonatedBy,
    startedAt: now,
  });
  const run: WritingRun = { sellerId, runNo, now };
  const moved = new Map<OfferStatus, number>();
  for (const { offer, judged } of changes) {
    moved.set(offer.status, (moved.get(offer.status) ?? 0) - 1);
    moved.set(judged.status, (moved.get(judged.status) ?? 0) + 1);
  }
  const priceChanges = changes.filter(({ offer, wanted }) => offer.price !== wanted.price).length;
  await writeOffers(db, run, changes);
  await replaceFindings(db, run, changes);
  await addToOfferCounts(db, sellerId, moved);
  await insertOffersChanged(db, run, { changed: changes.length, removed: 0 });
  await finishRun(db, run, { ...emptySummary(), rows: changes.length, changed: changes.length, priceChanges });
  await announce(db, { topic: 'offers', payload: { changed: changes.length } });
}
