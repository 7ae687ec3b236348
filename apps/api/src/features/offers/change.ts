import type { api } from '@offizin/contract/api';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { fail } from '../../platform/fail.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { addToOfferCounts, tellOffersChanged, type WritingRun } from '../catalogue/offer-write-queries.ts';
import { findSellerStanding, finishRun, insertRun, lockSellerOffers } from '../catalogue/run-queries.ts';
import { emptySummary } from '../catalogue/run-totals.ts';
import { announce } from '../live/live-queries.ts';
import { offerDetail } from './detail.ts';
import { type JudgedChange, judgeChange } from './judge-change.ts';
import { replaceFinding, writeOffer } from './offer-change-queries.ts';
import { findOffer, type OfferFacts, type OfferPoint } from './offer-detail-queries.ts';
import { readHistory } from './offer-history.ts';
import { findOfferScope } from './offer-list-queries.ts';

type ChangeInput = InputOf<typeof api.offers.change>;

const lockTimeout = '55P03';

/** Waits for a running upload, but not for long. */
async function lockOrRefuse({ db }: ChangeInput): Promise<void> {
  try {
    await lockSellerOffers(db);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockTimeout) fail('catalogue.busy', { retryAfter: 5 });
    throw error;
  }
}

/** What the offer is to be: the point of the history that is asked for, what the body says, else what it is. */
async function wantedPoint({ db, session, body }: ChangeInput, offer: OfferFacts): Promise<OfferPoint> {
  const { restoredRun } = body;
  const points = restoredRun === undefined ? [] : await readHistory(db, session.sellerId, offer);
  const point = points.find(({ runNo }) => runNo === restoredRun)?.after;
  if (restoredRun !== undefined && point === undefined) return fail('not_found');
  return {
    price: body.price ?? point?.price ?? offer.price,
    stock: body.stock ?? point?.stock ?? offer.stock,
    origin: body.origin ?? point?.origin ?? offer.origin,
    active: body.active ?? point?.active ?? offer.active,
  };
}

/** Says which rule refused and by which numbers, each under its name: "18.90 > 18.60 = 1.5 × 12.40". */
function refusal({ type, numbers }: Finding): never {
  const { cause, numbers: names } = syncResultTable[type];
  const params = Object.fromEntries(names.flatMap((name, at) => (numbers[at] === undefined ? [] : [[name, numbers[at]]])));
  const path = cause === 'stock' ? 'body.stock' : 'body.price';
  return fail('offer.refused', { errors: [{ path, code: `finding.${type}`, params }] });
}

const isSame = (a: OfferPoint, b: OfferPoint) => a.price === b.price && a.stock === b.stock && a.origin === b.origin && a.active === b.active;

async function write({ db, session, body, now }: ChangeInput, change: { offer: OfferFacts; wanted: OfferPoint; judged: JudgedChange }): Promise<void> {
  const { offer, wanted, judged } = change;
  const { sellerId } = session;
  const runNo = await insertRun(db, sellerId, {
    kind: body.restoredRun === undefined ? 'edit' : 'restore',
    dry: false,
    actorName: session.userName,
    impersonatedBy: session.impersonatedBy,
    startedAt: now,
  });
  const run: WritingRun = { sellerId, runNo, now };
  const moved = new Map<OfferStatus, number>(offer.status === judged.status ? [] : [[offer.status, -1], [judged.status, 1]]);
  const summary = { ...emptySummary(), rows: 1, changed: 1, priceChanges: offer.price === wanted.price ? 0 : 1 };
  await writeOffer(db, run, change);
  await replaceFinding(db, run, { offer, wanted, finding: judged.finding });
  await addToOfferCounts(db, sellerId, moved);
  await tellOffersChanged(db, run, { changed: 1, removed: 0 });
  await finishRun(db, run, summary);
  await announce(db, { topic: 'offers', payload: { changed: 1 } });
}

/** Changes one offer by the same rules as an upload, or restores a point of its history (OFF-06, OFF-07, OFF-10). */
export async function change(input: ChangeInput) {
  const { db, session, params, body, now } = input;
  await lockOrRefuse(input);
  const [scope, standing] = await Promise.all([
    findOfferScope(db, { sellerId: session.sellerId, brand: session.brand }),
    findSellerStanding(db, now),
  ]);
  const offer = await findOffer(db, scope, params.productId);
  if (offer === undefined) return fail('not_found');
  const current = await offerDetail(db, scope, { offer, now });
  if (offer.version !== body.version) return fail('offer.version_conflict', { current });
  const wanted = await wantedPoint(input, offer);
  if (isSame(offer, wanted)) return current;
  const judged = judgeChange(offer, wanted, { standing, now });
  if (judged.refused && judged.finding !== null) return refusal(judged.finding);
  await write(input, { offer, wanted, judged });
  const changed = await findOffer(db, scope, params.productId);
  return changed === undefined ? fail('not_found') : offerDetail(db, scope, { offer: changed, now });
}
