import type { ReturnView } from '@offizin/domain/returns/return-steps';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { prepareExport } from '../../../jobs.ts';
import { codeOf, openBrowser, type Browser } from '../../../testing/browser.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';
import { openCases } from '../testing/return-cases.ts';

const portal = await portalForFile();
const { seller, sellerId, inState } = await openCases(portal);
const requested = await inState({ state: 'requested' });
const part = await inState({ state: 'refunded', refunded: 1000 });

async function fileOf(who: Browser, owner: string, view?: ReturnView): Promise<string[]> {
  const question = { kind: 'returns', ...(view && { view }) } as const;
  const { id } = await who.ask('POST /exports', { body: { question, format: 'csv' } });
  await prepareExport.run(portal.jobContext(), { sellerId: owner, exportId: id });
  const [, ...rows] = (await who.call('GET', `/exports/${id}/file`)).text.replace('\ufeff', '').trim().split('\r\n');
  return rows;
}

test('the list is a file: of the view that is shown, or of everything', async () => {
  const open = await fileOf(seller, sellerId, 'open');
  expect(open).toHaveLength(1);
  expect(open[0]).toMatch(
    new RegExp(`^${requested};${requested};Reclamación: llegó dañado;Solicitada;2026-11-23T11:40`),
  );
  expect(open[0]).toContain(';46,40;0,00;EUR');
  expect((await fileOf(seller, sellerId, 'closed')).map((row) => row.split(';').slice(0, 4))).toEqual([
    [part, part, 'Reclamación: llegó dañado', 'Reembolsada en parte'],
  ]);
  expect(await fileOf(seller, sellerId)).toHaveLength(2);
});

test('what a customer is called is never run as a formula', async () => {
  await portal.ask(
    `update seller_order set delivery_address = jsonb_set(delivery_address, '{name}', '"=HYPERLINK(1)"') where number = $1`,
    [requested],
  );
  expect((await fileOf(seller, sellerId, 'open'))[0]).toContain(`'=HYPERLINK(1)`);
});

test('nobody gets those of another shop, nor who may not open the screen', async () => {
  const other = await putSeller(
    portal,
    'es',
    'other',
    aSeller({ users: [aUser('other'), { ...aUser('cata'), role: 'catalogue' }] }),
  );
  const browser = openBrowser(portal, 'es.localhost');
  await browser.signIn('other');
  expect(await fileOf(browser, other)).toEqual([]);
  const catalogue = openBrowser(portal, 'es.localhost');
  await catalogue.signIn('cata');
  const refused = await catalogue.call('POST', '/exports', {
    body: { question: { kind: 'returns' }, format: 'csv' },
  });
  expect(codeOf(refused)).toBe('access.role');
});
