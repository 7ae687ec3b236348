import type { FeedSettings, FeedTrialResult } from '@offizin/contract/feeds/seller';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { limits } from '@offizin/domain/limits';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { startHttpServer, startSftpServer } from '../../../testing/file-servers.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { tryFeed } from '../jobs/try-feed.job.ts';

const [first = '', second = ''] = ['3000007', '3000014', '3000021']
  .map((seven) => seven + pznCheckDigit(seven))
  .filter((pzn) => pzn.length === 8);

let body: string;
let status: number;
const asked: Record<string, unknown>[] = [];

const web = forThisFile(
  await startHttpServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(status).end(body);
  }),
);
const files = { '/stock.csv': Buffer.from(`PZN;Bestand;Preis;Herkunft\n${first};5;9,00;eigen\n`) };
const sftp = forThisFile(await startSftpServer({ username: 'linden', password: 'secret', files }));
const portal = await portalForFile({ privateFeedHosts: [web.host, sftp.host] });
const services = (['marketplace', 'stockhub'] as const).map((service) => ({
  code: service,
  status: 'subscribed' as const,
}));
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
await putProducts(
  portal,
  'de',
  [first, second].map((nationalCode) =>
    aProduct({
      productId: nationalCode,
      nationalCode,
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 2000,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');
beforeEach(async () => {
  for (const table of ['offer', 'feed', 'feed_trial', 'rate_window']) await portal.ask(`delete from ${table}`);
  status = 200;
  body = `PZN;Bestand;Preis;Herkunft\n${first};5;9,00;eigen\n${second};7;25,00;eigen\n12345679;1;5,00;eigen\n${first};x;9,00;eigen\n`;
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

async function tryOut(changes: Partial<FeedSettings> = {}): Promise<FeedTrialResult | null> {
  const { trial } = await seller.ask('POST /feed/trial', { body: settings(changes) });
  expect(trial.result).toBeNull();
  await tryFeed.run(portal.jobContext(), { sellerId, trialId: trial.id });
  const found = (await seller.ask('GET /feed/trial', {})).trial;
  expect(found?.id).toBe(trial.id);
  return found?.result ?? null;
}

describe('SYN-06 an address that is tried', () => {
  test('is read once by the rules of a feed, and nothing of it is kept', async () => {
    expect(await tryOut()).toEqual({
      kind: 'read',
      format: 'csv',
      bytes: body.length,
      rows: 4,
      products: 2,
      rejected: 2,
      problems: [
        { rowNumber: 3, finding: 'price_above_recommended' },
        { rowNumber: 4, finding: 'missing_identifier' },
      ],
    });
    for (const table of ['offer', 'feed', 'feed_file', 'catalogue_run', 'run_row', 'sync_finding'])
      expect(await portal.ask(`select 1 from ${table}`)).toEqual([]);
  });

  test('over sftp, with a password that is forgotten afterwards', async () => {
    const access = { address: `sftp://${sftp.host}/stock.csv`, username: 'linden', password: 'secret' };
    expect(await tryOut(access)).toMatchObject({ kind: 'read', rows: 1, products: 1, rejected: 0 });
    expect(await portal.ask('select password from feed_trial')).toEqual([{ password: null }]);
  });

  test.each<[string, () => void, object]>([
    ['no such file', () => (status = 404), { problem: 'not_found', missingColumns: [] }],
    ['a wrong password', () => (status = 401), { problem: 'sign_in_refused', missingColumns: [] }],
    [
      'a file without prices',
      () => (body = 'PZN;Bestand\n'),
      { problem: 'missing_columns', missingColumns: ['price', 'origin'] },
    ],
    ['too large a file', () => (body = 'x'.repeat(limits.feedFile + 1)), { problem: 'file_too_large' }],
  ])('says what is wrong with it: %s', async (_, prepare, problem) => {
    prepare();
    expect(await tryOut()).toMatchObject({ kind: 'failed', ...problem });
  });

  test('uses the column names that are tried, and the saved password for the same server only', async () => {
    await seller.ask('PUT /feed', { body: settings({ username: 'linden', password: 'kept' }) });
    body = `PZN;Menge;Preis;Herkunft\n${first};5;9,00;eigen\n`;
    expect(await tryOut({ username: 'linden', mapping: { stock: 'Menge' } })).toMatchObject({ kind: 'read', rows: 1 });
    expect(asked.at(-1)).toMatchObject({ authorization: `Basic ${Buffer.from('linden:kept').toString('base64')}` });
    const elsewhere = settings({ address: `sftp://${sftp.host}/stock.csv`, username: 'linden' });
    const refused = await seller.call('POST', '/feed/trial', { body: elsewhere });
    expect(refused.json).toMatchObject({ errors: [{ path: 'body.password', code: 'field.required' }] });
  });
});

describe('security 20: what may be tried', () => {
  test.each([
    'https://127.0.0.1/x.csv',
    'https://169.254.169.254/x',
    'sftp://10.0.0.1/x',
    'https://user:pass@shop.example/x',
  ])('%s is refused and never asked', async (address) => {
    const refused = await seller.call('POST', '/feed/trial', { body: settings({ address }) });
    expect(refused.json).toMatchObject({ status: 400, errors: [{ path: 'body.address' }] });
    expect(await portal.ask('select 1 from feed_trial')).toEqual([]);
  });

  test('a limited number an hour', async () => {
    for (let times = 0; times < limits.feedTrialsPerHour; times += 1)
      await seller.ask('POST /feed/trial', { body: settings() });
    expect((await seller.call('POST', '/feed/trial', { body: settings() })).status).toBe(429);
  });

  test('a newer one takes the place of one that still waits', async () => {
    const { trial: older } = await seller.ask('POST /feed/trial', { body: settings() });
    const { trial: newer } = await seller.ask('POST /feed/trial', { body: settings() });
    await tryFeed.run(portal.jobContext(), { sellerId, trialId: older.id });
    expect(asked).toEqual([]);
    expect((await seller.ask('GET /feed/trial', {})).trial).toEqual({ id: newer.id, result: null });
  });
});
