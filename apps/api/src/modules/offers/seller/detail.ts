import type { api } from '@offizin/contract/api';
import type { OfferDetail } from '@offizin/contract/offers/seller';
import { brands } from '@offizin/domain/brand/brands';
import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findBestPast, findMarketOffers, findOffer, type OfferFacts } from '../read/offer-detail-queries.ts';
import { historyView, readHistory } from './offer-history.ts';
import { findOfferScope } from '../read/offer-list-queries.ts';
import type { OfferScope } from '../read/offer-source-queries.ts';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import { type OfferReader, offerView } from './offer-view.ts';

/** Everything of an offer: its product, the others' offers and its history. */
export async function offerDetail(
  db: SellerDb,
  scope: OfferScope,
  { offer, now, reader }: { offer: OfferFacts; now: Date; reader: OfferReader },
): Promise<OfferDetail> {
  const { productNo } = offer;
  const from = addDays(wallClockAt(now, brands[scope.brand].timeZone).date, -limits.priceChartDays);
  const [market, history, past] = await Promise.all([
    findMarketOffers(db, scope, productNo),
    readHistory(db, scope.sellerId, offer),
    findBestPast(db, scope, { productNo, from }),
  ]);
  const money = moneyOf(scope.brand);
  return {
    ...offerView(offer, reader),
    moreImages: offer.moreImages,
    pageUrl: offer.pageUrl,
    marketOffers: market.map(({ label, price }) => ({ label, price: money.some(price) })),
    bestPast: past.map(({ day, price }) => ({ day, price: money.maybe(price) })),
    history: historyView(history, scope.brand),
  };
}

/** One offer of the seller (OFF-05, OFF-09, OFF-10). */
export async function detail({ db, session, params, now, fail }: InputOf<typeof api.offers.detail>) {
  const scope = await findOfferScope(db, { sellerId: session.sellerId, brand: session.brand });
  const offer = await findOffer(db, scope, params.productId);
  return offer === undefined ? fail('not_found') : offerDetail(db, scope, { offer, now, reader: session });
}
