import type { api } from '@offizin/contract/api';
import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { bestSteps } from '@offizin/domain/price-rules/best-steps';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { announce } from '../../events/write/announce-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import { findNumbersOfOwners } from '../../team/write/owner-shops-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import {
  findAsked,
  findFollowedOffer,
  findMoves,
  findPriceSteps,
  findSold,
  type FollowedOffer,
  type PriceStep,
} from '../read/followed-offer-queries.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRule, updateRule } from '../write/rule-queries.ts';
import { findShopRules } from '../write/shop-rules-queries.ts';
import { followAgain } from '../write/standing-queries.ts';
import { coverAgain } from './acting.ts';
import { dayBeganOf } from './history.ts';
import { shownFloor } from './secret-floor.ts';

type Offer = InputOf<typeof api.priceRuleHistory.offer>;
type Call = Pick<Offer, 'db' | 'session' | 'now' | 'params'>;

const find = ({ db, params }: Call): Promise<FollowedOffer | undefined> => findFollowedOffer(db, params.productId);

/** From which moment on which own price held, one row for each that changed it. */
function ownSteps(steps: readonly PriceStep[], { dayBegan, price }: { dayBegan: Date; price: number }) {
  const changed = steps.filter((step) => step.newPrice !== step.oldPrice);
  return [
    { at: dayBegan.toISOString(), price: changed[0]?.oldPrice ?? price },
    ...changed.map(({ at, newPrice }) => ({ at: at.toISOString(), price: newPrice })),
  ];
}

/** From which moment on which best price of the others held; other shops of the same owner do not count. */
async function othersSteps({ db, now }: Call, productNo: number, dayBegan: Date) {
  const ownNos = await asIdentity(db, (identity) => findNumbersOfOwners(identity, { sellerId: db.sellerId, now }));
  const [asked, moves] = await Promise.all([
    findAsked(db, { productNo, ownNos }),
    findMoves(db, { productNo, ownNos }, dayBegan),
  ]);
  return bestSteps(asked, moves, dayBegan).map(({ at, price }) => ({ at: at.toISOString(), price }));
}

async function view(call: Call, offer: FollowedOffer): Promise<RuledOfferView> {
  const { db, session, now } = call;
  const dayBegan = dayBeganOf(call);
  const today = wallClockAt(now, brands[session.brand].timeZone).date;
  const [rule, shop, steps, sold] = await Promise.all([
    findRule(db, offer.ruleId),
    findShopRules(db),
    findPriceSteps(db, offer.productNo, dayBegan),
    findSold(db, offer.productId, dayBegan),
  ]);
  const { productId, name, pack, code, image, price, stock, recommended, floor, waits, waitsUntil } = offer;
  const isWaiting = waitsUntil !== null && waitsUntil > now;
  const first = steps.find((step) => step.newPrice !== step.oldPrice);
  const perDay = rule?.terms?.changesPerProduct ?? shop.limits.changesPerProduct;
  return {
    product: { productId, name, pack, code, image },
    ruleId: offer.ruleId,
    ruleName: rule?.name ?? '',
    price,
    stock,
    recommended,
    floor: shownFloor(session, floor),
    place: { before: offer.place ?? 1, of: offer.placeOf ?? 1 },
    waits: isWaiting ? waits : null,
    waitsUntil: isWaiting ? waitsUntil.toISOString() : null,
    today: {
      changes: offer.day === today ? offer.dayChanges : 0,
      atMost: Math.min(perDay, shop.limits.changesPerProduct),
    },
    ownSteps: ownSteps(steps, { dayBegan, price }),
    bestSteps: await othersSteps(call, offer.productNo, dayBegan),
    earlier: first === undefined ? null : { changeNo: first.no, price: first.oldPrice, payout: first.payoutBefore },
    payout: netPayout(price, offer).net,
    sold: sold.units === 0 ? null : { units: sold.units, meanPrice: Math.round(sold.value / sold.units) },
  };
}

/** One offer under a rule, with what its price did today (OFF-10, OFF-11). */
export async function offer(input: Offer) {
  return view(input, (await find(input)) ?? input.fail('not_found'));
}

/** Has the rule follow the market again for an offer whose price somebody has set. */
export async function resume(input: InputOf<typeof api.priceRuleHistory.resume>) {
  const followed = (await find(input)) ?? input.fail('not_found');
  await followAgain(input.db, followed.productNo);
  await announce(input.db, { topic: 'price_rules', payload: { changed: 0 } });
  return view(input, { ...followed, waits: null, waitsUntil: null });
}

/** Takes a product out of its rule: the price that it has stays. */
export async function takeOut(input: InputOf<typeof api.priceRuleHistory.takeOut>) {
  const { db, session, now, fail } = input;
  const followed = (await find(input)) ?? fail('not_found');
  const rule = (await findRule(db, followed.ruleId)) ?? fail('not_found');
  const without = <T extends typeof rule.terms>(terms: T): T =>
    terms === null
      ? terms
      : {
          ...terms,
          covers: {
            ...terms.covers,
            including: terms.covers.including.filter((one) => one !== followed.productId),
            excluding: [...terms.covers.excluding, followed.productId],
          },
        };
  const terms = without(rule.terms) ?? fail('not_found');
  await updateRule(db, rule, { terms, draft: without(rule.draft) });
  const detail = { product: followed.name };
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'taken_out', actorName: session.userName, detail });
  await coverAgain(input, 0);
  return { ruleId: rule.id };
}
