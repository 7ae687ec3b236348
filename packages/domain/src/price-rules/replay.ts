import { netPayout } from '../offers/net-payout.ts';
import { priceRank } from '../offers/price-position.ts';
import { decidePrice, type RuledOffer } from './decide-price.ts';
import type { RuleTerms, SharedLimits } from './terms.ts';

/** A day that is over. */
export interface PastDay {
  /** What the others asked that count, lowest first, as it stood at its end. */
  readonly others: readonly number[];
  /** What the offer itself asked at its end. */
  readonly price: number;
}

/** What a rule would have made of an offer on some days, beside what was. */
export interface Replayed {
  readonly changes: number;
  /** Days on the first place, with the rule and as it was. */
  readonly firstDays: { readonly before: number; readonly after: number; readonly of: number };
  /** Whether the rule would have brought it to the first place, where it never was. */
  readonly wonFirst: boolean;
  /** What one sale on each day would have paid out together. */
  readonly payout: { readonly before: number; readonly after: number };
}

/** How often a rule would change the price on a day whose market stands still, and what it comes to. */
function replayDay(
  terms: RuleTerms,
  shared: SharedLimits,
  offer: RuledOffer,
): { readonly price: number; readonly changes: number } {
  let { price } = offer;
  for (let changes = 0; ; changes += 1) {
    const decision = decidePrice(terms, shared, { ...offer, price, dayPrice: offer.price, dayChanges: changes });
    if (decision.price === price) return { price, changes };
    ({ price } = decision);
  }
}

/** Has a rule decide day by day over some days that are over; it begins with the price that the offer had before them. */
export function replay(
  terms: RuleTerms,
  shared: SharedLimits,
  { offer, days }: { readonly offer: RuledOffer; readonly days: readonly PastDay[] },
): Replayed {
  let { price } = offer;
  const sum = { changes: 0, firstBefore: 0, firstAfter: 0, before: 0, after: 0 };
  for (const { others, price: actual } of days) {
    const best = others[0] ?? null;
    const highest = others.at(-1) ?? null;
    const marks = {
      ...offer.marks,
      best,
      highest: highest === null ? null : Math.max(highest, offer.marks.highest ?? 0),
    };
    const day = replayDay(terms, shared, { ...offer, price, others, marks, startPrice: offer.price, waits: null });
    ({ price } = day);
    sum.changes += day.changes;
    sum.firstBefore += priceRank(actual, others).rank === 1 ? 1 : 0;
    sum.firstAfter += priceRank(price, others).rank === 1 ? 1 : 0;
    sum.before += netPayout(actual, offer).net;
    sum.after += netPayout(price, offer).net;
  }
  return {
    changes: sum.changes,
    firstDays: { before: sum.firstBefore, after: sum.firstAfter, of: days.length },
    wonFirst: sum.firstBefore === 0 && sum.firstAfter > 0,
    payout: { before: sum.before, after: sum.after },
  };
}
