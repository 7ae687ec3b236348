import type { api } from '@offizin/contract/api';
import type { ChangedOffer } from '@offizin/contract/offers/seller';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellerPermissions, type SellerPermissions } from '../write/run-queries.ts';
import { judgeChange } from '../write/judge-change.ts';
import { lockOrRefuse, reasonOf } from '../write/refuse-change.ts';
import { type ChangeRun, changeOffers, type OfferChange } from '../write/change-offers.ts';
import { changePurchasePrices } from '../write/change-purchase-prices.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { findOffers, type OfferFacts } from '../read/offer-detail-queries.ts';
import { findOfferScope } from '../read/offer-list-queries.ts';
import { offerView } from './offer-view.ts';
import { noteEdits } from '../../price-rules/write/note-edits.ts';
import { changesNothing, isOfOffer, takenFromFeed, wantedPurchasePrice } from './change-rules.ts';

type ManyInput = InputOf<typeof api.offers.changeMany>;
type RequestedChange = ManyInput['body']['changes'][number];
type Result = Pick<ChangedOffer, 'outcome' | 'reason'> & {
  readonly change: (OfferChange & { readonly offer: OfferFacts }) | null;
  readonly purchasePrice: (readonly [number, number | null])[];
};

function judge(
  requested: RequestedChange,
  offer: OfferFacts | undefined,
  { permissions, now }: { permissions: SellerPermissions; now: Date },
): Result {
  const nothing = { reason: null, change: null, purchasePrice: [] };
  if (offer === undefined) return { outcome: 'missing', ...nothing };
  if (offer.version !== requested.version) return { outcome: 'conflict', ...nothing };
  const purchasePrice = wantedPurchasePrice(requested, offer);
  const beside = { reason: null, change: null, purchasePrice };
  const outcome = purchasePrice.length > 0 ? 'changed' : 'unchanged';
  if (!isOfOffer(requested)) return { outcome, ...beside };
  const base = requested.fromFeed === true ? takenFromFeed(offer) : offer;
  const wanted = {
    price: requested.price ?? base.price,
    stock: requested.stock ?? base.stock,
    origin: base.origin,
    active: requested.active ?? base.active,
  };
  if (changesNothing(offer, wanted)) return { outcome, ...beside };
  const judged = judgeChange(offer, wanted, { permissions, now });
  if (judged.refused && judged.finding !== null)
    return { outcome: 'refused', ...nothing, reason: reasonOf(judged.finding) };
  return { outcome: 'changed', ...beside, change: { offer, wanted, judged } };
}

/** Changes several offers as one run, each judged by itself: what a rule refuses or somebody changed meanwhile stays (OFF-06, OFF-07). */
export async function changeMany({ db, session, body, now, fail }: ManyInput): Promise<{ items: ChangedOffer[] }> {
  const { sellerId, userName: actorName, impersonatedBy } = session;
  const setsPurchasePrices = body.changes.some(({ purchasePrice }) => purchasePrice !== undefined);
  if (setsPurchasePrices && !seesPurchasePrices(session)) return fail('access.impersonation');
  await lockOrRefuse({ db, fail });
  const [scope, permissions] = await Promise.all([
    findOfferScope(db, { sellerId, brand: session.brand }),
    findSellerPermissions(db, now),
  ]);
  const productIds = body.changes.map((requested) => requested.productId);
  const offersOf = async () =>
    new Map((await findOffers(db, scope, productIds)).map((offer) => [offer.productId, offer]));
  const before = await offersOf();
  const results = body.changes.map((requested) => ({
    requested,
    ...judge(requested, before.get(requested.productId), { permissions, now }),
  }));
  const changes = results.flatMap(({ change }) => change ?? []);
  const kind = body.changes.every(({ fromFeed }) => fromFeed === true) ? 'feed_value' : 'edit';
  const run: ChangeRun = { sellerId, kind, actorName, impersonatedBy, now };
  const runNo = changes.length > 0 ? await changeOffers(db, run, changes) : null;
  await noteEdits(db, now, changes);
  const wanted = new Map(results.flatMap(({ purchasePrice }) => purchasePrice));
  await changePurchasePrices(db, run, { wanted, runNo });
  const after = runNo !== null || wanted.size > 0 ? await offersOf() : before;
  return {
    items: results.map(({ requested, outcome, reason }) => {
      const offer = after.get(requested.productId);
      return {
        productId: requested.productId,
        outcome,
        reason,
        offer: offer === undefined ? null : offerView(offer, session),
      };
    }),
  };
}
