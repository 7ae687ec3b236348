import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { erasePrepared } from '../orders/jobs/erase-prepared.job.ts';
import { prepareExport } from '../../jobs.ts';
import { codeOf, signedIn } from '../../testing/browser.ts';
import { giveOffers } from '../../testing/offers.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { filesIn } from '../../testing/files-in-zip.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ name: 'Lindenapotheke', users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ name: 'Fremde Apotheke', users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: 'MINE-1' }), anOrder({ number: 'THEIRS-1', seller: 'other' })]);
await giveOffers(portal, sellerId, [{ productId: aProduct().productId, price: 699 }]);
const seller = await signedIn(portal, 'linden');

async function prepare(): Promise<string> {
  const { id } = await seller.ask('POST /exports', { body: { question: { kind: 'seller_data' }, format: 'zip' } });
  await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
  return id;
}

const linesOf = (text: string | undefined): Record<string, unknown>[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe("OPS-04 a seller's data", () => {
  test('are its own, whole, and without secrets, as one archive', async () => {
    await portal.ask(
      `insert into feed (seller_id, address, username, password, type, mapping, active, locale, created_at)
       values ($1, 'sftp://shop.example/stock.csv', 'hub', '\\x5ec2e7', 'stock_and_price', '{}', true, 'de_DE', now())`,
      [sellerId],
    );
    const id = await prepare();
    const file = await seller.call('GET', `/exports/${id}/file`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/zip' });
    expect(file.headers['content-disposition']).toContain('alle-daten-2026-11-24.zip');
    const [row] = await portal.ask<{ file: Buffer }>('select file from export where id = $1', [id]);
    const files = filesIn(row?.file ?? Buffer.alloc(22));
    const [shop, user] = linesOf(files.get('shop-and-users.jsonl'));
    expect([shop?.['name'], user?.['username']]).toEqual(['Lindenapotheke', 'linden']);
    expect(linesOf(files.get('orders.jsonl'))).toMatchObject([
      { number: 'MINE-1', lines: [{ position: 0 }], history: [{ kind: 'received' }, { kind: 'paid' }] },
    ]);
    expect(linesOf(files.get('offers.jsonl'))).toMatchObject([{ product_id: aProduct().productId, price: 699 }]);
    const [act] = linesOf(files.get('history.jsonl'));
    expect(act).toMatchObject({ kind: 'signin.succeeded' });
    expect(act).not.toHaveProperty('address');
    expect(linesOf(files.get('feed.jsonl'))).toMatchObject([{ username: 'hub' }]);
    const all = [...files.values()].join('');
    for (const secret of ['password', '5ec2e7', 'argon2', 'Fremde Apotheke', 'THEIRS-1'])
      expect(all).not.toContain(secret);
  });

  test('come as an archive and in no other format; other files come as no archive', async () => {
    const start = (question: object, format: string) => seller.call('POST', '/exports', { body: { question, format } });
    expect(codeOf(await start({ kind: 'seller_data' }, 'csv'))).toBe('request.invalid');
    expect(codeOf(await start({ kind: 'offers', filter: {} }, 'zip'))).toBe('request.invalid');
  });

  test('hold customers: erasing one takes the archive along', async () => {
    const id = await prepare();
    await portal.ask(`update seller_order set status = 'finalised' where number = 'MINE-1'`);
    await askMachine(portal, marketplaceApi.eraseCustomers, { body: { orderNumbers: ['MINE-1'] } });
    const [job] = await portal.ask<{ payload: unknown }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'erase_prepared'`,
    );
    await erasePrepared.run(portal.jobContext(), job?.payload);
    expect(codeOf(await seller.call('GET', `/exports/${id}/file`))).toBe('not_found');
  });
});
