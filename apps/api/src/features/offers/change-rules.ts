import type { FieldError } from '@offizin/contract/errors';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { lockSellerOffers } from '../../owners/offers/run-queries.ts';
import type { Fail } from '../../platform/fail.ts';
import type { OfferFacts, OfferPoint } from './offer-detail-queries.ts';

const lockTimeout = '55P03';

/** Waits for a running upload, but not for long. */
export async function lockOrRefuse({
  db,
  fail,
}: {
  readonly db: SellerDb;
  readonly fail: Fail<'catalogue.busy'>;
}): Promise<void> {
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

function isRefusal(type: SyncResultType): boolean {
  const { colour, effect } = syncResultTable[type];
  return colour === 'red' && effect === 'skip';
}

/** What an offer is to be when it takes what its feed said last; what no feed says stays. */
export function takenFromFeed({ feedPrice, feedStock, feedOrigin, ...offer }: OfferFacts): OfferPoint {
  if (feedPrice === null) return offer;
  return { price: feedPrice, stock: feedStock ?? offer.stock, origin: feedOrigin ?? offer.origin, active: true };
}

/**
 * Whether what is wanted is what there is. An offer that a red result keeps off sale is judged again even so: what was
 * refused may have been another price, and its seller says now that the one it has is right.
 */
export function changesNothing(offer: OfferPoint & Pick<OfferFacts, 'finding'>, wanted: OfferPoint): boolean {
  const { price, stock, origin, active, finding } = offer;
  if (finding !== null && isRefusal(finding)) return false;
  return price === wanted.price && stock === wanted.stock && origin === wanted.origin && active === wanted.active;
}
