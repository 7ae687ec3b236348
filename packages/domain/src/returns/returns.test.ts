import { describe, expect, test } from 'vitest';
import type { WorkingCalendar } from '../calendar/working-days.ts';
import { wallText } from '../calendar/zoned-time.ts';
import { decisionFaults, type ItemDecision, reasonsFor, stepOfDecision } from './return-decision.ts';
import { dueAfter } from './return-deadlines.ts';
import { returnEffect } from './return-effect.ts';
import {
  isOver,
  mayTake,
  movingStates,
  type ReturnActor,
  type ReturnCase,
  type ReturnState,
  returnStates,
  type ReturnStep,
  returnStepNames,
  returnSteps,
  returnViewNames,
  returnViews,
  stateAfter,
  stepOfSilence,
  stepsOfShop,
} from './return-steps.ts';
import { isInPeriod, type ReturnKind, returnTerms } from './return-terms.ts';

const now = new Date('2026-11-24T13:48:00Z');
const later = new Date('2026-11-26T17:00:00Z');
const of = (state: ReturnState, over: Partial<ReturnCase> = {}): ReturnCase => ({
  kind: 'damaged',
  state,
  before: null,
  taken: [],
  isPart: false,
  dueAt: later,
  hasEvidence: false,
  warehouse: false,
  ...over,
});

describe('ORD-22 the steps of a return', () => {
  test.each<[ReturnState, Partial<ReturnCase>, ReturnStep[]]>([
    ['requested', {}, ['accept', 'refund', 'refuse', 'offer']],
    ['requested', { kind: 'not_arrived' }, ['refund', 'refuse', 'offer']],
    ['requested', { taken: ['offer'] }, ['accept', 'refund', 'refuse']],
    ['requested', { dueAt: now }, ['accept', 'refund', 'refuse', 'offer']],
    ['on_the_way', {}, ['receive']],
    ['received', {}, ['refund', 'refuse', 'offer']],
    ['offered', {}, ['withdraw_offer']],
    ['refused', {}, ['give_in']],
    ['escalated', {}, ['give_in']],
    ['decided_customer', {}, ['appeal']],
    ['decided_customer', { taken: ['appeal'] }, []],
    ['decided_customer', { dueAt: now }, []],
    ['refunded', { isPart: true }, []],
    ['closed', {}, []],
    ['requested', { kind: 'goodwill' }, ['refund', 'drop']],
    ['requested', { warehouse: true }, []],
    ['on_the_way', { warehouse: true }, []],
    ['refused', { warehouse: true }, []],
  ])('of %s %o the shop may %j', (state, over, steps) => {
    expect(stepsOfShop(of(state, over), now)).toEqual(steps);
  });

  test.each<[ReturnStep, ReturnActor, ReturnState, Partial<ReturnCase>, boolean]>([
    ['escalate', 'customer', 'refused', {}, true],
    ['escalate', 'customer', 'refused', { dueAt: now }, false],
    ['object', 'customer', 'refunded', { isPart: true }, true],
    ['object', 'customer', 'refunded', { isPart: true, dueAt: null }, false],
    ['object', 'customer', 'refunded', {}, false],
    ['receive', 'carrier', 'on_the_way', {}, true],
    ['receive', 'customer', 'on_the_way', {}, false],
    ['rule_split', 'marketplace', 'escalated', {}, true],
    ['rule_split', 'marketplace', 'refused', {}, false],
    ['take_offer', 'customer', 'offered', { dueAt: now }, false],
    ['decline_offer', 'time', 'offered', { dueAt: now }, true],
    ['withdraw', 'customer', 'received', {}, false],
    ['refund', 'marketplace', 'received', {}, false],
    ['refund', 'marketplace', 'received', { warehouse: true }, true],
    ['refund', 'time', 'received', { warehouse: true }, false],
    ['receive', 'carrier', 'on_the_way', { warehouse: true }, true],
    ['expire', 'time', 'on_the_way', { warehouse: true }, true],
    ['end_evidence', 'time', 'escalated', {}, true],
    ['end_evidence', 'time', 'escalated', { taken: ['end_evidence'] }, false],
  ])('%s by %s from %s %o: %s', (step, by, state, over, may) => {
    expect(mayTake(step, of(state, over), { by, now })).toBe(may);
  });

  test('an offer that is declined or withdrawn leads back to where the case was', () => {
    expect(stateAfter('decline_offer', { before: 'received' })).toBe('received');
    expect(stateAfter('withdraw_offer', { before: 'requested' })).toBe('requested');
  });

  test('silence takes a step in every state that waits for the shop or the customer, and ends the time for evidence', () => {
    const silent = (over: Partial<ReturnCase>) =>
      returnStates.flatMap((state) => {
        const step = stepOfSilence(of(state, over), now);
        return step === null ? [] : [[state, step]];
      });
    expect(silent({})).toEqual([
      ['requested', 'accept'],
      ['on_the_way', 'expire'],
      ['received', 'refund'],
      ['offered', 'decline_offer'],
      ['refused', 'close'],
      ['escalated', 'end_evidence'],
    ]);
    expect(silent({}).map(([state]) => state)).toEqual(movingStates);
    expect(silent({ warehouse: true }).map(([, step]) => step)).toEqual([
      'expire',
      'decline_offer',
      'close',
      'end_evidence',
    ]);
    expect(stepOfSilence(of('requested', { kind: 'not_arrived' }), now)).toBe('refund');
    expect(stepOfSilence(of('requested', { kind: 'goodwill' }), now)).toBe('drop');
    expect(stepOfSilence(of('escalated', { hasEvidence: true }), now)).toBeNull();
  });

  test('every state is reached by a step or is the first, and is in exactly one of the views open and closed', () => {
    const reached = new Set<string>(returnStepNames.map((step) => returnSteps[step].to));
    expect(returnStates.filter((state) => !reached.has(state))).toEqual(['requested']);
    for (const state of returnStates) {
      const views = returnViewNames.filter((view) => (returnViews[view] as readonly ReturnState[]).includes(state));
      expect([state, views.includes('closed')]).toEqual([state, isOver(state)]);
      expect([state, views.length]).toEqual([state, isOver(state) ? 1 : 2]);
    }
  });
});

const calendar: WorkingCalendar = { timeZone: 'Europe/Madrid', isHoliday: () => false, closures: [] };
const clock = {
  calendar,
  terms: returnTerms.es,
  isPart: false,
  isComplete: false,
  isAppealed: false,
  warehouse: false,
};

test.each<[ReturnState, Partial<typeof clock>, string | null]>([
  ['requested', {}, '2026-11-26 18:00'],
  ['received', {}, '2026-11-27 18:00'],
  ['requested', { warehouse: true }, null],
  ['received', { warehouse: true }, null],
  ['on_the_way', {}, '2026-12-08 14:48'],
  ['offered', {}, '2026-11-27 14:48'],
  ['refused', {}, '2026-12-01 14:48'],
  ['escalated', {}, '2026-11-26 18:00'],
  ['escalated', { isComplete: true }, '2026-12-01 18:00'],
  ['refunded', {}, null],
  ['refunded', { isPart: true }, '2026-12-01 14:48'],
  ['decided_customer', {}, '2026-12-01 14:48'],
  ['decided_customer', { isAppealed: true }, null],
  ['expired', {}, null],
])('ORD-22 %s %o is due %s', (state, over, due) => {
  const at = dueAfter(state, now, { ...clock, ...over });
  expect(at && wallText(at, 'Europe/Madrid')).toBe(due);
});

test.each<[ReturnKind, number, boolean]>([
  ['withdrawal', 14, true],
  ['withdrawal', 15, false],
  ['damaged', 30, true],
  ['not_arrived', 1, false],
  ['not_arrived', 60, true],
  ['not_arrived', 61, false],
])('ORD-22 %s on day %i: %s', (kind, day, isIn) => {
  expect(isInPeriod(kind, day)).toBe(isIn);
});

describe('ORD-22 what giving money back writes into the ledger', () => {
  const sale = { sold: 4640, commission: -696, commissionVat: -146 };
  test('the drawn decision comes to the drawn cost', () => {
    expect(returnEffect({ refunds: [2490, 1075], shipping: 0, label: 0 }, sale)).toEqual({
      refund: -3565,
      shippingRefund: 0,
      commission: 535,
      commissionVat: 112,
      label: 0,
      total: -2918,
    });
    expect(returnEffect({ refunds: [2490, 2150], shipping: 0, label: 0 }, sale).total).toBe(-3798);
  });

  test('shipping and label are on top, and no commission comes back of what had none', () => {
    const none = { sold: 1000, commission: 0, commissionVat: 0 };
    expect(returnEffect({ refunds: [1000], shipping: 395, label: 420 }, none).total).toBe(-1815);
    expect(returnEffect({ refunds: [0], shipping: 0, label: 0 }, { ...none, sold: 0 }).total).toBe(0);
  });

  test('whatever is given back, the commission never comes back twice, and all of it with everything', () => {
    let seed = 7;
    const next = (most: number) => (seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647) % (most + 1);
    for (let round = 0; round < 10_000; round += 1) {
      const prices = Array.from({ length: 1 + next(5) }, () => 1 + next(9999));
      const sold = prices.reduce((sum, price) => sum + price, 0);
      const commission = -Math.round((sold * next(3000)) / 10_000);
      const booked = { sold, commission, commissionVat: -Math.round((-commission * 2100) / 10_000) };
      const part = returnEffect({ refunds: prices.map((price) => next(price)), shipping: 0, label: 0 }, booked);
      expect(part.commission).toBeLessThanOrEqual(-commission);
      expect(part.commissionVat).toBeLessThanOrEqual(-booked.commissionVat);
      const all = returnEffect({ refunds: prices, shipping: 0, label: 0 }, booked);
      expect(all.total).toBe(-commission - booked.commissionVat - sold);
    }
  });
});

describe('ORD-22 a decision about each item', () => {
  const items = [
    { lineId: 'a', amount: 2490 },
    { lineId: 'b', amount: 2150 },
  ];
  const whole = (lineId: string): ItemDecision => ({
    lineId,
    choice: 'whole',
    amount: null,
    reason: null,
    condition: 'sealed',
  });
  const part: ItemDecision = {
    lineId: 'b',
    choice: 'part',
    amount: 1075,
    reason: 'seal_broken_used',
    condition: 'seal_broken',
  };
  const none: ItemDecision = { ...part, choice: 'none', amount: null, reason: 'hygiene_seal' };
  const text = 'Der Deckel war offen, die Creme ist benutzt.';
  test.each<[string, ItemDecision[], { text?: string; evidence?: number }, string[]]>([
    ['all of both', [whole('a'), whole('b')], { text: '', evidence: 0 }, []],
    ['a part', [whole('a'), part], {}, []],
    ['nothing of one', [whole('a'), none], {}, []],
    ['an item that is forgotten', [whole('a')], {}, ['items']],
    ['an item twice', [whole('a'), whole('b'), part], {}, ['items', 'items']],
    ['an item of another return', [whole('a'), whole('b'), whole('c')], {}, ['items']],
    ['all of it as a part', [whole('a'), { ...part, amount: 2150 }], {}, ['amount']],
    ['no amount', [whole('a'), { ...part, amount: null }], {}, ['amount']],
    ['no reason', [whole('a'), { ...part, reason: null }], {}, ['reason']],
    ['a reason of another choice', [whole('a'), { ...part, reason: 'medicine' }], {}, ['reason']],
    ['too late, of a withdrawal in time', [whole('a'), { ...none, reason: 'too_late' }], {}, ['reason']],
    ['no text', [whole('a'), part], { text: 'zu kurz' }, ['text']],
    ['no file', [whole('a'), part], { evidence: 0 }, ['files']],
  ])('%s', (_, decided, over, faults) => {
    const found = decisionFaults('withdrawal', items, { items: decided, text, evidence: 1, ...over });
    expect(found.map(({ at }) => at)).toEqual(faults);
  });

  test('what is given of one’s own accord needs no reason, text or file, and takes none', () => {
    const part: ItemDecision = { lineId: 'a', choice: 'part', amount: 1, reason: null, condition: null };
    const decide = (first: ItemDecision) =>
      decisionFaults('goodwill', items, { items: [first, whole('b')], text: '', evidence: 0 });
    expect(decide(part)).toEqual([]);
    expect(decide({ ...part, reason: 'agreed' })).toEqual([{ at: 'reason', lineId: 'a' }]);
    expect(decide({ ...part, amount: null })).toEqual([{ at: 'amount', lineId: 'a' }]);
  });

  test('nothing for any item refuses the case', () => {
    expect(stepOfDecision([{ ...none, lineId: 'a' }, none])).toBe('refuse');
    expect(stepOfDecision([whole('a'), none])).toBe('refund');
    expect(reasonsFor('none', 'damaged')).toContain('too_late');
    expect(reasonsFor('whole', 'damaged')).toEqual([]);
  });
});
