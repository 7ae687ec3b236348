import type { api } from '@offizin/contract/api';
import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { bestSteps } from '@offizin/domain/price-rules/best-steps';
import { warHours } from '@offizin/domain/price-rules/price-war';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { priceRank } from '@offizin/domain/offers/price-position';
import { announce } from '../../events/write/announce-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import {
  findAsked,
  findFollowedOffer,
  findMoves,
  findPriceSteps,
  findSold,
  findWarStop,
  type FollowedOffer,
  type PriceStep,
} from '../read/followed-offer-queries.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRule, isCovering, type RuleRecord, updateRule } from '../write/rule-queries.ts';
import { findOthers } from '../write/ruled-offer-queries.ts';
import { beginShopRun, judgingOf, type ShopRun } from '../write/run-shop.ts';
import { followAgain } from '../write/standing-queries.ts';
import { coverAgain } from './acting.ts';
import { shownFloor } from './secret-floor.ts';

type Offer = InputOf<typeof api.priceRuleHistory.offer>;
type Call = Pick<Offer, 'db' | 'session' | 'now' | 'params'>;

const find = ({ db, params }: Call): Promise<FollowedOffer | undefined> => findFollowedOffer(db, params.productId);

/** From which moment on which own price held, one row for each that changed it. */
function ownSteps(steps: readonly PriceStep[], { since, price }: { since: Date; price: number }) {
  const changed = steps.filter((step) => step.newPrice !== step.oldPrice);
  return [
    { at: since.toISOString(), price: changed[0]?.oldPrice ?? price },
    ...changed.map(({ at, newPrice }) => ({ at: at.toISOString(), price: newPrice })),
  ];
}

/** From which moment on which best price of the others held; other shops of the same owner do not count. */
async function othersSteps(
  { db }: Call,
  of: { readonly productNo: number; readonly ownNos: readonly number[] },
  since: Date,
) {
  const [asked, moves] = await Promise.all([findAsked(db, of), findMoves(db, of, since)]);
  return bestSteps(asked, moves, since).map(({ at, price }) => ({ at: at.toISOString(), price }));
}

/** Since when the steps of a war are shown that was stopped then: on the day that runs its whole day, before that from its first cut on. */
const warBegan = (stoppedAt: Date, dayBegan: Date): Date =>
  new Date(Math.min(dayBegan.getTime(), stoppedAt.getTime() - warHours * 3_600_000));

interface Following {
  readonly offer: FollowedOffer;
  readonly rule: RuleRecord | undefined;
  readonly run: ShopRun;
}

/** What the first of the steps changed, and the places that the market gives both prices now. */
async function earlierOf({ db }: Call, steps: readonly PriceStep[], { offer, rule, run }: Following) {
  const first = steps.find((step) => step.newPrice !== step.oldPrice);
  if (first === undefined || rule === undefined || !isCovering(rule)) return null;
  const others = await findOthers(db, judgingOf(rule, run).view, offer.productNo);
  const place = {
    before: priceRank(offer.price, others).rank,
    after: priceRank(first.oldPrice, others).rank,
    of: others.length + 1,
  };
  return { changeNo: first.no, price: first.oldPrice, payout: first.payoutBefore, place };
}

async function view(call: Call, offer: FollowedOffer): Promise<RuledOfferView> {
  const { db, now } = call;
  const run = await beginShopRun(db, now);
  const { shop, dayBegan, today, ownNos } = run;
  const { productNo, productId, name, pack, code, image, price, stock, recommended, floor, waits, waitsUntil } = offer;
  const isWaiting = waitsUntil !== null && waitsUntil > now;
  const war = isWaiting && waits === 'war' ? ((await findWarStop(db, productNo)) ?? null) : null;
  const since = war === null ? dayBegan : warBegan(war.at, dayBegan);
  const [rule, steps, sold] = await Promise.all([
    findRule(db, offer.ruleId),
    findPriceSteps(db, productNo, since),
    findSold(db, productId, dayBegan),
  ]);
  const perDay = rule?.terms?.changesPerProduct ?? shop.limits.changesPerProduct;
  return {
    product: { productId, name, pack, code, image },
    ruleId: offer.ruleId,
    ruleName: rule?.name ?? '',
    price,
    stock,
    recommended,
    floor: shownFloor(call.session, floor),
    waits: isWaiting ? waits : null,
    waitsUntil: isWaiting ? waitsUntil.toISOString() : null,
    war: war && { at: war.at.toISOString(), changes: war.changes },
    today: {
      changes: offer.day === today ? offer.dayChanges : 0,
      atMost: Math.min(perDay, shop.limits.changesPerProduct),
    },
    ownSteps: ownSteps(steps, { since, price }),
    bestSteps: await othersSteps(call, { productNo, ownNos }, since),
    earlier: await earlierOf(call, steps, { offer, rule, run }),
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
