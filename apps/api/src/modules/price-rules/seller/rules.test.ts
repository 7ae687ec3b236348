import { aSeller } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../testing/browser.ts';
import { portalForFile, putMarketOffers, putSeller } from '../../../testing/portal.ts';
import { allAt, openRuleShop, plainTerms, ruleProducts } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const { pass, market, work, price } = shop;
let seller = await shop.signIn();

const chosen = (...including: string[]) => ({ covers: { ...plainTerms.covers, including } });
const ruleOf = async (ruleId: string) => {
  const { rules } = await seller.ask('GET /price-rules', {});
  return rules.find((rule) => rule.ruleId === ruleId);
};

beforeEach(async () => {
  seller = await shop.signIn();
});

describe('OFF-11 a rule from draft to change', () => {
  test('a draft changes nothing, its preview adds up, and switching it on does what it showed', async () => {
    const terms = { ...plainTerms, ...chosen('P-1', 'P-2') };
    const created = await seller.ask('POST /price-rules', { body: { name: 'Zwei', template: 'best_price' } });
    expect(created).toMatchObject({ state: 'draft', terms: null, rank: 1, covered: 0 });
    const preview = await seller.ask('POST /price-rules/preview', { body: { terms, ruleId: created.ruleId } });
    expect(preview).toMatchObject({
      covered: 2,
      groups: { changes: 2, floor: 0, right: 0, no_market: 0 },
      lowered: 2,
      first: { before: 0, after: 2 },
      today: 2,
      restsUntil: null,
    });
    expect(preview.items[0]).toMatchObject({ price: 1000, becomes: 949, place: { before: 2, after: 1, of: 3 } });
    expect(await price('P-1')).toBe(1000);

    const ruleId = await shop.switchOn(chosen('P-1', 'P-2'), 'Ein Cent darunter');
    expect(await price('P-1')).toBe(949);
    expect(await price('P-3')).toBe(1000);
    expect(await ruleOf(ruleId)).toMatchObject({
      state: 'active',
      draft: null,
      covered: 2,
      first: 2,
      before: { first: 0, covered: 2 },
      today: { lowered: 2, raised: 0 },
    });
    const { items } = await seller.ask('GET /price-rules/days', { query: { ruleId } });
    expect(items).toMatchObject([{ day: '2026-11-24', covered: 2, first: 2, lowered: 2 }]);
    const { history } = await seller.ask('GET /offers/:productId', { params: { productId: 'P-1' } });
    expect(history[0]).toMatchObject({
      kind: 'price_rule',
      actorName: 'Ein Cent darunter',
      after: { price: { amount: 949 } },
    });
  });

  test('terms that are in force leave no draft behind, other ones wait for a preview', async () => {
    const { rules } = await seller.ask('GET /price-rules', {});
    const { ruleId, version, name, terms } = rules.find((rule) => rule.state === 'active') ?? { terms: null };
    const inForce = terms ?? plainTerms;
    const params = { ruleId: ruleId ?? '' };
    const save = (changes: object, seen: number) =>
      seller.ask('PUT /price-rules/:ruleId', {
        params,
        body: { version: seen, name: name ?? '', terms: { ...inForce, ...changes } },
      });
    expect((await save({ step: 500 }, version ?? 0)).draft).toMatchObject({ step: 500 });
    expect(await save({}, (version ?? 0) + 1)).toMatchObject({ draft: null, state: 'active' });
  });

  test('it follows the market within a run, and no offer more than once in a quarter of an hour', async () => {
    await market('kassel', { 'P-1': 930 });
    await work();
    expect(await price('P-1')).toBe(949);
    pass(16);
    await work();
    expect(await price('P-1')).toBe(929);
    pass(16);
    await market('kassel', { 'P-1': 990 });
    await work();
    expect(await price('P-1')).toBe(989);
  });

  test('an edit of a person makes it wait for a day, and what its feed says as well', async () => {
    const { items } = await seller.ask('GET /offers', { query: {} });
    const offer = items.find(({ productId }) => productId === 'P-2');
    const params = { productId: 'P-2' };
    await seller.ask('PUT /offers/:productId', { params, body: { version: offer?.version ?? 0, price: 1200 } });
    pass(16);
    await work();
    expect(await price('P-2')).toBe(1200);
    pass(24 * 60 + 1);
    await work();
    expect(await price('P-2')).toBe(1104);
  });

  test('pausing puts prices back to what they were, but for those that somebody else has set', async () => {
    const { rules } = await seller.ask('GET /price-rules', {});
    const ruleId = rules.find(({ name }) => name === 'Ein Cent darunter')?.ruleId ?? '';
    const answer = await seller.ask('POST /price-rules/:ruleId/pause', {
      params: { ruleId },
      body: { prices: 'back' },
    });
    expect(answer).toMatchObject({ restored: 2, rule: { state: 'paused', covered: 0 } });
    expect(await price('P-1')).toBe(1000);
    pass(16);
    await work();
    expect(await price('P-1')).toBe(1000);
  });

  test('a preview of more than five minutes ago changes no price', async () => {
    const { ruleId, version } = await seller.ask('POST /price-rules', { body: { name: 'Alt', template: 'match' } });
    const previewedAt = portal.app.clock().toISOString();
    pass(6);
    const reply = await seller.call('POST', `/price-rules/${ruleId}/switch-on`, { body: { version, previewedAt } });
    expect(codeOf(reply)).toBe('price_rule.preview_old');
    await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'stay' } });
  });
});

describe('OFF-11 a margin over the purchase price', () => {
  test('no price goes below it; without a purchase price none below nine tenths of where it began', async () => {
    const { version } = await seller.ask('GET /offers/:productId', { params: { productId: 'P-25' } });
    await seller.ask('PUT /offers/:productId', {
      params: { productId: 'P-25' },
      body: { version, purchasePrice: 600 },
    });
    await market('kassel', { 'P-25': 850, 'P-26': 850 });
    const terms = { ...plainTerms, ...chosen('P-25', 'P-26'), floor: { kind: 'margin', share: 800 } } as const;
    const preview = await seller.ask('POST /price-rules/preview', { body: { terms } });
    expect(preview).toMatchObject({ covered: 2, withoutBase: 1 });
    const floors = Object.fromEntries(preview.items.map(({ product, floor }) => [product.productId, floor]));
    expect(floors).toEqual({ 'P-25': 891, 'P-26': 900 });
    await market('kassel', { 'P-25': 950, 'P-26': 950 });
  });
});

describe('OFF-11 whose prices count', () => {
  test('another shop of the same owner is no competitor, one of somebody else who works there is', async () => {
    const ruleId = await shop.switchOn(chosen('P-20', 'P-21'), 'Eigene');
    const own = await putSeller(portal, 'de', 'rosen', aSeller({ name: 'Rosen-Apotheke', users: [] }));
    await portal.ask(
      `insert into membership (seller_id, user_id, brand, role, since) select $1, user_id, brand, 'owner', since from membership where seller_id = $2`,
      [own, shop.sellerId],
    );
    await market('rosen', { 'P-20': 900 });
    await market('tulpen', { 'P-21': 900 });
    pass(16);
    await work();
    expect([await price('P-20'), await price('P-21')]).toEqual([949, 899]);
    await market('tulpen', { 'P-21': null });
    await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'stay' } });
  });

  test('with the same delivery only offers that are there as soon count', async () => {
    const ruleId = await shop.switchOn({ ...chosen('P-22'), measure: 'same_delivery' }, 'Lieferung');
    await putMarketOffers(portal, 'de', [
      { productId: 'P-22', seller: 'kassel', label: 'Kassel', price: 800, delivery: 'same_day' },
    ]);
    pass(16);
    await work();
    expect(await price('P-22')).toBe(1024);
    await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'stay' } });
  });

  test('without news of the market for an hour rules rest, and say since when', async () => {
    const ruleId = await shop.switchOn(chosen('P-23'), 'Still');
    await market('kassel', { 'P-23': 930 });
    const heardAt = portal.app.clock().toISOString();
    pass(61);
    await shop.workInSilence();
    expect(await price('P-23')).toBe(949);
    seller = await shop.signIn();
    expect((await seller.ask('GET /price-rules', {})).silentSince).toBe(heardAt);
    await work();
    pass(16);
    await work();
    expect(await price('P-23')).toBe(929);
    await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'stay' } });
  });
});

describe('OFF-11 rank', () => {
  test('the first rule that covers an offer decides, and the others leave it', async () => {
    const first = await shop.switchOn({ ...chosen('P-5'), strategy: { kind: 'match' } }, 'Erste');
    const second = await shop.switchOn({ ...chosen('P-5', 'P-6'), strategy: { kind: 'undercut', by: 20 } }, 'Zweite');
    expect([await price('P-5'), await price('P-6')]).toEqual([950, 930]);
    const { rules } = await seller.ask('GET /price-rules', {});
    const rest = rules.map(({ ruleId }) => ruleId).filter((id) => id !== first && id !== second);
    await seller.ask('PUT /price-rules/rank', { body: { ruleIds: [second, first, ...rest] } });
    expect(await ruleOf(second)).toMatchObject({ rank: 1, covered: 2 });
    expect(await ruleOf(first)).toMatchObject({ rank: 2, covered: 0 });
    for (const ruleId of [first, second])
      await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'back' } });
  });
});

describe('OFF-11 the brake', () => {
  test('a seller who halves everything holds the rule: nothing is written, and the shop is notified', async () => {
    const ruleId = await shop.switchOn({}, 'Alle');
    expect(await ruleOf(ruleId)).toMatchObject({ covered: ruleProducts.length, state: 'active' });
    pass(16);
    await work();
    const before = await price('P-9');
    await market('kassel', allAt(500));
    pass(16);
    await work();
    expect(await price('P-9')).toBe(before);
    const held = await ruleOf(ruleId);
    expect(held).toMatchObject({ state: 'held', hold: { cause: 'moves', offers: 30, of: 30, ofOneSeller: 30 } });
    const notices = await portal.ask(`select kind, params from notification where kind = 'price_rule_held'`);
    expect(notices).toEqual([{ kind: 'price_rule_held', params: { ruleId, rule: 'Alle', offers: 30, of: 30 } }]);

    const terms = held?.terms ?? plainTerms;
    const without = await seller.ask('POST /price-rules/preview', { body: { terms, ruleId, withoutSeller: true } });
    expect(without.groups).toMatchObject({ changes: 30 });
    expect(without).toMatchObject({ lowered: 0 });
    const decided = await seller.ask('POST /price-rules/:ruleId/decide', {
      params: { ruleId },
      body: { version: held?.version ?? 0, choice: 'without_seller', previewedAt: without.computedAt },
    });
    expect(decided).toMatchObject({ changed: 30, rule: { state: 'active', hold: null } });
    expect(await price('P-9')).toBeGreaterThan(before ?? 0);
  });

  test('all are paused together, and exactly those go on', async () => {
    const paused = await seller.ask('POST /price-rules/pause-all', {});
    expect(paused.pausedAll).not.toBeNull();
    expect(paused.rules.filter(({ state }) => state === 'active')).toEqual([]);
    const { rules } = await seller.ask('POST /price-rules/continue', {});
    expect(rules.filter(({ state }) => state === 'active').map(({ name }) => name)).toEqual(['Alle']);
    expect(rules.filter(({ state }) => state === 'paused').map(({ name }) => name)).toEqual(['Ein Cent darunter']);
  });
});
