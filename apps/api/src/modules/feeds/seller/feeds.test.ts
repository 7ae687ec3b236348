import { randomBytes } from 'node:crypto';
import type { FeedSettings, FeedState } from '@offizin/contract/feeds/seller';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { documentOf, numberCellOf, rowOf, textCellOf } from '@offizin/spreadsheet/testing/build-document';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { startHttpServer, startSftpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { unseal } from '../../../platform/seal.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { retrieveDueFeeds, retrieveFeed } from '../jobs/retrieve-feeds.job.ts';
import { sealFeedsAgain } from '../jobs/seal-again.job.ts';

const codes = Array.from({ length: 20 }, (_, number) => String(3_000_000 + number * 7))
  .map((seven) => seven + pznCheckDigit(seven))
  .filter((pzn) => pzn.length === 8);
const code = (index: number) => codes[index] ?? '';

/** What the web server answers next, and what it was asked. */
let reply: { status: number; body: Buffer | string; headers: Record<string, string> };
const asked: Record<string, unknown>[] = [];

const csv = (price: string) => `PZN;Bestand;Preis;Herkunft\n${code(0)};5;${price};eigen\n${code(1)};7;8,00;eigen\n`;

const web = forThisFile(
  await startHttpServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  }),
);
const account = { username: 'linden', password: 'secret', files: { '/stock.csv': Buffer.from(csv('9,00')) } };
const sftp = forThisFile(await startSftpServer(account));
const otherSftp = forThisFile(await startSftpServer(account));
const portal = await portalForFile({ privateFeedHosts: [web.host, sftp.host, otherSftp.host] });
const services = (['marketplace', 'stockhub'] as const).map((service) => ({
  code: service,
  status: 'subscribed' as const,
}));
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
await putProducts(
  portal,
  'de',
  [0, 1, 2].map((index) =>
    aProduct({
      productId: `P-${index}`,
      nationalCode: code(index),
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 2000,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');
beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['offer', 'offer_count', 'sync_finding', 'feed_retrieval', 'feed', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  reply = { status: 200, body: csv('9,00'), headers: {} };
  asked.length = 0;
});

const settings = (changes: Partial<FeedSettings> = {}): FeedSettings => ({
  address: `http://${web.host}/stock.csv`,
  username: null,
  type: 'stock_and_price',
  mapping: {},
  active: true,
  ...changes,
});

function kept(feed: FeedState | null): FeedState {
  if (feed === null) throw new Error('the seller has no feed');
  return feed;
}

async function save(changes: Partial<FeedSettings> = {}): Promise<FeedState> {
  return kept((await seller.ask('PUT /feed', { body: settings(changes) })).feed);
}

async function retrieve(): Promise<FeedState> {
  await retrieveFeed.run(portal.jobContext(), { sellerId });
  return kept((await seller.ask('GET /feed', {})).feed);
}

const prices = async () =>
  (await portal.ask<{ price: number }>('select price::int from offer order by product_no')).map((row) => row.price);

describe('SYN-06 a feed that is saved over and over', () => {
  const jobs = () => portal.ask(`select 1 from graphile_worker.jobs where key = $1`, [`feed:${sellerId}`]);

  test('is saved each time, and retrieved as often as one may ask for it', async () => {
    for (let times = 0; times < 12; times += 1) await save();
    expect(await jobs()).toHaveLength(1);
    await portal.ask('delete from graphile_worker._private_jobs');
    const last = await save({ type: 'price_only' });
    expect(last.type).toBe('price_only');
    expect(await jobs()).toEqual([]);
    expect(Date.parse(last.nextAttemptAt ?? '')).toBeGreaterThan(testNow.getTime());
    await retrieveDueFeeds.run(portal.jobContext(), {});
    expect(await jobs()).toEqual([]);
    expect((await seller.call('POST', '/feed/retrieve', { body: {} })).status).toBe(429);
    portal.setNow(new Date(testNow.getTime() + 3_600_000));
    await retrieveDueFeeds.run(portal.jobContext(), {});
    expect(await jobs()).toHaveLength(1);
  });
});

describe('SYN-06 a feed over https', () => {
  test('UPL-02 columns that the seller named for a file are understood; the feed’s own settings come first', async () => {
    reply = { ...reply, body: csv('9,00').replace('Preis', 'Endpreis') };
    await save();
    expect((await retrieve()).retrievals[0]).toMatchObject({ problem: 'missing_columns' });
    await portal.ask(
      `insert into own_header (seller_id, key, header, field, kept_at) values ($1, 'endpreis', 'Endpreis', 'price', $2)`,
      [sellerId, testNow],
    );
    await retrieve();
    expect(await prices()).toEqual([900, 800]);
    reply = { ...reply, body: reply.body.toString().replace('Bestand;Endpreis', 'Endpreis;Rest') };
    await save({ mapping: { stock: 'Endpreis', price: 'Rest' } });
    await retrieve();
    expect(await prices()).toEqual([900, 800]);
    await portal.ask('delete from own_header');
  });

  test('GEN-18 the seller is notified once a day when a feed leaves more to fix than before', async () => {
    await portal.ask('delete from notification');
    const notified = () => portal.ask(`select kind, params from notification where seller_id = $1`, [sellerId]);
    await save();
    await retrieve();
    expect(await notified()).toEqual([]);
    for (const price of ['25,00', '9,00', '26,00']) {
      reply = { ...reply, body: csv(price) };
      await retrieve();
    }
    expect(await notified()).toEqual([{ kind: 'red_results', params: { count: 1 } }]);
  });

  test('a csv file becomes offers, and a run of the feed', async () => {
    await save();
    expect(await retrieve()).toMatchObject({
      health: 'healthy',
      problem: null,
      retrievals: [{ changed: 2, problem: null }],
    });
    expect(await prices()).toEqual([900, 800]);
    expect(
      await portal.ask(`select kind from catalogue_run where seller_id = $1 and not dry`, [sellerId]),
    ).toContainEqual({ kind: 'feed' });
  });

  test('an Excel file, with the seller’s own headers', async () => {
    const columns = ['Meine Nummer', 'Stück', 'Kasse', 'Woher'].map((header) => ({
      header,
      width: 12,
      format: 'text' as const,
    }));
    const body = await workbookBuffer({ sheets: [{ name: 'a', columns, rows: [[code(2), '4', '7,77', '']] }] });
    reply = { status: 200, body, headers: {} };
    await save({ mapping: { code: 'meine nummer', stock: 'Stück', price: 'Kasse', origin: 'Woher' } });
    expect(await retrieve()).toMatchObject({ problem: null });
    expect(await prices()).toEqual([777]);
  });

  test('an OpenDocument sheet', async () => {
    const titles = ['PZN', 'Bestand', 'Preis', 'Herkunft'].map((title) => textCellOf(title)).join('');
    const body = documentOf(
      rowOf(titles) +
        rowOf(textCellOf(code(2)) + numberCellOf(4) + numberCellOf('7.77', '7,77 €') + textCellOf('eigen')),
    );
    reply = { status: 200, body, headers: {} };
    await save();
    expect(await retrieve()).toMatchObject({ problem: null });
    expect(await prices()).toEqual([777]);
  });

  test('only when it has changed: by the server’s word, and by its bytes', async () => {
    reply.headers = { etag: '"one"' };
    await save();
    await retrieve();
    reply = { status: 304, body: '', headers: {} };
    expect((await retrieve()).retrievals.map(({ changed }) => changed)).toEqual([0, 2]);
    expect(asked.at(-1)).toMatchObject({ 'if-none-match': '"one"' });
    reply = { status: 200, body: csv('9,00'), headers: {} };
    expect((await retrieve()).retrievals[0]).toMatchObject({ changed: 0, runNo: null });
    reply.body = csv('9,50');
    expect((await retrieve()).retrievals[0]).toMatchObject({ changed: 1 });
    expect(await prices()).toEqual([950, 800]);
  });

  test('SYN-10 what stands of products that a list does not name is left alone', async () => {
    reply.body = `${csv('9,00')}${code(9)};1;5,00;eigen\n`;
    await save();
    await retrieve();
    expect(await portal.ask('select finding from sync_finding')).toEqual([{ finding: 'new_product' }]);
    reply.body = csv('9,10');
    await retrieve();
    expect(await portal.ask('select finding from sync_finding')).toEqual([{ finding: 'new_product' }]);
  });

  test.each<[string, () => void, string]>([
    ['a wrong password', () => (reply.status = 401), 'sign_in_refused'],
    ['no such file', () => (reply.status = 404), 'not_found'],
    [
      'a redirect, which is not followed',
      () => (reply = { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }),
      'unexpected_reply',
    ],
    ['a web page', () => (reply.body = '<html></html>'), 'missing_columns'],
    ['too large a file', () => (reply.body = Buffer.alloc(20 * 1024 * 1024 + 1, 65)), 'file_too_large'],
  ])('%s is reported and changes nothing; the next try waits longer', async (_, prepare, problem) => {
    await save();
    await retrieve();
    prepare();
    const feed = await retrieve();
    expect(feed).toMatchObject({
      health: 'failing',
      problem,
      nextAttemptAt: new Date(testNow.getTime() + 30 * 60_000).toISOString(),
    });
    expect(await prices()).toEqual([900, 800]);
  });

  test('a new key seals the password again, and the old one is needed no more', async () => {
    await save({ username: 'linden', password: 'secret' });
    const sealed = async () => (await portal.ask<{ password: Buffer }>('select password from feed'))[0]?.password;
    const [newest, old] = [{ id: 2, secret: randomBytes(32) }, portal.app.sealKeys[0]];
    const context = { ...portal.jobContext(), app: { ...portal.app, sealKeys: [newest, old] as const } };
    expect((await sealed())?.[0]).toBe(1);
    await sealFeedsAgain.run(context, {});
    expect((await sealed())?.[0]).toBe(2);
    const { feed } = await seller.ask('GET /feed', {});
    expect(feed?.hasPassword).toBe(true);
    const [row] = await portal.ask<{ password: Buffer; seller_id: string }>('select password, seller_id from feed');
    expect(unseal([newest], row?.password ?? Buffer.of(), row?.seller_id ?? '')).toBe('secret');
  });

  test('user name and password travel to this server only, and are never shown', async () => {
    expect(await save({ username: 'linden', password: 'secret' })).toMatchObject({ hasPassword: true });
    await retrieve();
    expect(asked.at(-1)).toMatchObject({ authorization: `Basic ${Buffer.from('linden:secret').toString('base64')}` });
    const [row] = await portal.ask<{ password: Buffer }>('select password from feed');
    expect(row?.password.includes('secret')).toBe(false);
    expect((await seller.call('GET', '/feed')).text).not.toContain('secret');
    await save({ username: 'linden', address: `http://${web.host}/other.csv` });
    const elsewhere = await seller.call('PUT', '/feed', {
      body: settings({ address: `sftp://${sftp.host}/stock.csv` }),
    });
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([400, 'request.invalid']);
  });
});

describe('security 20: private networks', () => {
  test.each([
    'https://127.0.0.1/stock.csv',
    'https://localhost/stock.csv',
    'http://127.0.0.1:1/stock.csv',
    'sftp://10.0.0.1/stock.csv',
    'https://[::1]/x',
  ])('%s is refused when it is saved, and when it is retrieved', async (address) => {
    const refused = await seller.call('PUT', '/feed', { body: settings({ address }) });
    expect(refused.json).toMatchObject({
      message: 'request.invalid',
      errors: [{ path: 'body.address', code: 'field.not_available' }],
    });
    // What lies in the database already, or what a name leads to, is only seen then.
    await save();
    await portal.ask('update feed set address = $1', [address]);
    expect(await retrieve()).toMatchObject({ problem: 'address_refused' });
  });

  test('credentials in the address are refused', async () => {
    const reply = await seller.call('PUT', '/feed', {
      body: settings({ address: 'https://user:pass@shop.example/x' }),
    });
    expect(codeOf(reply)).toBe('request.invalid');
  });
});

describe('SYN-06 a feed over sftp', () => {
  const overSftp = (changes: Partial<FeedSettings> = {}) => ({
    address: `sftp://${sftp.host}/stock.csv`,
    username: 'linden',
    password: 'secret',
    ...changes,
  });

  test('the file is read, and the server is known by its key from then on', async () => {
    await save(overSftp());
    const feed = await retrieve();
    expect(feed).toMatchObject({ problem: null, hostKey: expect.stringMatching(/^SHA256:[\w+/]{43}$/) });
    expect(await prices()).toEqual([900, 800]);
    await portal.ask(`update feed set host_key = 'SHA256:another', sha256 = null`);
    expect(await retrieve()).toMatchObject({ problem: 'host_key_changed' });
  });

  test.each([
    ['a wrong password', { password: 'guessed' }, 'sign_in_refused'],
    ['no such file', { path: '/nothing.csv' }, 'not_found'],
  ])('%s', async (_, { path = '/stock.csv', ...changes }: { path?: string; password?: string }, problem) => {
    await save(overSftp({ ...changes, address: `sftp://${sftp.host}${path}` }));
    expect(await retrieve()).toMatchObject({ problem });
  });
});

describe('SYN-09 schedule and health', () => {
  test('due feeds are asked for, paused ones and those of others’ time are not', async () => {
    await save();
    await portal.ask('delete from graphile_worker._private_jobs');
    await retrieveDueFeeds.run(portal.jobContext(), {});
    expect(await portal.ask(`select payload from graphile_worker._private_jobs`)).toEqual([{ payload: { sellerId } }]);
    await retrieve();
    await portal.ask('delete from graphile_worker._private_jobs');
    await retrieveDueFeeds.run(portal.jobContext(), {});
    expect(await portal.ask('select 1 from graphile_worker._private_jobs')).toEqual([]);
    portal.setNow(new Date(testNow.getTime() + 15 * 60_000));
    await portal.ask('update feed set active = false');
    await retrieveDueFeeds.run(portal.jobContext(), {});
    expect(await portal.ask('select 1 from graphile_worker._private_jobs')).toEqual([]);
  });

  test('a feed is stale once it has not come for a day', async () => {
    await save();
    await retrieve();
    portal.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
    await seller.signIn('linden');
    expect(await seller.ask('GET /feed', {})).toMatchObject({ feed: { health: 'stale' } });
    reply.status = 404;
    await retrieve();
    await retrieve();
    expect(await portal.ask(`select params from notification where kind = 'feed_stale'`)).toEqual([
      { params: { hours: 25 } },
    ]);
  });

  test('a removed feed is forgotten, its offers stay', async () => {
    await save();
    await retrieve();
    expect(await seller.ask('DELETE /feed', { body: {} })).toEqual({ feed: null });
    expect(await portal.ask('select 1 from feed_file')).toEqual([]);
    expect(await prices()).toEqual([900, 800]);
    expect((await seller.call('POST', '/feed/retrieve', { body: {} })).status).toBe(404);
  });
});
