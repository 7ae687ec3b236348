import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf } from '../../../testing/browser.ts';
import { machineCall, testNow } from '../../../testing/portal.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';
import { code, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const wrongCode = `${code(8).slice(0, 7)}${(Number(code(8)[7]) + 1) % 10}`;

describe('UPL-07 applying', () => {
  test('writes what the preview showed, and nothing else', async () => {
    await shop.apply(
      await shop.check([
        [code(0), '', '5', '10,00', 'eigen'],
        [code(5), '', '7', '11,00', ''],
      ]),
    );
    const second = await shop.check([
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
    const applied = await shop.apply(second);
    expect(applied).toMatchObject({ state: 'applied', summary: { created: 1, changed: 1, unchanged: 1, rejected: 1 } });
    expect(await shop.offers()).toEqual([
      { productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-3', price: 1200, stock: 0, origin: 'own', status: 'out_of_stock' },
      { productId: 'P-5', price: 1150, stock: 8, origin: 'wholesaler', status: 'active' },
    ]);
    const counts = await shop.portal.ask(
      `select status, offers::int from offer_count where seller_id = $1 and offers > 0 order by status`,
      [shop.sellerId],
    );
    expect(counts).toEqual([
      { status: 'active', offers: 2 },
      { status: 'out_of_stock', offers: 1 },
    ]);
    const findings = await shop.portal.ask(`select finding from sync_finding where seller_id = $1`, [shop.sellerId]);
    expect(findings).toContainEqual({ finding: 'price_above_recommended' });
  });

  test('UPL-02 a file of prices leaves stock and origin as they are', async () => {
    await shop.apply(await shop.check([[code(0), '', '5', '10,00', 'eigen']]));
    const prices = await shop.check(
      [
        [code(0), '9,50'],
        [code(6), '8,00'],
      ],
      { type: 'price_only', columns: ['PZN', 'Preis'] },
    );
    await shop.apply(prices);
    expect(await shop.offers()).toEqual([
      { productId: 'P-0', price: 950, stock: 5, origin: 'own', status: 'active' },
      { productId: 'P-6', price: 800, stock: 0, origin: 'own', status: 'out_of_stock' },
    ]);
  });

  test('the same job run twice writes once; two applies of one upload are one', async () => {
    const upload = await shop.check([[code(0), '', '5', '10,00', 'eigen']]);
    await shop.apply(upload);
    await applyUpload.run(shop.portal.jobContext(), shop.key(upload.id));
    const runs = await shop.portal.ask(
      `select 1 from catalogue_run where seller_id = $1 and not dry and no = (select apply_run from offer_upload where id = $2)`,
      [shop.sellerId, upload.id],
    );
    expect(runs).toHaveLength(1);
    const again = await shop.seller.call('POST', `/offer-uploads/${upload.id}/apply`, { body: {} });
    expect([again.status, codeOf(again)]).toEqual([409, 'upload.invalid_state']);
  });

  test('the marketplace learns of it and reads what changed', async () => {
    await shop.apply(await shop.check([[code(0), '', '5', '10,00', 'eigen']]));
    const [written] = await shop.portal.ask<{ payload: { runNo: number } }>(
      `select payload from marketplace_event order by id desc limit 1`,
    );
    const runNo = written?.payload.runNo;
    // Events wait for older transactions, also for those of tests beside this one.
    await vi.waitFor(async () => {
      const { body } = await machineCall(shop.portal, { method: 'GET', path: '/events' });
      expect(body['events']).toContainEqual(
        expect.objectContaining({
          kind: 'offers.changed',
          seller: 'linden',
          offers: { runNo, changed: 1, removed: 0 },
        }),
      );
    }, 10_000);
    const read = await machineCall(shop.portal, { method: 'GET', path: `/sellers/linden/offers?runNo=${runNo}` });
    expect(read.body).toEqual({
      items: [{ productId: 'P-0', price: 1000, stock: 5, origin: 'own', status: 'active' }],
      next: null,
    });
  });

  test('the same file is recognised', async () => {
    const rows = [[code(7), '', '5', '10,00', 'eigen']];
    const first = await shop.apply(await shop.check(rows));
    expect((await shop.check(rows)).sameFileAs).toBe(first.id);
  });

  test('GEN-16 the open browsers get its state', async () => {
    const upload = await shop.apply(await shop.check([[code(0), '', '5', '10,00', 'eigen']]));
    const announced = await shop.portal.ask<{ payload: object }>(
      `select payload from live_event where topic = 'upload' order by id desc limit 1`,
    );
    expect(announced[0]?.payload).toEqual({ uploadId: upload.id, state: 'applied', done: 1, total: 1 });
  });
});

describe('GEN-18 the seller is notified how an upload ended', () => {
  const notified = async () =>
    (
      await shop.portal.ask<{ kind: string }>('select kind from notification where seller_id = $1 order by kind', [
        shop.sellerId,
      ])
    ).map(({ kind }) => kind);
  beforeEach(async () => {
    await shop.portal.ask('delete from notification');
    await shop.portal.ask('delete from sync_finding');
  });

  test('once it is written, also that more must be fixed than before; not after a dry run', async () => {
    const upload = await shop.check([
      [code(0), '', '5', '10,00', ''],
      [code(1), '', '5', '99,00', ''],
    ]);
    expect(await notified()).toEqual([]);
    await shop.apply(upload);
    expect(await notified()).toEqual(['red_results', 'upload_done']);
    await applyUpload.run(shop.portal.jobContext(), shop.key(upload.id));
    expect(await notified()).toHaveLength(2);
    await shop.apply(
      await shop.check([
        [code(0), '', '5', '10,00', ''],
        [code(1), '', '5', '98,00', ''],
      ]),
    );
    expect(await notified()).toEqual(['red_results', 'upload_done', 'upload_done']);
  });

  test('that it cannot be read', async () => {
    await shop.check([['x']], { columns: ['Foo'] });
    expect(await notified()).toEqual(['upload_failed']);
  });
});

describe('UPL-09 corrections', () => {
  test('cells are corrected in place, the whole file is checked again, and the corrected values are applied', async () => {
    const upload = await shop.check([
      [code(0), '', 'fünf', '10,00', 'eigen'],
      [code(1), '', '2', '99,00', 'eigen'],
      [wrongCode, '', '1', '5,00', ''],
    ]);
    expect(upload.summary?.rejected).toBe(3);
    const reply = await shop.seller.call('PUT', `/offer-uploads/${upload.id}/corrections`, {
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
    await checkUpload.run(shop.portal.jobContext(), shop.key(upload.id));
    expect(await shop.look(upload.id)).toMatchObject({ rechecking: false, summary: { rejected: 0, created: 3 } });
    await shop.apply(upload);
    expect(await shop.offers()).toMatchObject([
      { productId: 'P-0', stock: 5 },
      { productId: 'P-1', price: 1200 },
      { productId: 'P-8', price: 500 },
    ]);
  });

  test('one that is taken back leaves the cell as the file has it', async () => {
    const upload = await shop.check([[code(0), '', 'fünf', '10,00', 'eigen']]);
    const corrected = await shop.correct(upload, [{ rowNumber: 2, field: 'stock', value: '5' }]);
    expect(corrected.summary).toMatchObject({ rejected: 0, created: 1 });
    expect((await shop.rowsOf(upload))[0]?.corrections).toEqual([{ field: 'stock', value: '5' }]);
    const back = await shop.correct(upload, [{ rowNumber: 2, field: 'stock', value: null }]);
    expect(back.summary).toMatchObject({ rejected: 1, created: 0 });
    expect((await shop.rowsOf(upload))[0]).toMatchObject({ finding: 'unreadable_format', corrections: [] });
  });
});
