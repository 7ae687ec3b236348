import { uploadMediaType, type Upload, type UploadRow } from '@offizin/contract/uploads';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import type { CellValue } from '@offizin/spreadsheet/xlsx/write-sheet';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../testing/browser.ts';
import {
  machineCall,
  openPortal,
  putMarketOffers,
  putProducts,
  putSeller,
  testNow,
  type TestPortal,
} from '../../testing/portal.ts';
import { revertUpload } from './revert-upload.job.ts';
import { applyUpload, checkUpload } from './run-upload.job.ts';

let portal: TestPortal;
let sellerId: string;
let seller: Browser;

const pzn = (number: number) => {
  const seven = String(1_000_000 + number * 11);
  return seven + pznCheckDigit(seven);
};
/** Numbers whose PZN has a check digit. */
const numbers = Array.from({ length: 60 }, (_, number) => number).filter(
  (number) => !pzn(number).endsWith('X') && pzn(number).length === 8,
);
const at = (index: number) => numbers[index] ?? 0;
const code = (index: number) => pzn(at(index));

const wrongCode = `${code(8).slice(0, 7)}${(Number(code(8)[7]) + 1) % 10}`;

const product = (index: number, changes = {}) =>
  aProduct({
    productId: `P-${index}`,
    name: `Product ${index}`,
    nationalCode: code(index),
    gtin: null,
    productType: 'parapharmacy',
    recommendedPrice: 2000,
    ...changes,
  });

beforeAll(async () => {
  portal = await openPortal();
  sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
  await putProducts(portal, 'de', [
    ...Array.from({ length: 10 }, (_, index) => product(index)),
    product(10, { blocked: true }),
    product(11, { productType: 'medicine' }),
    product(12, { selective: true }),
    product(13, { certificate: 'medical_devices' }),
    product(14, { prescription: true }),
    product(15, { gtin: '04006381333931' }),
    product(16, { nationalCode: null, gtin: '04006381333931' }),
  ]);
  await putMarketOffers(portal, 'de', [
    { productId: 'P-1', seller: 'kassel', label: 'Apotheke in Kassel', price: 1000 },
    { productId: 'P-1', seller: 'ulm', label: 'Apotheke in Ulm', price: 1240 },
    { productId: 'P-1', seller: 'linden', label: 'Apotheke in Freiburg', price: 100 },
  ]);
  seller = openBrowser(portal, 'de.localhost');
  await seller.signIn('linden');
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.ask('delete from offer');
  await portal.ask('delete from offer_count');
  await portal.ask('delete from rate_window');
});

const header = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft'];

function workbook(rows: readonly (readonly CellValue[])[], columns: readonly string[] = header): Promise<Buffer> {
  return workbookBuffer({
    sheets: [{ name: 'Angebote', columns: columns.map((name) => ({ header: name, width: 12, format: 'text' })), rows }],
  });
}

interface Sent {
  readonly type?: string;
  readonly fileName?: string;
  readonly key?: string;
}

function send(file: Buffer, { type = 'stock_and_price', fileName = 'offers.xlsx', key }: Sent = {}) {
  return seller.call('POST', `/offer-uploads?type=${type}&fileName=${encodeURIComponent(fileName)}`, {
    body: file,
    headers: { 'content-type': uploadMediaType },
    ...(key !== undefined && { idempotencyKey: key }),
  });
}

const look = async (id: string) => (await seller.call('GET', `/offer-uploads/${id}`)).json as Upload;
const key = (id: string) => ({ sellerId, uploadId: id });

/** Hands a file over and lets the worker look at it. */
async function check(rows: readonly (readonly CellValue[])[], sent: Sent = {}, columns = header): Promise<Upload> {
  const reply = await send(await workbook(rows, columns), sent);
  expect(reply.status).toBe(200);
  const { id } = reply.json as Upload;
  await checkUpload.run(portal.jobContext(), key(id));
  return look(id);
}

async function apply(upload: Upload): Promise<Upload> {
  expect((await seller.call('POST', `/offer-uploads/${upload.id}/apply`, { body: {} })).status).toBe(200);
  await applyUpload.run(portal.jobContext(), key(upload.id));
  return look(upload.id);
}

async function rowsOf(upload: Upload, question = ''): Promise<UploadRow[]> {
  const reply = await seller.call('GET', `/offer-uploads/${upload.id}/rows?sort=row${question}`);
  expect(reply.text).toContain('items');
  return (reply.json as { items: UploadRow[] }).items;
}

const offers = () =>
  portal.ask<{ productId: string; price: number; stock: number; origin: string; status: string }>(
    `select p.product_id as "productId", o.price::int, o.stock, o.origin, o.status from offer o join product p on p.no = o.product_no
     where o.seller_id = $1 order by p.no`,
    [sellerId],
  );

describe('UPL-08 a dry run', () => {
  test('says what would change and changes nothing', async () => {
    const upload = await check([
      [code(0), '', '12', '10,50', 'eigen'],
      [code(1), '', '0', '18,60', ''],
      [code(1), '', '3', '18,50', ''],
      ['', '', '3', '18,50', ''],
      [code(20), '', '3', '18,50', ''],
      [code(2), '', '12 Stk.', '9,99', 'eigen'],
    ]);
    expect(upload).toMatchObject({
      state: 'ready',
      problem: null,
      rechecking: false,
      currency: 'EUR',
      codeSystem: 'pzn',
    });
    expect(upload.summary).toMatchObject({
      rows: 6,
      created: 2,
      changed: 0,
      unchanged: 0,
      rejected: 3,
      informed: 1,
      untouched: 0,
    });
    expect(upload.summary?.causes).toEqual({ repeated: 1, code: 1, unreadable: 1 });
    expect(await offers()).toEqual([]);
  });

  test.each<[string, CellValue[], Partial<UploadRow>]>([
    [
      'price above 1.5 × the highest of others',
      [code(1), '', '1', '18,61', ''],
      { finding: 'price_above_highest', numbers: [1861, 1860, 1240], verdict: 'rejected' },
    ],
    ['exactly the limit', [code(1), '', '1', '18,60', ''], { finding: null, verdict: 'created' }],
    [
      'below half of the best of others, the own offer left out',
      [code(1), '', '1', '4,99', ''],
      { finding: 'price_below_best', numbers: [499, 500, 1000] },
    ],
    [
      'above the recommended price',
      [code(2), '', '1', '20,01', ''],
      { finding: 'price_above_recommended', numbers: [2001, 2000] },
    ],
    ['blocked', [code(10), '', '1', '9,99', ''], { finding: 'not_available', colour: 'grey', verdict: 'informed' }],
    ['a medicine without the service', [code(11), '', '1', '9,99', ''], { finding: 'not_available' }],
    ['selective distribution', [code(12), '', '1', '9,99', ''], { finding: 'selective_distribution', colour: 'red' }],
    ['a certificate missing', [code(13), '', '1', '9,99', ''], { finding: 'certificate_required' }],
    [
      'prescription, still written',
      [code(14), '', '1', '9,99', ''],
      { finding: 'prescription', verdict: 'created', colour: 'grey' },
    ],
    [
      'an EAN of two products',
      ['', '4006381333931', '1', '9,99', ''],
      { finding: 'duplicated_in_catalogue', verdict: 'rejected' },
    ],
    [
      'an EAN and the code that tells them apart',
      [code(15), '4006381333931', '1', '9,99', ''],
      { finding: null, verdict: 'created' },
    ],
    ['a stock that is text', [code(3), '', 'viele', '9,99', ''], { finding: 'unreadable_format' }],
    [
      'an unknown product',
      [code(40), '', '1', '9,99', ''],
      { finding: 'new_product', verdict: 'informed', code: code(40) },
    ],
  ])('SYN-01 %s', async (_, row, expected) => {
    const upload = await check([row]);
    expect((await rowsOf(upload))[0]).toMatchObject(expected);
  });

  test('SYN-01 a certificate and a contract from the marketplace lift their rules', async () => {
    const body = {
      certificates: [{ certificate: 'medical_devices', validUntil: '2027-01-01' }],
      contracts: ['Ibulenta'],
    };
    await machineCall(portal, { method: 'PUT', path: '/sellers/linden/permissions', body });
    const rows = await rowsOf(
      await check([
        [code(12), '', '1', '9,99', ''],
        [code(13), '', '1', '9,99', ''],
      ]),
    );
    await machineCall(portal, {
      method: 'PUT',
      path: '/sellers/linden/permissions',
      body: { certificates: [], contracts: [] },
    });
    expect(rows.map((row) => row.finding)).toEqual([null, null]);
  });

  test('UPL-03 leading zeros lost in a number are restored where the check digit proves it', async () => {
    await putProducts(portal, 'de', [product(50, { productId: 'P-zero', nationalCode: '03752864' })]);
    const [row] = await rowsOf(await check([['3752864', '', '1', '9,99', '']]));
    expect(row).toMatchObject({ verdict: 'created', product: { productId: 'P-zero' } });
  });

  test('the catalogue and the market are looked at anew in every run', async () => {
    await check([[code(4), '', '1', '15,00', '']]);
    await putMarketOffers(portal, 'de', [{ productId: 'P-4', seller: 'kassel', label: 'Kassel', price: 500 }]);
    const [row] = await rowsOf(await check([[code(4), '', '1', '15,00', '']]));
    expect(row).toMatchObject({ finding: 'price_above_highest', numbers: [1500, 750, 500] });
    await putMarketOffers(portal, 'de', [{ productId: 'P-4', seller: 'kassel', label: 'Kassel', price: null }]);
    expect((await rowsOf(await check([[code(4), '', '1', '15,00', '']])))[0]).toMatchObject({ finding: null });
  });
});

describe('UPL-07 applying', () => {
  test('writes what the preview showed, and nothing else', async () => {
    await apply(
      await check([
        [code(0), '', '5', '10,00', 'eigen'],
        [code(5), '', '7', '11,00', ''],
      ]),
    );
    const second = await check([
      [code(0), '', '5', '10,00', 'eigen'],
      [code(2), '', '1', '20,01', ''],
      [code(3), '', '0', '12,00', 'eigen'],
      [code(5), '', '8', '11,50', ''],
    ]);
    expect(second.summary).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
      rejected: 1,
      untouched: 0,
      priceChanges: 1,
    });
    const applied = await apply(second);
    expect(applied).toMatchObject({ state: 'applied', summary: { created: 1, changed: 1, unchanged: 1, rejected: 1 } });
    expect(await offers()).toEqual([
      { productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-3', price: 1200, stock: 0, origin: 'own', status: 'out_of_stock' },
      { productId: 'P-5', price: 1150, stock: 8, origin: 'wholesaler', status: 'active' },
    ]);
    const counts = await portal.ask(
      `select status, offers::int from offer_count where seller_id = $1 and offers > 0 order by status`,
      [sellerId],
    );
    expect(counts).toEqual([
      { status: 'active', offers: 2 },
      { status: 'out_of_stock', offers: 1 },
    ]);
    const findings = await portal.ask(`select finding from sync_finding where seller_id = $1`, [sellerId]);
    expect(findings).toContainEqual({ finding: 'price_above_recommended' });
  });

  test('UPL-02 a file of prices leaves stock and origin as they are', async () => {
    await apply(await check([[code(0), '', '5', '10,00', 'eigen']]));
    const prices = await check(
      [
        [code(0), '9,50'],
        [code(6), '8,00'],
      ],
      { type: 'price_only' },
      ['PZN', 'Preis'],
    );
    await apply(prices);
    expect(await offers()).toEqual([
      { productId: 'P-0', price: 950, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-6', price: 800, stock: 0, origin: 'own', status: 'out_of_stock' },
    ]);
  });

  test('the same job run twice writes once; two applies of one upload are one', async () => {
    const upload = await check([[code(0), '', '5', '10,00', 'eigen']]);
    await apply(upload);
    await applyUpload.run(portal.jobContext(), key(upload.id));
    const runs = await portal.ask(
      `select 1 from catalogue_run where seller_id = $1 and not dry and no = (select apply_run from offer_upload where id = $2)`,
      [sellerId, upload.id],
    );
    expect(runs).toHaveLength(1);
    const again = await seller.call('POST', `/offer-uploads/${upload.id}/apply`, { body: {} });
    expect([again.status, codeOf(again)]).toEqual([409, 'upload.invalid_state']);
  });

  test('the marketplace learns of it and reads what changed', async () => {
    await apply(await check([[code(0), '', '5', '10,00', 'eigen']]));
    const [written] = await portal.ask<{ payload: { runNo: number } }>(
      `select payload from marketplace_event order by id desc limit 1`,
    );
    const runNo = written?.payload.runNo;
    // Events wait for older transactions, also for those of tests beside this one.
    await vi.waitFor(async () => {
      const { body } = await machineCall(portal, { method: 'GET', path: '/events' });
      expect(body['events']).toContainEqual(
        expect.objectContaining({
          kind: 'offers.changed',
          seller: 'linden',
          offers: { runNo, changed: 1, removed: 0 },
        }),
      );
    }, 10_000);
    const read = await machineCall(portal, { method: 'GET', path: `/sellers/linden/offers?runNo=${runNo}` });
    expect(read.body).toEqual({
      items: [{ productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' }],
      next: null,
    });
  });

  test('the same file is recognised', async () => {
    const rows = [[code(7), '', '5', '10,00', 'eigen']];
    const first = await apply(await check(rows));
    expect((await check(rows)).sameFileAs).toBe(first.id);
  });

  test('GEN-16 the open browsers are told', async () => {
    const upload = await apply(await check([[code(0), '', '5', '10,00', 'eigen']]));
    const told = await portal.ask<{ payload: object }>(
      `select payload from live_event where topic = 'upload' order by id desc limit 1`,
    );
    expect(told[0]?.payload).toEqual({ uploadId: upload.id, state: 'applied', done: 1, total: 1 });
  });
});

describe('GEN-18 the seller is told how an upload ended', () => {
  const told = async () =>
    (
      await portal.ask<{ kind: string }>('select kind from notification where seller_id = $1 order by kind', [sellerId])
    ).map(({ kind }) => kind);
  beforeEach(async () => {
    await portal.ask('delete from notification');
    await portal.ask('delete from sync_finding');
  });

  test('once it is written, and that more must be fixed than before; not while it is looked at', async () => {
    const upload = await check([
      [code(0), '', '5', '10,00', ''],
      [code(1), '', '5', '99,00', ''],
    ]);
    expect(await told()).toEqual([]);
    await apply(upload);
    expect(await told()).toEqual(['red_results', 'upload_done']);
    await applyUpload.run(portal.jobContext(), key(upload.id));
    expect(await told()).toHaveLength(2);
    await apply(
      await check([
        [code(0), '', '5', '10,00', ''],
        [code(1), '', '5', '98,00', ''],
      ]),
    );
    expect(await told()).toEqual(['red_results', 'upload_done', 'upload_done']);
  });

  test('that it cannot be read', async () => {
    await check([['x']], {}, ['Foo']);
    expect(await told()).toEqual(['upload_failed']);
  });
});

describe('UPL-09 corrections', () => {
  test('cells are mended in place, the whole file is checked again, and the mended values are applied', async () => {
    const upload = await check([
      [code(0), '', 'fünf', '10,00', 'eigen'],
      [code(1), '', '2', '99,00', 'eigen'],
      [wrongCode, '', '1', '5,00', ''],
    ]);
    expect(upload.summary?.rejected).toBe(3);
    const reply = await seller.call('PUT', `/offer-uploads/${upload.id}/corrections`, {
      body: {
        corrections: [
          { rowNumber: 2, field: 'stock', value: '5' },
          { rowNumber: 3, field: 'price', value: '12,00' },
          { rowNumber: 4, field: 'code', value: code(8) },
          { rowNumber: 4, field: 'gtin', value: '' },
        ],
      },
    });
    expect(reply.json).toMatchObject({ state: 'ready', rechecking: true });
    await checkUpload.run(portal.jobContext(), key(upload.id));
    expect(await look(upload.id)).toMatchObject({ rechecking: false, summary: { rejected: 0, created: 3 } });
    await apply(upload);
    expect(await offers()).toMatchObject([
      { productId: 'P-0', stock: 5 },
      { productId: 'P-1', price: 1200 },
      { productId: 'P-8', price: 500 },
    ]);
  });

  test('a correction of an applied upload is refused', async () => {
    const upload = await apply(await check([[code(0), '', '5', '10,00', 'eigen']]));
    const reply = await seller.call('PUT', `/offer-uploads/${upload.id}/corrections`, {
      body: { corrections: [{ rowNumber: 2, field: 'stock', value: '9' }] },
    });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'upload.invalid_state']);
  });
});

describe('UPL-12 revert', () => {
  test('puts back what was, removes what was new, leaves alone what changed since', async () => {
    await apply(
      await check([
        [code(0), '', '5', '10,00', 'eigen'],
        [code(1), '', '5', '11,00', 'eigen'],
      ]),
    );
    const upload = await apply(
      await check([
        [code(0), '', '6', '10,10', 'eigen'],
        [code(1), '', '6', '11,10', 'eigen'],
        [code(2), '', '6', '12,10', 'eigen'],
      ]),
    );
    await apply(await check([[code(1), '', '7', '11,20', 'eigen']]));
    expect((await seller.call('POST', `/offer-uploads/${upload.id}/revert`, { body: {} })).status).toBe(200);
    await revertUpload.run(portal.jobContext(), key(upload.id));
    const reverted = await look(upload.id);
    expect(reverted).toMatchObject({
      state: 'reverted',
      revertibleUntil: null,
      reverted: { restored: 1, removed: 1, leftAlone: 1 },
    });
    expect(await offers()).toEqual([
      { productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-1', price: 1120, stock: 7, origin: 'own', status: 'active' },
    ]);
    expect(await rowsOf(reverted, '&verdict=left_alone')).toMatchObject([{ product: { productId: 'P-1' } }]);
    const counts = await portal.ask(`select status, offers::int from offer_count where seller_id = $1`, [sellerId]);
    expect(counts).toEqual([{ status: 'active', offers: 2 }]);
  });

  test('not after 24 hours', async () => {
    const upload = await apply(await check([[code(0), '', '5', '10,00', 'eigen']]));
    expect(upload.revertibleUntil).toBe('2026-11-25T09:00:00.000Z');
    portal.setNow(new Date('2026-11-25T09:00:00.001Z'));
    await seller.signIn('linden');
    const late = await seller.call('POST', `/offer-uploads/${upload.id}/revert`, { body: {} });
    expect([late.status, codeOf(late)]).toEqual([409, 'upload.revert_too_late']);
  });
});

describe('UPL-02 what is refused', () => {
  test.each<[string, Buffer, string, number, string]>([
    ['another extension', Buffer.from('PK'), 'offers.xls', 415, 'upload.not_excel'],
    ['an empty body', Buffer.alloc(0), 'offers.xlsx', 415, 'upload.not_excel'],
    ['more than 5 MiB', Buffer.alloc(5 * 1024 * 1024 + 1), 'offers.xlsx', 413, 'request.too_large'],
  ])('%s', async (_, file, fileName, status, problem) => {
    const reply = await send(file, { fileName });
    expect([reply.status, codeOf(reply)]).toEqual([status, problem]);
  });

  test('a web page named .xlsx fails with its reason, and the next file is taken', async () => {
    const { id } = (await send(Buffer.from('<html><body>prices</body></html>'))).json as Upload;
    await checkUpload.run(portal.jobContext(), key(id));
    expect(await look(id)).toMatchObject({ state: 'failed', problem: 'not_a_workbook' });
    expect(await check([[code(0), '', '5', '10,00', 'eigen']])).toMatchObject({ state: 'ready' });
  });

  test('a file without a mandatory column says which', async () => {
    const upload = await check([['x', 'y']], {}, ['PZN', 'Preis']);
    expect(upload).toMatchObject({
      state: 'failed',
      problem: 'missing_columns',
      reading: { missingColumns: ['stock', 'origin'] },
    });
  });

  test('21 uploads in an hour', async () => {
    const file = await workbook([[code(0), '', '1', '9,99', '']]);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await send(file)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a file of 5 MiB is taken', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024))).status).toBe(200);
  });

  test('a repeated request under one key is one upload', async () => {
    const file = await workbook([[code(0), '', '1', '9,99', '']]);
    const first = (await send(file, { key: 'the-same-key' })).json as Upload;
    const second = (await send(file, { key: 'the-same-key' })).json as Upload;
    expect(second.id).toBe(first.id);
    const other = await send(await workbook([[code(1), '', '1', '9,99', '']]), { key: 'the-same-key' });
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency.key_reused']);
  });
});

describe('UPL-01 UPL-06 files', () => {
  test.each(['stock_and_price', 'price_only'])('the template for %s is read back', async (type) => {
    const reply = await seller.call('GET', `/offer-uploads/template?type=${type}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain('angebote-vorlage-de.xlsx');
  });

  test('the history holds the last 12 and gives each file back', async () => {
    portal.setNow(new Date(testNow.getTime() + 60_000));
    const upload = await check([[code(0), '', '5', '10,00', 'eigen']], { fileName: 'Bestand Dienstag.xlsx' });
    const { items } = (await seller.call('GET', '/offer-uploads')).json as { items: Upload[] };
    expect(items.length).toBeLessThanOrEqual(12);
    expect(items[0]).toMatchObject({ id: upload.id, fileName: 'Bestand Dienstag.xlsx' });
    const file = await seller.call('GET', `/offer-uploads/${upload.id}/file`);
    expect(file.headers['content-disposition']).toContain('Bestand%20Dienstag.xlsx');
  });
});
