import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { ExportQuestion, ExportState } from '@offizin/contract/exports/seller';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportSources } from '../../../exports.ts';
import { prepareExport } from '../../../jobs.ts';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { giveOffers } from '../../../testing/offers.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { prepareFile } from './prepare-file.ts';

const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'stockhub', status: 'subscribed' },
] as const;
const record = aSeller({ users: [aUser('linden')], locale: 'en_GB', services: [...services] });
const sellerId = await putSeller(portal, 'de', 'linden', record);
await putProducts(portal, 'de', [
  aProduct({ productId: 'P-1', nationalCode: '00766613', gtin: null }),
  aProduct({ productId: 'P-2', name: '=Magnelora', brand: 'Magnelora', nationalCode: null, gtin: null }),
  ...Array.from({ length: 4100 }, (_, at) =>
    aProduct({ productId: `M-${at}`, name: `Mass ${at}`, brand: 'Mass', nationalCode: null, gtin: null }),
  ),
]);
await giveOffers(portal, sellerId, [
  { productId: 'P-1', price: 699 },
  { productId: 'P-2', price: 1234, stock: 0, origin: 'wholesaler' },
]);
const seller = await signedIn(portal, 'linden');

async function ask(question: ExportQuestion, format: ExportFormat): Promise<ExportState> {
  await portal.ask('delete from rate_window');
  return seller.ask('POST /exports', { body: { question, format } });
}

async function made(question: ExportQuestion, format: ExportFormat = 'csv') {
  const { id } = await ask(question, format);
  await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
  const state = await seller.ask('GET /exports/:exportId', { params: { exportId: id } });
  return { state, file: await seller.call('GET', `/exports/${id}/file`) };
}

const allOffers: ExportQuestion = { kind: 'offers', filter: {} };
const lines = (text: string) =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

describe('OFF-04 exporting offers', () => {
  test('as CSV: localised headers, zeros kept, nothing runs as a formula', async () => {
    const { state, file } = await made(allOffers);
    expect(state).toMatchObject({ status: 'ready', rows: 2, format: 'csv' });
    expect(file.headers['content-disposition']).toContain('offers-2026-11-24.csv');
    const [head, first, second] = lines(file.text);
    expect(head?.slice(0, 5)).toEqual(['PZN', 'EAN', 'Marketplace ID', 'SKU', 'Product']);
    expect(first?.slice(4, 5)).toEqual(["'=Magnelora"]);
    expect(first).toContain('12.34');
    expect(second?.slice(0, 1)).toEqual(['00766613']);
    expect(second).toContain('Own stock');
  });

  test('only those of a filter', async () => {
    const { file } = await made({ kind: 'offers', filter: { stockType: 'unlimited', brand: ['Magnelora'] } });
    expect(lines(file.text)).toHaveLength(2);
  });

  test('as a workbook whose sheet holds every row, read in portions', async () => {
    await portal.ask(
      `insert into offer (seller_id, product_no, price, stock, origin, status, created_at, created_run, changed_at, changed_run)
       select $1, no, 500, 1, 'own', 'active', now(), 1, now(), 1 from product where product_brand = 'Mass'`,
      [sellerId],
    );
    const { state } = await made({ kind: 'offers', filter: { brand: ['Mass'] } }, 'xlsx');
    expect(state).toMatchObject({ status: 'ready', rows: 4100 });
    const [row] = await portal.ask<{ file: Buffer }>('select file from export where id = $1', [state.id]);
    const file = row?.file ?? Buffer.alloc(0);
    const at = file.indexOf('xl/worksheets/sheet1.xml');
    const sheet = inflateRawSync(file.subarray(at + 'xl/worksheets/sheet1.xml'.length + file.readUInt16LE(at - 2)), {
      finishFlush: 2,
    }).toString('utf8');
    expect(sheet.split('<row ').length - 1).toBe(4101);
    expect(sheet).toContain('Mass 4099');
  });
});

test('OFF-04 a file is written in portions, and the number of rows is reported after each', async () => {
  const { id } = await ask({ kind: 'offers', filter: { brand: ['Mass'] } }, 'csv');
  const reported: number[] = [];
  await prepareFile(
    { pool: portal.app.pool, sources: exportSources },
    { sellerId, exportId: id, now: testNow.getTime() },
    (rows) => reported.push(rows),
  );
  expect(reported).toEqual([1000, 2000, 3000, 4000, 4100]);
  const { text } = await seller.call('GET', `/exports/${id}/file`);
  const names = lines(text)
    .slice(1)
    .map((row) => row[4] ?? '');
  expect(new Set(names).size).toBe(4100);
  expect(names).toEqual(names.toSorted());
});

describe('INV-01 an archive is kept part by part', () => {
  const contents = Array.from({ length: 6 }, () => randomBytes(768 * 2 ** 10));

  /** A source of six files, so large that three of them fill a part; the run ends when it gets to this file. */
  function source(endsAt?: number) {
    const read: number[] = [];
    const files = contents.map((content, at) => ({
      name: `2026-10/${at}.pdf`,
      read: async () => {
        if (at === endsAt) throw new Error('the process has ended');
        read.push(at);
        return content;
      },
    }));
    const archive = { files, missing: 0, list: { name: 'missing.txt', content: '' } };
    return { read, sources: [{ kind: 'invoices', exists: async () => true, files: async () => archive } as const] };
  }

  async function begun(): Promise<string> {
    const id = (await ask(allOffers, 'csv')).id;
    await portal.ask(
      `update export set kind = 'invoices', question = '{"kind": "invoices"}', format = 'zip' where id = $1`,
      [id],
    );
    return id;
  }
  const run = (
    id: string,
    { sources }: ReturnType<typeof source>,
    onRows: (rows: number, total: number) => void = () => undefined,
  ) => prepareFile({ pool: portal.app.pool, sources }, { sellerId, exportId: id, now: testNow.getTime() }, onRows);
  const bytesOf = async (id: string) => (await seller.call('GET', `/exports/${id}/file`)).bytes;

  test('one that was ended goes on behind its last part and is the same', async () => {
    const [whole, ended] = [await begun(), await begun()];
    await run(whole, source());
    await expect(run(ended, source(4))).rejects.toThrow('the process has ended');
    expect((await seller.call('GET', `/exports/${ended}/file`)).status).toBe(409);
    const again = source();
    const reported: [number, number][] = [];
    await run(ended, again, (rows, total) => reported.push([rows, total]));
    expect(again.read).toEqual([3, 4, 5]);
    expect(reported).toEqual([4, 5, 6].map((rows) => [rows, 6]));
    const archive = await bytesOf(ended);
    expect(archive.length).toBeGreaterThan(6 * 768 * 2 ** 10);
    expect(archive.equals(await bytesOf(whole))).toBe(true);
  });

  test('one whose last part is kept only gets its end', async () => {
    const id = await begun();
    await run(id, source());
    const before = await bytesOf(id);
    await portal.ask(`update export set status = 'preparing', rows = null where id = $1`, [id]);
    await portal.ask(`delete from export_part where export_id = $1 and entries = '[]'`, [id]);
    const again = source();
    await run(id, again);
    expect(again.read).toEqual([]);
    expect((await bytesOf(id)).equals(before)).toBe(true);
    expect(await seller.ask('GET /exports/:exportId', { params: { exportId: id } })).toMatchObject({ rows: 6 });
  });
});

test('OFF-04 what has an end already is not written again', async () => {
  const { state } = await made(allOffers);
  await portal.ask(`update export set rows = 77 where id = $1`, [state.id]);
  await prepareExport.run(portal.jobContext(), { sellerId, exportId: state.id });
  expect(await seller.ask('GET /exports/:exportId', { params: { exportId: state.id } })).toMatchObject({
    status: 'ready',
    rows: 77,
  });
});

describe('OFF-04 exporting uploads', () => {
  test('the history', async () => {
    await portal.ask(
      `insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
       values ($1, 'stock.xlsx', 'price_only', 10, '\\x00', 'discarded', 'en_GB', 'User linden', $2)`,
      [sellerId, testNow],
    );
    const { file } = await made({ kind: 'upload_history' });
    expect(lines(file.text)[1]?.slice(0, 4)).toEqual(['2026-11-24T10:00', 'stock.xlsx', 'User linden', 'Discarded']);
  });

  test('the rows of one', async () => {
    const [run] = await portal.ask<{ no: string }>('select no from catalogue_run limit 1');
    await portal.ask('select ensure_month_partitions($1)', [testNow]);
    await portal.ask(
      `insert into run_row (at, seller_id, run_no, row_number, verdict, warned, finding, code, price, stock, origin)
       values ($2, $1, $3, 2, 'rejected', false, 'price_below_best', '03752864', 100, 5, 'own')`,
      [sellerId, testNow, run?.no],
    );
    const [upload] = await portal.ask<{ id: string }>(`update offer_upload set check_run = $1 returning id`, [run?.no]);
    const { file } = await made({ kind: 'upload_rows', uploadId: upload?.id ?? '' });
    expect(lines(file.text)[1]).toEqual(expect.arrayContaining(['2', 'Rejected', '03752864', '1.00', 'Own stock']));
  });
});

describe('SYN-02 exporting results', () => {
  beforeAll(async () => {
    await portal.ask(
      `insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, product_no, code, price, stock, origin)
       select $1, 'p' || no, 1, $2, 'price_above_highest', 'red', '{1890,1860,1240}', no, '00766613', 1890, 5, 'own' from product where product_id = 'P-1'`,
      [sellerId, testNow],
    );
    await portal.ask(
      `insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, code) values ($1, 'i123/', 1, $2, 'new_product', 'grey', '{}', '123')`,
      [sellerId, testNow],
    );
  });

  test('each with its cause, limit, the price that is allowed and what helps', async () => {
    const { state, file } = await made({ kind: 'sync_findings' });
    expect(state).toMatchObject({ status: 'ready', rows: 2 });
    const [head, ...rows] = lines(file.text);
    expect(head?.slice(0, 3)).toEqual(['Type', 'Cause', 'PZN']);
    const high = rows.find((row) => row[1] === 'Price above the limit');
    expect(high?.slice(6, 11)).toEqual(['5', 'Own stock', '18.90', '18.60', '6.99']);
    expect(high?.at(-1)).toBe('2026-11-24T10:00');
    expect(rows.find((row) => row[1] === 'New product')?.slice(0, 5)).toEqual([
      'For information',
      'New product',
      '123',
      '',
      '',
    ]);
  });

  test('only those of a cause', async () => {
    const { file } = await made({ kind: 'sync_findings', finding: 'new_product' });
    expect(lines(file.text)).toHaveLength(2);
  });

  test('the rows of a run, and no other seller’s', async () => {
    const [run] = await portal.ask<{ no: string }>(
      `insert into catalogue_run (seller_id, kind, dry, status, started_at, summary) values ($1, 'remedy', false, 'completed', $2, '{}') returning no`,
      [sellerId, testNow],
    );
    const runNo = Number(run?.no);
    await portal.ask('select ensure_month_partitions($1)', [testNow]);
    await portal.ask(
      `insert into run_row (at, seller_id, run_no, row_number, verdict, warned, code, price, stock, origin)
       values ($2, $1, $3, 1, 'changed', false, '00766613', 1860, 5, 'own')`,
      [sellerId, testNow, runNo],
    );
    const { file } = await made({ kind: 'run_rows', runNo });
    expect(lines(file.text)[1]).toEqual(expect.arrayContaining(['1', 'Changed', '00766613', '18.60']));
    expect(
      (
        await seller.call('POST', '/exports', {
          body: { question: { kind: 'run_rows', runNo: runNo + 1 }, format: 'csv' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('OFF-04 a file in the background', () => {
  test('is not there before it is ready, and gone after its term', async () => {
    const { id } = await ask(allOffers, 'csv');
    const early = await seller.call('GET', `/exports/${id}/file`);
    expect([early.status, codeOf(early)]).toEqual([409, 'download.not_ready']);
    await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
    await portal.ask(`update export set expires_at = $2 where id = $1`, [id, testNow]);
    const late = await seller.call('GET', `/exports/${id}/file`);
    expect([late.status, codeOf(late)]).toEqual([409, 'download.expired']);
  });

  test('fails for good after the last try', async () => {
    const { id } = await ask(allOffers, 'csv');
    await portal.ask(`update export set question = '{"kind": "offers"}' where id = $1`, [id]);
    await expect(prepareExport.run(portal.jobContext(true), { sellerId, exportId: id })).rejects.toThrow('undefined');
    expect(await seller.ask('GET /exports/:exportId', { params: { exportId: id } })).toMatchObject({
      status: 'failed',
    });
  });

  test('a limited number an hour', async () => {
    await portal.ask(`delete from rate_window`);
    const replies = [];
    for (let at = 0; at < 11; at += 1)
      replies.push(await seller.call('POST', '/exports', { body: { question: allOffers, format: 'csv' } }));
    expect(replies.map((reply) => reply.status)).toEqual([...Array(10).fill(200), 429]);
  });
});
