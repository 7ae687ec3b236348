import { limits } from '@offizin/domain/limits';
import { decidePrice, type PriceDecision, type RuledOffer } from '@offizin/domain/price-rules/decide-price';
import type { RuleTerms, SharedLimits } from '@offizin/domain/price-rules/terms';
import { type RawBuilder, type SqlBool } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type MarketView, readRuledOffers, type RuledRecord } from './ruled-offer-queries.ts';

/** An offer, and what a rule makes of it. */
export interface Judged {
  readonly offer: RuledRecord;
  readonly facts: RuledOffer;
  readonly decision: PriceDecision;
}

/** By what offers are judged: the terms, what caps all rules, the brand's day, and whether what waits is left waiting. */
export interface Judging {
  readonly terms: RuleTerms;
  readonly shared: SharedLimits;
  readonly view: MarketView;
  readonly today: string;
  readonly now: Date;
}

function factsOf(offer: RuledRecord, { today, now }: Judging): RuledOffer {
  const { price, recommended, best, highest, waitsUntil } = offer;
  const isToday = offer.day === today;
  return {
    ...offer,
    marks: { best, highest, recommended },
    startPrice: offer.startPrice ?? price,
    dayPrice: isToday ? (offer.dayPrice ?? price) : price,
    dayChanges: isToday ? offer.dayChanges : 0,
    waits: waitsUntil !== null && waitsUntil > now ? offer.waits : null,
  };
}

/** Judges all offers that meet a condition; between portions the process answers others. */
export async function* judgeOffers(db: SellerDb, judging: Judging, where: RawBuilder<SqlBool>): AsyncGenerator<Judged> {
  for await (const offers of readRuledOffers(db, judging.view, where))
    for (const offer of offers) {
      const facts = factsOf(offer, judging);
      yield { offer, facts, decision: decidePrice(judging.terms, judging.shared, facts) };
    }
}

/** Whether a rule has changed the offer too short a time ago to look at it again. */
export const restsNow = ({ changedAt }: RuledRecord, now: Date): boolean =>
  changedAt !== null && now.getTime() - changedAt.getTime() < limits.priceRuleInterval * 1000;
