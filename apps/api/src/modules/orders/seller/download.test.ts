import { randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { prepareNewOrdersDownload } from '../jobs/prepare-new-orders-download.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct({ name: '=Ibulenta "akut"; 400' })]);
for (let batch = 0; batch < 3; batch += 1) {
  const orders = Array.from({ length: 150 }, (_, index) =>
    anOrder({
      number: String(60_000_000 + batch * 1000 + index),
      createdAt: new Date(testNow.getTime() - (batch * 150 + index) * 60_000).toISOString(),
    }),
  );
  await putOrders(portal, 'de', orders);
}
const seller = await signedIn(portal, 'linden');

let minutes = 0;

/** Each request of a test is a minute later than the one before. */
function later(): void {
  minutes += 1;
  portal.setNow(new Date(testNow.getTime() + minutes * 60_000));
}

async function prepare(format: 'csv' | 'xlsx'): Promise<string> {
  later();
  const { download } = await seller.ask('POST /new-orders-download', { body: { format } });
  expect(download.status).toBe('preparing');
  expect(codeOf(await seller.call('GET', `/new-orders-download/${download.id}/file`))).toBe('download.not_ready');
  const jobs = await portal.ask<{ payload: object }>(
    `select payload from graphile_worker._private_jobs order by id desc limit 1`,
  );
  expect(jobs).toEqual([{ payload: { sellerId, downloadId: download.id } }]);
  await prepareNewOrdersDownload.run(portal.jobContext(), { sellerId, downloadId: download.id });
  return download.id;
}

test("ORD-08 the newest 400 new orders come as one row per unit, headers in the seller's language", async () => {
  const id = await prepare('csv');
  expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({
    download: { status: 'ready', orders: limits.newOrdersDownload },
  });
  const file = await seller.call('GET', `/new-orders-download/${id}/file`);
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="neue-bestellungen-2026-11-24\.csv"/);
  const [head = '', ...rows] = file.text.trimEnd().split('\r\n');
  expect(head.startsWith('\ufeffBestellung;Bestellt am;Versand bis')).toBe(true);
  expect(rows).toHaveLength(limits.newOrdersDownload * 2);
  expect(rows[0]).toContain('60000000;2026-11-24T10:00;');
  expect(rows[0]).toContain(`"'=Ibulenta ""akut""; 400"`);
  // The two units of an order cost 9.58; what belongs to the order is in each of its rows.
  expect(rows[0]).toMatch(/;4,79;\d+,\d\d;[^;]*;-?\d+,\d\d;\d+,\d\d;"?[^;]+, \d{5} [^;]+, DE"?$/);
  expect(rows[1]).toBe(rows[0]);
});

test('ORD-08 the workbook holds the same, its text typed as text', async () => {
  const id = await prepare('xlsx');
  const response = await portal.server.inject({
    url: `/api/new-orders-download/${id}/file`,
    headers: { host: 'de.localhost', cookie: `offizin_session=${seller.cookies.get('offizin_session')}` },
  });
  const bytes = response.rawPayload;
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const at = bytes.indexOf(name);
  const sheet = inflateRawSync(bytes.subarray(at + name.length + bytes.readUInt16LE(at - 2))).toString('utf8');
  expect(sheet.match(/<row /g)).toHaveLength(limits.newOrdersDownload * 2 + 1);
  expect(sheet).toContain('<t>=Ibulenta');
});

test('ORD-08 a file expires after an hour and can be prepared again', async () => {
  const id = await prepare('csv');
  minutes += 61;
  portal.setNow(new Date(testNow.getTime() + minutes * 60_000));
  expect(codeOf(await seller.call('GET', `/new-orders-download/${id}/file`))).toBe('download.expired');
  expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({ download: { status: 'expired' } });
});

test('ORD-08 after the last try the download is marked as failed', async () => {
  later();
  const { download } = await seller.ask('POST /new-orders-download', { body: { format: 'csv' } });
  await portal.ask(`update new_orders_download set time_zone = 'Nowhere/None' where id = $1`, [download.id]);
  const payload = { sellerId, downloadId: download.id };
  await expect(prepareNewOrdersDownload.run(portal.jobContext(), payload)).rejects.toThrow('Nowhere');
  expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({ download: { status: 'preparing' } });
  await expect(prepareNewOrdersDownload.run(portal.jobContext(true), payload)).rejects.toThrow('Nowhere');
  expect(await seller.ask('GET /new-orders-download', {})).toMatchObject({ download: { status: 'failed' } });
});

test('ORD-08 a job that runs twice, or for a download that is gone, does no harm', async () => {
  const id = await prepare('csv');
  await prepareNewOrdersDownload.run(portal.jobContext(), { sellerId, downloadId: id });
  await prepareNewOrdersDownload.run(portal.jobContext(), { sellerId, downloadId: randomUUID() });
  expect((await seller.call('GET', `/new-orders-download/${id}/file`)).status).toBe(200);
});

test('ORD-08 a busy day does not reach its limit, which is its own; over it the answer says when', async () => {
  for (let file = 0; file < limits.exportsPerHour * 2; file += 1)
    expect((await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } })).status).toBe(200);
  await portal.ask(`update rate_window set calls = $1 where scope = 'new_orders'`, [limits.newOrdersDownloadsPerHour]);
  const refused = await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } });
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
