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
import { changesNothing, takenFromFeed } from './change-rules.ts';

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

/** Changes one offer by the same rules as an upload, or restores a point of its history (OFF-06, OFF-07, OFF-10). */
export async function change(input: ChangeInput) {
  const { db, session, params, body, now, fail } = input;
  await lockOrRefuse(input);
  const [scope, permissions] = await Promise.all([
    findOfferScope(db, { sellerId: session.sellerId, brand: session.brand }),
    findSellerPermissions(db, now),
  ]);
  const offer = await findOffer(db, scope, params.productId);
  if (offer === undefined) return fail('not_found');
  const current = await offerDetail(db, scope, { offer, now });
  if (offer.version !== body.version) return fail('offer.version_conflict', { current });
  const wanted = await wantedPoint(input, offer);
  if (changesNothing(offer, wanted)) return current;
  const judged = judgeChange(offer, wanted, { permissions, now });
  if (judged.refused && judged.finding !== null) return fail('offer.refused', { errors: [reasonOf(judged.finding)] });
  await changeOffers(
    db,
    {
      sellerId: session.sellerId,
      kind: kindOf(body),
      actorName: session.userName,
      impersonatedBy: session.impersonatedBy,
      now,
    },
    [{ offer, wanted, judged }],
  );
  const changed = await findOffer(db, scope, params.productId);
  return changed === undefined ? fail('not_found') : offerDetail(db, scope, { offer: changed, now });
}
