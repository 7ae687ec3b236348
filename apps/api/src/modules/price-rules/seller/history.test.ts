import { netPayout } from '@offizin/domain/offers/net-payout';
import { beforeEach, describe, expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const { pass, market, work, price } = shop;
let seller = await shop.signIn();
const ruleId = await shop.switchOn(
  {
    covers: { ...plainTerms.covers, including: ['P-1', 'P-2', 'P-3'] },
    changesPerProduct: 3,
    hours: Array.from({ length: 7 }, () => ({ from: 7 * 60, to: 22 * 60 })),
  },
  'Drei',
);

beforeEach(async () => {
  seller = await shop.signIn();
});

/** From the end of the war on, before noon. */
const hoursToMidnight = 13;

const restore = (dry: boolean, of: { kind: 'rule'; ruleId: string } | { kind: 'change'; changeNo: number }) =>
  seller.ask('POST /price-rules/restore', { body: { dry, of } });

/** How an offer of the shop stands with its rule. */
async function standing(productId: string) {
  const [row] = await portal.ask(
    `select known_price::integer as known, waits, reason, place, place_of as of, target::integer from price_rule_offer c
     join product p on p.no = c.product_no where p.product_id = $1`,
    [productId],
  );
  return row;
}

/** How the rule stands on the last day that was kept. */
async function today() {
  const [row] = await portal.ask(
    `select first, payout::integer from price_rule_day where rule_id = $1 order by day desc limit 1`,
    [ruleId],
  );
  return row;
}

const paidOut = (prices: readonly number[]) =>
  prices.reduce((sum, each) => sum + netPayout(each, { vat: 1900, commission: 1000 }).net, 0);

describe('OFF-11 a price war', () => {
  test('three answers to one seller are a war: it is stopped at the day’s last change, written down once, and notified once', async () => {
    for (const best of [930, 910, 890, 870]) {
      pass(16);
      await market('kassel', { 'P-1': best });
      await work();
    }
    expect(await price('P-1')).toBe(909);
    const { items } = await seller.ask('GET /price-rules/changes', { query: { ruleId, tab: 'stopped' } });
    expect(items.map(({ product, reason }) => [product.productId, reason])).toEqual([['P-1', 'war']]);
    expect(items[0]?.place).toEqual({ before: 1, after: 2, of: 3 });
    const notices = await portal.ask(`select params from notification where kind = 'price_war_stopped'`);
    expect(notices).toEqual([{ params: { ruleId, rule: 'Drei', count: 1 } }]);
    const view = await seller.ask('GET /price-rules/offers/:productId', { params: { productId: 'P-1' } });
    expect(view).toMatchObject({
      waits: 'war',
      today: { changes: 3, atMost: 3 },
      price: 909,
      earlier: { price: 1000, place: { before: 2, after: 2, of: 3 } },
    });
    expect(view.ownSteps.map((step) => step.price)).toEqual([1000, 949, 929, 909]);
    expect(view.bestSteps.map((step) => step.price)).toEqual([950, 930, 910, 890, 870]);
    pass(16);
    await market('kassel', { 'P-1': 860 });
    await work();
    expect(await price('P-1')).toBe(909);
  });

  test('the stop stands among the changes where it happened, is counted apart, and leaves each of them to be put back', async () => {
    const { items, counts } = await seller.ask('GET /price-rules/changes', { query: { ruleId, show: 'today' } });
    expect(items.map(({ kind, oldPrice, restorable }) => [kind, oldPrice, restorable])).toEqual([
      ['stopped', 909, false],
      ['changed', 929, true],
      ['changed', 949, true],
      ...[1000, 1000, 1000].map((before) => ['changed', before, true]),
    ]);
    expect(counts).toMatchObject({ changes: 5, stopped: 1, today: 5, lowered: 5, raised: 0, stops: 1, restored: 0 });
    const lowered = (await seller.ask('GET /price-rules/changes', { query: { ruleId, show: 'lowered' } })).counts;
    expect(lowered).toMatchObject({ changes: 5, stopped: 1, stops: 0 });
    const stops = await seller.ask('GET /price-rules/changes', { query: { ruleId, kind: 'stopped' } });
    expect(stops.items).toHaveLength(1);
  });

  test('after midnight it is still the war that is shown: its steps, its changes, and the price before it', async () => {
    pass(hoursToMidnight * 60 + 30);
    const asked = await shop.signIn();
    const view = await asked.ask('GET /price-rules/offers/:productId', { params: { productId: 'P-1' } });
    expect(view).toMatchObject({ waits: 'war', war: { changes: 3 }, earlier: { price: 1000 } });
    expect(view.ownSteps.map((step) => step.price)).toEqual([1000, 949, 929, 909]);
    expect(view.bestSteps.map((step) => step.price)).toEqual([950, 930, 910, 890, 870, 860]);
    pass(-hoursToMidnight * 60 - 30);
  });

  test('it goes on when the next day begins', async () => {
    pass(24 * 60);
    await work();
    expect(await price('P-1')).toBe(859);
  });
});

describe('OFF-10 prices that go back', () => {
  test('a dry one says what would be and writes nothing; what somebody has set since is left', async () => {
    const params = { productId: 'P-2' };
    const { version } = await seller.ask('GET /offers/:productId', { params });
    await seller.ask('PUT /offers/:productId', { params, body: { version, price: 1111 } });
    const plan = await restore(true, { kind: 'rule', ruleId });
    expect(plan.counts).toEqual({ restored: 2, left: 1, refused: 0 });
    expect(await price('P-3')).toBe(949);
  });

  test('one change goes back, and its rule leaves the offer alone for a day', async () => {
    const { items } = await seller.ask('GET /price-rules/changes', { query: { ruleId, q: 'P-3' } });
    const all = (await seller.ask('GET /price-rules/changes', { query: { ruleId } })).items;
    expect(items).toEqual([]);
    const change = all.find(({ product }) => product.productId === 'P-3');
    expect(change).toMatchObject({ kind: 'changed', oldPrice: 1000, newPrice: 949, restorable: true, dayChange: 1 });
    const { items: back, counts } = await restore(false, { kind: 'change', changeNo: change?.changeNo ?? 0 });
    expect(counts).toEqual({ restored: 1, left: 0, refused: 0 });
    expect(back[0]?.place).toEqual({ before: 1, after: 2, of: 3 });
    expect(await price('P-3')).toBe(1000);
    expect(await standing('P-3')).toEqual({
      known: 1000,
      waits: 'restored',
      reason: 'restored',
      place: 2,
      of: 3,
      target: 949,
    });
    // The rules have not looked since: the day says so by itself.
    expect(await today()).toEqual({ first: 2, payout: paidOut([859, 1111, 1000]) });
    pass(16);
    await work();
    expect(await price('P-3')).toBe(1000);
    const view = await seller.ask('GET /price-rules/offers/:productId', { params: { productId: 'P-3' } });
    expect(view.waits).toBe('restored');
  });

  test('its rule follows again at once where that is asked for', async () => {
    const params = { productId: 'P-3' };
    expect(await seller.ask('POST /price-rules/offers/:productId/resume', { params })).toMatchObject({ waits: null });
    pass(16);
    await work();
    expect(await price('P-3')).toBe(949);
  });

  test('a product that was taken out keeps its price, and the rule says so', async () => {
    const params = { productId: 'P-3' };
    await seller.ask('POST /price-rules/offers/:productId/take-out', { params });
    await market('kassel', { 'P-3': 700 });
    pass(16);
    await work();
    expect(await price('P-3')).toBe(949);
    const { items } = await seller.ask('GET /price-rules/events', { query: { ruleId } });
    expect(items.map(({ act }) => act)).toEqual(['taken_out', 'switched_on', 'created']);
    expect(items[1]).toMatchObject({ actorName: 'User linden', before: null, after: { changesPerProduct: 3 } });
  });

  test('all that a rule did goes back together', async () => {
    const { counts } = await restore(false, { kind: 'rule', ruleId });
    expect(counts).toEqual({ restored: 1, left: 1, refused: 0 });
    expect([await price('P-1'), await price('P-2')]).toEqual([1000, 1111]);
  });
});

test('OFF-10 an offer whose prices went back with its rule follows the next one by rank at once', async () => {
  const [first, second] = ['Vorne', 'Dahinter'] as const;
  const covers = { ...plainTerms.covers, including: ['P-11'] };
  const paused = await shop.switchOn({ covers }, first);
  await shop.switchOn({ covers, strategy: { kind: 'undercut', by: 30 } }, second);
  expect(await price('P-11')).toBe(949);
  await seller.ask('POST /price-rules/:ruleId/pause', { params: { ruleId: paused }, body: { prices: 'back' } });
  expect(await price('P-11')).toBe(1000);
  pass(16);
  await work();
  expect(await price('P-11')).toBe(920);
});

test('OFF-11 the last week is replayed from what the market was on each day', async () => {
  const terms = { ...plainTerms, covers: { ...plainTerms.covers, including: ['P-7', 'P-8'] } };
  await market('kassel', { 'P-7': 940 });
  pass(24 * 60);
  await market('kassel', { 'P-7': 930, 'P-8': 1200 });
  pass(6 * 24 * 60);
  seller = await shop.signIn();
  const week = await seller.ask('POST /price-rules/replay', { body: { terms } });
  expect(week).toMatchObject({ offers: 2, changes: 5, wonFirst: 1, firstDays: { before: 6, after: 14, of: 14 } });
  expect(week.payout.after).toBeLessThan(week.payout.before + 1000);
});

test('OFF-11 how it stood is kept day by day', async () => {
  const { items } = await seller.ask('GET /price-rules/days', { query: { ruleId } });
  expect(items.length).toBeGreaterThanOrEqual(2);
  expect(items[0]).toMatchObject({ day: '2026-11-24', covered: 3, first: 2 });
});

test('OFF-11 an offer that no rule covers is not found, nor is that of another shop', async () => {
  const reply = await seller.call('GET', '/price-rules/offers/P-30');
  expect(reply.status).toBe(404);
});
