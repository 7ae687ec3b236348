import type { RuleFollowing } from '@offizin/domain/offers/offer-kinds';
import { beforeEach, describe, expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms, ruleProducts } from '../../price-rules/testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const { pass, market, work } = shop;
let seller = await shop.signIn();
const coversOf = (...including: string[]) => ({ covers: { ...plainTerms.covers, including } });
const ruleId = await shop.switchOn(coversOf('P-1', 'P-2', 'P-3'), 'Vitamine: Platz 1');
const otherRuleId = await shop.switchOn(coversOf('P-4'), 'Nur einer');
pass(16);
await market('kassel', { 'P-2': 40 });
await work();

beforeEach(async () => {
  seller = await shop.signIn();
});

const detailOf = (productId: string) => seller.ask('GET /offers/:productId', { params: { productId } });

async function idsOf(query: { rule?: RuleFollowing; ruleId?: string; feed?: 'differs' }): Promise<string[]> {
  const { items } = await seller.ask('GET /offers', { query: { ...query, limit: 100 } });
  return items.map(({ productId }) => productId).toSorted();
}

async function countsOf(query: { rule?: RuleFollowing; ruleId?: string }) {
  const facets = await seller.ask('GET /offers/facets', { query });
  return { total: facets.total, ...Object.fromEntries(facets.rule.map(({ value, offers }) => [value, offers])) };
}

async function setPrice(productId: string, price: number): Promise<void> {
  const params = { productId };
  const { version } = await seller.ask('GET /offers/:productId', { params });
  await seller.ask('PUT /offers/:productId', { params, body: { version, price } });
}

describe('OFF-11 an offer says which price rule it follows', () => {
  test('in the list and in its detail; one that follows none says so', async () => {
    const followed = { ruleId, name: 'Vitamine: Platz 1', waitsUntil: null };
    expect((await detailOf('P-1')).rule).toEqual(followed);
    expect((await detailOf('P-9')).rule).toBeNull();
    const { items } = await seller.ask('GET /offers', { query: { limit: 100 } });
    expect(items.find(({ productId }) => productId === 'P-1')?.rule).toEqual(followed);
    expect(items.find(({ productId }) => productId === 'P-4')?.rule?.ruleId).toBe(otherRuleId);
    expect(items.filter(({ rule }) => rule === null)).toHaveLength(26);
  });

  test('a price that somebody sets makes the rule wait until the same time tomorrow, from that moment on', async () => {
    const set = pass(1);
    await setPrice('P-3', 1200);
    const until = new Date(set.getTime() + 24 * 60 * 60_000).toISOString();
    const waiting = { ruleId, name: 'Vitamine: Platz 1', waitsUntil: until };
    expect((await detailOf('P-3')).rule).toEqual(waiting);
    pass(16);
    await work();
    expect((await detailOf('P-3')).rule).toEqual(waiting);
    // Several at once say so as well.
    const params = { productId: 'P-3' };
    const { version } = await seller.ask('GET /offers/:productId', { params });
    const changes = [{ productId: 'P-3', version, price: 1210 }];
    const { items } = await seller.ask('POST /offers/changes', { body: { changes } });
    const again = new Date(set.getTime() + (24 * 60 + 16) * 60_000).toISOString();
    expect(items[0]?.offer?.rule?.waitsUntil).toBe(again);
  });

  test('the list filtered by how offers follow a rule', async () => {
    expect(await idsOf({ rule: 'any' })).toEqual(['P-1', 'P-2', 'P-3', 'P-4']);
    expect(await idsOf({ rule: 'at_floor' })).toEqual(['P-2']);
    expect(await idsOf({ rule: 'waiting' })).toEqual(['P-3']);
    expect(await idsOf({ rule: 'none' })).toEqual(
      ruleProducts.filter((id) => !['P-1', 'P-2', 'P-3', 'P-4'].includes(id)).toSorted(),
    );
    expect(await idsOf({ ruleId })).toEqual(['P-1', 'P-2', 'P-3']);
    expect(await idsOf({ ruleId, rule: 'waiting' })).toEqual(['P-3']);
    expect(await idsOf({ ruleId, rule: 'none' })).toEqual([]);
    expect((await seller.call('GET', '/offers?ruleId=1')).status).toBe(400);
  });

  test('facets count each way, their own part not counted, and within one rule', async () => {
    const all = { any: 4, none: 26, first: 2, at_floor: 1, waiting: 1 };
    expect(await countsOf({})).toEqual({ total: 30, ...all });
    expect(await countsOf({ rule: 'waiting' })).toEqual({ total: 1, ...all });
    expect(await countsOf({ ruleId })).toEqual({ total: 3, any: 3, none: 0, first: 1, at_floor: 1, waiting: 1 });
  });

  test('what a rule covers by now is counted again', async () => {
    expect(await countsOf({ ruleId: otherRuleId })).toMatchObject({ total: 1 });
    await seller.ask('POST /price-rules/:ruleId/pause', { params: { ruleId: otherRuleId }, body: { prices: 'stay' } });
    expect(await countsOf({ ruleId: otherRuleId })).toMatchObject({ total: 0 });
    expect((await detailOf('P-4')).rule).toBeNull();
  });
});

describe('OFF-10 the history of an offer', () => {
  test('names the rule that changed it', async () => {
    const { history } = await detailOf('P-1');
    expect(history[0]).toMatchObject({
      kind: 'price_rule',
      actorName: 'Vitamine: Platz 1',
      after: { price: { amount: 949 } },
    });
  });
});

describe('SYN-06 what differs from the feed', () => {
  test('a price that the rule has made differs in nothing, one that somebody has set does, and so does another stock', async () => {
    await portal.ask(
      `insert into feed (seller_id, address, type, mapping, active, locale, created_at)
       values ($1, 'https://hub.example/stock.csv', 'stock_and_price', '{}', true, 'de_DE', now())`,
      [shop.sellerId],
    );
    await portal.ask(
      `insert into feed_value (seller_id, product_no, price, stock, origin)
       select $1, no, 1000, 5, 'own' from product where product_id = any('{P-1,P-2,P-3,P-9}')`,
      [shop.sellerId],
    );
    expect(await idsOf({ feed: 'differs' })).toEqual(['P-3']);
    expect((await detailOf('P-1')).feed).toMatchObject({ price: { amount: 1000 }, differs: false });
    await portal.ask(
      `update offer set stock = 4 where product_no = (select no from product where product_id = 'P-1') and seller_id = $1`,
      [shop.sellerId],
    );
    expect(await idsOf({ feed: 'differs' })).toEqual(['P-1', 'P-3']);
  });
});
