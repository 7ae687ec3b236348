import { beforeEach, expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const { market, pass, price, work } = shop;
let seller = await shop.signIn();

const chosen = (...including: string[]) => ({ covers: { ...plainTerms.covers, including } });
const pause = (ruleId: string) =>
  seller.ask('POST /price-rules/:ruleId/pause', { params: { ruleId }, body: { prices: 'stay' } });
const remove = (ruleId: string) =>
  seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'back' } });
/** How many prices would come back. */
const left = async (ruleId: string) => {
  const { counts } = await seller.ask('POST /price-rules/restore', {
    body: { dry: true, of: { kind: 'rule', ruleId } },
  });
  return counts.restored;
};

beforeEach(async () => {
  seller = await shop.signIn();
});

test('OFF-11 a paused rule whose prices stayed brings them back when it is deleted, through all of its changes', async () => {
  const ruleId = await shop.switchOn(chosen('P-1', 'P-2'));
  await market('kassel', { 'P-1': 930 });
  pass(16);
  await work();
  expect(await price('P-1')).toBe(929);
  await pause(ruleId);
  expect(await left(ruleId)).toBe(2);
  expect(await remove(ruleId)).toEqual({ restored: 2 });
  expect([await price('P-1'), await price('P-2')]).toEqual([1000, 1000]);
});

test('OFF-11 what somebody has set since stays, and what another rule has taken over, and what was taken out', async () => {
  const ruleId = await shop.switchOn(chosen('P-3', 'P-4', 'P-5', 'P-6'));
  await seller.ask('POST /price-rules/offers/:productId/take-out', { params: { productId: 'P-6' } });
  await pause(ruleId);
  const { version } = await seller.ask('GET /offers/:productId', { params: { productId: 'P-3' } });
  await seller.ask('PUT /offers/:productId', {
    params: { productId: 'P-3' },
    body: { version, price: 980 },
  });
  await shop.switchOn(chosen('P-4'), 'Andere');
  expect(await left(ruleId)).toBe(1);
  expect(await remove(ruleId)).toEqual({ restored: 1 });
  expect(await Promise.all(['P-3', 'P-4', 'P-5', 'P-6'].map(price))).toEqual([980, 949, 1000, 949]);
});

test('OFF-11 nothing comes back twice: prices that went back as the rule was paused are where they were', async () => {
  const ruleId = await shop.switchOn(chosen('P-7'));
  await seller.ask('POST /price-rules/:ruleId/pause', { params: { ruleId }, body: { prices: 'back' } });
  expect(await left(ruleId)).toBe(0);
  expect(await remove(ruleId)).toEqual({ restored: 0 });
});
