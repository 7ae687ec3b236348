import { expect, test } from 'vitest';
import { actingFor, codeOf } from '../../../testing/browser.ts';
import { portalForFile } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const seller = await shop.signIn();
const operator = await actingFor(portal, 'linden');

const byMargin = { ...plainTerms, floor: { kind: 'margin', share: 800 } } as const;
const atFloor = { floor: { kind: 'price', amount: 980 } } as const;

test('AUT-08 OFF-11 nobody calculates on a seller’s behalf what it pays: floors by margin are refused', async () => {
  const { ruleId, version } = await seller.ask('POST /price-rules', {
    body: { name: 'Marge', template: 'best_price' },
  });
  const params = { ruleId };
  const refused = [
    await operator.call('POST', '/price-rules/preview', { body: { terms: byMargin } }),
    await operator.call('POST', '/price-rules/replay', { body: { terms: byMargin } }),
    await operator.call('PUT', `/price-rules/${ruleId}`, { body: { version, name: 'Marge', terms: byMargin } }),
    await operator.call('POST', `/price-rules/${ruleId}/switch-on`, {
      body: { version, previewedAt: shop.pass(0).toISOString() },
    }),
  ];
  expect(refused.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'access.impersonation'));
  expect(await seller.ask('POST /price-rules/preview', { body: { terms: byMargin } })).toMatchObject({ covered: 30 });
  const other = await operator.ask('POST /price-rules/preview', { body: { terms: plainTerms } });
  expect(other).toMatchObject({ covered: 30 });
  const saved = { version, name: 'Preis', terms: plainTerms };
  expect(await operator.ask('PUT /price-rules/:ruleId', { params, body: saved })).toMatchObject({ draft: plainTerms });
});

test('AUT-08 OFF-11 what a floor comes to is left out of changes and offers', async () => {
  await shop.switchOn({ ...atFloor, covers: { ...plainTerms.covers, including: ['P-1'] } });
  const floorsFor = async (browser: typeof seller) => {
    const { latest } = await browser.ask('GET /price-rules', {});
    const { items } = await browser.ask('GET /price-rules/changes', { query: {} });
    const offer = await browser.ask('GET /price-rules/offers/:productId', { params: { productId: 'P-1' } });
    return [latest[0]?.floor, items[0]?.floor, offer.floor];
  };
  expect(await floorsFor(seller)).toEqual([980, 980, 980]);
  expect(await floorsFor(operator)).toEqual([null, null, null]);
});
