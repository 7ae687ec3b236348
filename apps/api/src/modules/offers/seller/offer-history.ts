import type { OfferHistoryEntry } from '@offizin/contract/offers/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { OfferPoint } from '../write/judge-change.ts';
import { type ChangeRecord, findChanges, findRun, type OfferFacts } from '../read/offer-detail-queries.ts';
import { moneyOf } from '@offizin/domain/brand/brand-money';

const pointOf = ({ price, stock, origin, active }: OfferPoint): OfferPoint => ({ price, stock, origin, active });

/** What the offer was when it was created: before its first change, or as it is when nothing has changed it. */
function firstPoint(offer: OfferFacts, changes: readonly ChangeRecord[]): OfferPoint {
  return pointOf(changes.at(-1)?.before ?? offer);
}

export interface HistoryPoint {
  readonly runNo: number;
  readonly at: Date;
  readonly kind: ChangeRecord['kind'];
  readonly actorName: string | null;
  readonly file: ChangeRecord['file'];
  readonly before: OfferPoint | null;
  readonly after: OfferPoint;
}

/** The latest points of an offer's history, newest first; its creation ends it unless there are too many (OFF-10). */
export async function readHistory(db: SellerDb, sellerId: string, offer: OfferFacts): Promise<HistoryPoint[]> {
  const [changes, created] = await Promise.all([
    findChanges(db, sellerId, offer.productNo),
    findRun(db, sellerId, { runNo: offer.createdRun, productNo: offer.productNo }),
  ]);
  if (created === undefined || changes.length === limits.offerHistory) return changes;
  const creation: HistoryPoint = {
    runNo: offer.createdRun,
    at: offer.createdAt,
    kind: created.kind,
    actorName: created.actor_name,
    file: created.file,
    before: null,
    after: firstPoint(offer, changes),
  };
  return [...changes, creation];
}

export function historyView(points: readonly HistoryPoint[], brand: BrandId): OfferHistoryEntry[] {
  const money = moneyOf(brand);
  const state = (point: OfferPoint) => ({ ...point, price: money.some(point.price) });
  return points.map(({ before, after, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    before: before === null ? null : state(before),
    after: state(after),
  }));
}
