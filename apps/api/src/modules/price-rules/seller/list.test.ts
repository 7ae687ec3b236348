import { expect, test } from 'vitest';
import { portalForFile } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const seller = await shop.signIn();

const chosen = (...including: string[]) => ({ covers: { ...plainTerms.covers, including } });
const offersOf = async (query: Readonly<Record<string, string>>) =>
  (await seller.ask('GET /offers', { query: { limit: '100', ...query } })).items
    .map(({ productId }) => productId)
    .toSorted();

test('OFF-11 each figure of a rule is what its list of offers shows', async () => {
  const floor = { kind: 'price', amount: 1000 } as const;
  const ruleId = await shop.switchOn(chosen('P-1', 'P-2'), 'Beste');
  await shop.switchOn({ ...chosen('P-3'), floor }, 'Untergrenze');
  const { rules } = await seller.ask('GET /price-rules', {});
  expect(rules.map(({ covered, first, atFloor }) => ({ covered, first, atFloor }))).toEqual([
    { covered: 2, first: 2, atFloor: 0 },
    { covered: 1, first: 0, atFloor: 1 },
  ]);
  expect(await offersOf({ ruleId })).toEqual(['P-1', 'P-2']);
  expect(await offersOf({ ruleId, rule: 'first' })).toEqual(['P-1', 'P-2']);
  expect(await offersOf({ rule: 'any' })).toEqual(['P-1', 'P-2', 'P-3']);
  expect(await offersOf({ rule: 'first' })).toEqual(['P-1', 'P-2']);
  expect(await offersOf({ rule: 'at_floor' })).toEqual(['P-3']);
});

test('OFF-11 what a deleted rule changed today counts for today, as in the history', async () => {
  const { rules, today } = await seller.ask('GET /price-rules', {});
  expect(today).toEqual({ lowered: 2, raised: 0 });
  for (const { ruleId } of rules)
    await seller.ask('DELETE /price-rules/:ruleId', { params: { ruleId }, body: { prices: 'stay' } });
  const left = await seller.ask('GET /price-rules', {});
  expect(left.rules).toEqual([]);
  expect(left.today).toEqual({ lowered: 2, raised: 0 });
  const { counts } = await seller.ask('GET /price-rules/changes', { query: { show: 'today' } });
  expect(counts?.today).toBe(2);
});
