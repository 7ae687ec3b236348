import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { besideTransaction, withIdentity } from '../scopes/scopes.ts';
import { withSellerOfJob } from '../scopes/seller-brand.ts';

async function signedIn(username: string): Promise<Browser> {
  const browser = openBrowser(portal, 'de.localhost');
  await browser.signIn(username);
  return browser;
}

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putSeller(portal, 'de', 'other', aSeller({ users: [aUser('other')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder()]);
const sellers = [await signedIn('linden'), await signedIn('other')];

/** The statuses of simultaneous calls, with how many there were of each. */
async function statusesOf(calls: number, call: (browser: Browser) => Promise<{ status: number }>) {
  const replies = await Promise.all(sellers.flatMap((seller) => Array.from({ length: calls }, () => call(seller))));
  return Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  );
}

describe('OPS-03 more callers than connections', () => {
  test.each([
    ['searches of orders', '/orders?tab=managed&q=69'],
    ['searches of offers', '/offers?q=salbe'],
  ])('%s are all answered', async (_, path) => {
    expect(await statusesOf(24, (seller) => seller.call('GET', path))).toEqual({ 200: 48 });
  });

  test('uploads are all taken', async () => {
    const file = Buffer.from('PK no workbook');
    expect(await statusesOf(20, (seller) => sendFile(seller, file))).toEqual({ 200: 40 });
  });

  test('languages are all saved', async () => {
    const save = (seller: Browser) => seller.call('PUT', '/locale', { body: { locale: 'de_DE' } });
    expect(await statusesOf(24, save)).toEqual({ 200: 48 });
  });

  test('one upload more than an hour allows is refused, a repeat of one that was taken is not', async () => {
    const file = Buffer.from('PK no workbook');
    await putSeller(portal, 'de', 'third', aSeller({ users: [aUser('third')] }));
    const third = await signedIn('third');
    const idempotencyKey = 'first-of-all';
    const first = await sendFile(third, file, { idempotencyKey });
    for (let more = 1; more < 20; more++) expect((await sendFile(third, file)).status).toBe(200);
    const over = await sendFile(third, file);
    expect([over.status, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await sendFile(third, file, { idempotencyKey })).json).toEqual(first.json);
  });
});

describe('a transaction in a transaction', () => {
  const inner = () => withIdentity(portal.app.pool, async () => 'seen');

  test('is refused', async () => {
    await expect(withSellerOfJob(portal.app.pool, sellerId, inner)).rejects.toThrow('must not open another');
  });

  test('is allowed to what says that it runs beside it', async () => {
    expect(await withSellerOfJob(portal.app.pool, sellerId, () => besideTransaction(inner))).toBe('seen');
  });
});
