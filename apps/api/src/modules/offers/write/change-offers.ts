import type { RunKind } from '@offizin/contract/offers/seller';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { Finding } from '@offizin/domain/sync/facts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { deleteFindings, type GivenFinding, insertFindings } from './finding-queries.ts';
import { productSubject } from './finding-subject.ts';
import { givenChanges } from './offer-write-queries.ts';
import { finishRun, insertRun } from './run-queries.ts';
import { emptySummary } from './run-totals.ts';
import { writeOffers } from './write-offers.ts';

/** One offer, what it becomes, and the result of the rules for that. */
export interface OfferChange {
  readonly offer: {
    readonly productNo: number;
    readonly nationalCode: string | null;
    readonly gtin: string | null;
    readonly price: number;
    readonly status: OfferStatus;
  };
  readonly wanted: {
    readonly price: number;
    readonly stock: number;
    readonly origin: StockOrigin;
    readonly active: boolean;
  };
  readonly judged: {
    readonly finding: Finding | null;
    readonly status: OfferStatus;
    readonly ownStockZeroSince: Date | null;
  };
}

export interface ChangeRun {
  readonly sellerId: string;
  readonly kind: Extract<RunKind, 'edit' | 'restore' | 'feed_value' | 'price_proposal' | 'return' | 'price_rule'>;
  readonly actorName: string;
  readonly impersonatedBy: string | null;
  readonly now: Date;
}

function statusMoves(changes: readonly OfferChange[]): Map<OfferStatus, number> {
  const moves = new Map<OfferStatus, number>();
  for (const { offer, judged } of changes) {
    moves.set(offer.status, (moves.get(offer.status) ?? 0) - 1);
    moves.set(judged.status, (moves.get(judged.status) ?? 0) + 1);
  }
  return moves;
}

function findingsOf(changes: readonly OfferChange[]): GivenFinding[] {
  return changes.flatMap(({ offer, wanted, judged: { finding } }) => {
    const { productNo, nationalCode: code, gtin } = offer;
    const subject = productSubject(productNo);
    if (finding === null) return [];
    const { type, colour, numbers } = finding;
    const { price, stock, origin } = wanted;
    return { subject, finding: type, colour, numbers, product_no: productNo, code, gtin, price, stock, origin };
  });
}

/** Writes judged changes of a person or a price rule as one run, whose number it answers; the seller's offers are locked. */
export async function changeOffers(db: SellerDb, call: ChangeRun, changes: readonly OfferChange[]): Promise<number> {
  const { sellerId, kind, actorName, impersonatedBy, now } = call;
  const runNo = await insertRun(db, sellerId, { kind, dry: false, actorName, impersonatedBy, startedAt: now });
  const run = { sellerId, runNo, now };
  const offers = changes.map(({ offer, wanted, judged }) => ({
    product_no: offer.productNo,
    ...wanted,
    status: judged.status,
    finding: judged.finding?.type ?? null,
    zero_since: judged.ownStockZeroSince,
  }));
  await writeOffers(db, run, {
    source: givenChanges(sellerId, offers),
    created: 0,
    changed: changes.length,
    removed: 0,
    counts: statusMoves(changes),
  });
  const subjects = changes.map(({ offer }) => productSubject(offer.productNo));
  await deleteFindings(db, run, subjects);
  const findings = findingsOf(changes);
  if (findings.length > 0) await insertFindings(db, run, findings);
  const priceChanges = changes.filter(({ offer, wanted }) => offer.price !== wanted.price).length;
  await finishRun(db, run, { ...emptySummary(), rows: changes.length, changed: changes.length, priceChanges });
  return runNo;
}
