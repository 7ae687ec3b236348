import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { prepareExport } from '../../../jobs.ts';
import { codeOf, openBrowser, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';
import { openRuleShop, plainTerms, ruleProducts } from '../testing/rule-shop.ts';

const portal = await portalForFile();
const shop = await openRuleShop(portal);
const seller = await shop.signIn();

const terms = plainTerms;

async function fileOf(question: Omit<Extract<ExportQuestion, { kind: 'price_rule_preview' }>, 'kind'>) {
  const body = { question: { kind: 'price_rule_preview', ...question }, format: 'csv' } as const;
  const { id } = await seller.ask('POST /exports', { body });
  await prepareExport.run(portal.jobContext(), { sellerId: shop.sellerId, exportId: id });
  const { text } = await seller.call('GET', `/exports/${id}/file`);
  const [header = '', ...rows] = text.replace('\ufeff', '').trim().split('\r\n');
  return { header, rows };
}

test('OFF-11 the preview is a file with all of its rows, or those of a group, as the screen shows them', async () => {
  const preview = await seller.ask('POST /price-rules/preview', { body: { terms, limit: 5 } });
  expect(preview.items).toHaveLength(5);
  const all = await fileOf({ terms });
  expect(all.header).toBe(
    'PZN;Marktplatz-ID;Produkt;Packung;Gruppe;Grund;Preis vorher;Neuer Preis;Ziel;Bester Preis;Untergrenze;Platz vorher;Neuer Platz;Verglichene Angebote;Auszahlung vorher;Neue Auszahlung',
  );
  expect(all.rows).toHaveLength(ruleProducts.length);
  const [first] = preview.items;
  expect(all.rows[0]?.split(';').slice(4)).toEqual([
    'Ändern sich',
    'Bester 9,50',
    '10,00',
    '9,49',
    '9,49',
    '9,50',
    '1,00',
    '2',
    '1',
    '3',
    '7,40',
    '7,02',
  ]);
  expect(first).toMatchObject({ price: 1000, becomes: 949, payout: { before: 740, after: 702 } });
  expect((await fileOf({ terms, group: 'floor' })).rows).toEqual([]);
  const kept = { ...terms, floor: { kind: 'price', amount: 1000 } } as const;
  expect((await fileOf({ terms: kept, group: 'floor' })).rows).toHaveLength(ruleProducts.length);
});

test('OFF-11 nobody asks with a rule of another shop, nor from a role that may not open the rules', async () => {
  const ruleId = await shop.switchOn({ covers: { ...terms.covers, including: ['P-1'] } });
  expect((await fileOf({ terms, ruleId })).rows).toHaveLength(ruleProducts.length);
  await putSeller(
    portal,
    'de',
    'other',
    aSeller({ users: [aUser('other'), { ...aUser('ordering'), role: 'orders' }] }),
  );
  const other = await signedIn(portal, 'other');
  const body = { question: { kind: 'price_rule_preview', terms, ruleId }, format: 'csv' } as const;
  expect(codeOf(await other.call('POST', '/exports', { body }))).toBe('not_found');
  const ordering = openBrowser(portal, 'de.localhost');
  await ordering.signIn('ordering');
  expect(codeOf(await ordering.call('POST', '/exports', { body }))).toBe('access.role');
});
