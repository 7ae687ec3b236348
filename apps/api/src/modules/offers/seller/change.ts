import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellerPermissions } from '../write/run-queries.ts';
import { offerDetail } from './detail.ts';
import { judgeChange, type OfferPoint } from '../write/judge-change.ts';
import { lockOrRefuse, reasonOf } from '../write/refuse-change.ts';
import { findOffer, type OfferFacts } from '../read/offer-detail-queries.ts';
import { readHistory } from './offer-history.ts';
import { findOfferScope } from '../read/offer-list-queries.ts';
import { type ChangeRun, changeOffers } from '../write/change-offers.ts';
import { changePurchasePrices } from '../write/change-purchase-prices.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { noteEdits } from '../../price-rules/write/note-edits.ts';
import { changesNothing, isOfOffer, takenFromFeed, wantedPurchasePrice } from './change-rules.ts';

type ChangeInput = InputOf<typeof api.offers.change>;

/** What the offer becomes: the requested point of its history, the values of the body, else its current values. */
async function wantedPoint({ db, session, body, fail }: ChangeInput, offer: OfferFacts): Promise<OfferPoint> {
  const { restoredRun, fromFeed } = body;
  const points = restoredRun === undefined ? [] : await readHistory(db, session.sellerId, offer);
  const point = points.find(({ runNo }) => runNo === restoredRun)?.after;
  if (restoredRun !== undefined && point === undefined) return fail('not_found');
  const base = point ?? (fromFeed === true ? takenFromFeed(offer) : offer);
  return {
    price: body.price ?? base.price,
    stock: body.stock ?? base.stock,
    origin: body.origin ?? base.origin,
    active: body.active ?? base.active,
  };
}

/** Why the offer changes, as its history says it. */
function kindOf({ restoredRun, fromFeed }: ChangeInput['body']): ChangeRun['kind'] {
  if (restoredRun !== undefined) return 'restore';
  return fromFeed === true ? 'feed_value' : 'edit';
}

/** Judges and writes what becomes of the offer; the run that changed it, or null where it stays as it is. */
async function changeOffer(input: ChangeInput, offer: OfferFacts, run: ChangeRun): Promise<number | null> {
  const { db, body, now, fail } = input;
  if (!isOfOffer(body)) return null;
  const wanted = await wantedPoint(input, offer);
  if (changesNothing(offer, wanted)) return null;
  const judged = judgeChange(offer, wanted, { permissions: await findSellerPermissions(db, now), now });
  if (judged.refused && judged.finding !== null) return fail('offer.refused', { errors: [reasonOf(judged.finding)] });
  const runNo = await changeOffers(db, run, [{ offer, wanted, judged }]);
  await noteEdits(db, now, [{ offer, wanted }]);
  return runNo;
}

/** Changes one offer by the same rules as an upload, or restores a point of its history, and sets its purchase price (OFF-06, OFF-07, OFF-10). */
export async function change(input: ChangeInput) {
  const { db, session, params, body, now, fail } = input;
  const { sellerId, userName: actorName, impersonatedBy } = session;
  if (body.purchasePrice !== undefined && !seesPurchasePrices(session)) return fail('access.impersonation');
  await lockOrRefuse(input);
  const scope = await findOfferScope(db, { sellerId, brand: session.brand });
  const offer = await findOffer(db, scope, params.productId);
  if (offer === undefined) return fail('not_found');
  const current = await offerDetail(db, scope, { offer, now, reader: session });
  if (offer.version !== body.version) return fail('offer.version_conflict', { current });
  const run: ChangeRun = { sellerId, kind: kindOf(body), actorName, impersonatedBy, now };
  const runNo = await changeOffer(input, offer, run);
  const wanted = new Map(wantedPurchasePrice(body, offer));
  await changePurchasePrices(db, run, { wanted, runNo });
  if (runNo === null && wanted.size === 0) return current;
  const changed = await findOffer(db, scope, params.productId);
  return changed === undefined ? fail('not_found') : offerDetail(db, scope, { offer: changed, now, reader: session });
}
