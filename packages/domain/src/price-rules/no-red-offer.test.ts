import { expect, test } from 'vitest';
import { netPayout } from '../offers/net-payout.ts';
import { refusesPrice } from '../sync/refuses-price.ts';
import { product, rowFacts } from '../sync/testing/sample-row.ts';
import { decidePrice, type PriceDecision, type RuledOffer } from './decide-price.ts';
import { firstLimits, firstTerms, type PriceFloor, type PriceStrategy, type RuleTerms } from './terms.ts';

/** Numbers from 0 to under 1, the same for the same seed. */
function* randomFrom(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const numbers = randomFrom(20_261_128);
const whole = (from: number, to: number): number => from + Math.floor(numbers.next().value * (to - from + 1));
const chance = (share: number): boolean => numbers.next().value < share;
const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;

function randomTerms(): RuleTerms {
  const strategies: PriceStrategy[] = [
    { kind: 'undercut', by: whole(1, 500) },
    { kind: 'undercut_share', share: whole(1, 5000) },
    { kind: 'match' },
    { kind: 'place', place: whole(1, 10) },
    { kind: 'recommended', share: whole(0, 9000) },
  ];
  const floors: PriceFloor[] = [
    { kind: 'margin', share: whole(0, 5000) },
    { kind: 'payout', amount: whole(1, 3000) },
    { kind: 'price', amount: whole(1, 4000) },
    { kind: 'recommended', share: whole(100, 10_000) },
  ];
  return {
    ...firstTerms,
    strategy: pick(strategies),
    floor: pick(floors),
    belowRecommended: whole(0, 300),
    step: whole(1, 2000),
    changesPerProduct: whole(1, 10),
  };
}

function randomOffer(): RuledOffer {
  const price = whole(1, 6000);
  const others = Array.from({ length: whole(0, 6) }, () => whole(1, 8000)).toSorted((a, b) => a - b);
  const counted = chance(0.3) ? others.slice(1) : others;
  const recommended = chance(0.3) ? null : whole(1, 9000);
  return {
    price,
    others: counted,
    recommended,
    marks: { best: others[0] ?? null, highest: others.at(-1) ?? null, recommended },
    highestPast: price + whole(0, 500),
    startPrice: whole(1, 6000),
    dayPrice: chance(0.5) ? price : whole(1, 6000),
    dayChanges: whole(0, 5),
    purchasePrice: chance(0.5) ? null : whole(1, 5000),
    vat: pick([0, 260, 700, 1000, 1900, 2100]),
    commission: whole(0, 3000),
    waits: chance(0.1) ? 'edited' : null,
  };
}

const refuses = (price: number, { marks }: RuledOffer): boolean =>
  refusesPrice(rowFacts({ price, product: { ...product, recommendedPrice: marks.recommended }, market: marks }));

function marginOf(price: number, offer: RuledOffer): number {
  const { net, vat } = netPayout(price, offer);
  return ((net - (offer.purchasePrice ?? 0)) * 10_000) / (price - vat);
}

/** What is wrong with a change of a price; empty where nothing is. */
function faultsOf(terms: RuleTerms, offer: RuledOffer, decision: PriceDecision): string[] {
  const { price: to, floor, ceiling } = decision;
  const { price: from, dayPrice, dayChanges, waits, purchasePrice } = offer;
  const step = Math.min(terms.step, firstLimits.step);
  const keepsMargin = terms.floor.kind !== 'margin' || purchasePrice === null;
  return Object.entries({
    red: refuses(to, offer),
    'below the floor': to < from && to < floor,
    'under the margin': !keepsMargin && to < from && marginOf(to, offer) < (terms.floor as { share: number }).share,
    'under the payout': terms.floor.kind === 'payout' && to < from && netPayout(to, offer).net < terms.floor.amount,
    'above the ceiling': to > from && to > ceiling,
    'more than a step': Math.abs(to - from) * 10_000 > from * step,
    'down too far in a day': to < from && to < Math.ceil((dayPrice * (10_000 - firstLimits.downPerDay)) / 10_000),
    'too often': dayChanges >= Math.min(terms.changesPerProduct, firstLimits.changesPerProduct),
    waiting: waits !== null,
    'away from the target': Math.abs(decision.target - to) >= Math.abs(decision.target - from),
    'no whole cents': !Number.isSafeInteger(to) || to < 1,
  }).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

test('OFF-11 in 200,000 random markets no rule makes a red offer, breaks its floor or goes further than its limits', () => {
  let changes = 0;
  const faulty: unknown[] = [];
  for (let round = 0; round < 200_000; round += 1) {
    const terms = randomTerms();
    const offer = randomOffer();
    const decision = decidePrice(terms, firstLimits, offer);
    if (decision.price === offer.price) continue;
    changes += 1;
    const faults = faultsOf(terms, offer, decision);
    if (faults.length > 0) faulty.push({ faults, terms, offer, decision });
  }
  expect(faulty).toEqual([]);
  expect(changes).toBeGreaterThan(20_000);
});

test('OFF-11 two shops that follow each other come to rest within the changes of a day', () => {
  const shared = firstLimits;
  let [one, other] = [2000, 1990];
  let changes = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const offer: RuledOffer = {
      ...randomOffer(),
      price: one,
      others: [other],
      recommended: 3000,
      marks: { best: other, highest: other, recommended: 3000 },
      dayPrice: 2000,
      dayChanges: Math.floor(changes / 2),
      purchasePrice: 100,
      commission: 1000,
      vat: 1900,
      waits: null,
    };
    const decision = decidePrice({ ...firstTerms, strategy: { kind: 'undercut', by: 1 } }, shared, offer);
    if (decision.price !== one) changes += 1;
    [one, other] = [other, decision.price];
  }
  expect(changes).toBeLessThanOrEqual(2 * shared.changesPerProduct);
  expect(Math.min(one, other)).toBeGreaterThan(1900);
});
