import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../../testing/portal.ts';
import { code, type FileRows, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.portal.ask('delete from purchase_price');
  return shop.clear();
});

const columns = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft', 'EK'];
const row = (index: number, price: string, paid: string) => [code(index), '', '5', price, 'eigen', paid];
const check = (rows: FileRows) => shop.check(rows, { columns });
const write = async (rows: FileRows) => shop.apply(await check(rows));

const paid = async () =>
  Object.fromEntries(
    (
      await shop.portal.ask<{ id: string; price: number }>(
        `select p.product_id as id, c.price::int from purchase_price c join product p on p.no = c.product_no where c.seller_id = $1`,
        [shop.sellerId],
      )
    ).map(({ id, price }) => [id, price]),
  );

const change = (productId: string, body: object) => shop.seller.call('PUT', `/offers/${productId}`, { body });

describe('OFF-11 UPL-08 a file with a column of purchase prices', () => {
  test('the preview counts them apart and writes nothing; applying writes what it showed', async () => {
    await write([row(0, '10,00', '6,20'), row(1, '11,00', '')]);
    const upload = await check([row(0, '10,00', '6,40'), row(1, '11,00', '7'), row(2, '12,10', '8,10')]);
    expect(upload.summary).toMatchObject({
      created: 1,
      changed: 0,
      unchanged: 2,
      warned: 0,
      purchasePrices: { set: 2, changed: 1 },
    });
    expect(await paid()).toEqual({ 'P-0': 620 });
    const applied = await shop.apply(upload);
    expect(applied.summary).toEqual(upload.summary);
    expect(await paid()).toEqual({ 'P-0': 640, 'P-1': 700, 'P-2': 810 });
  });

  test('an empty cell leaves what stands, the same value changes nothing, and a file without the column neither', async () => {
    await write([row(0, '10,00', '6,20'), row(1, '11,00', '7,00')]);
    const same = await write([row(0, '10,00', '6,20'), row(1, '11,00', '')]);
    expect(same.summary?.purchasePrices).toEqual({ set: 0, changed: 0 });
    const without = await shop.apply(await shop.check([[code(0), '', '5', '10,10', 'eigen']]));
    expect(without.summary).not.toHaveProperty('purchasePrices');
    expect(await paid()).toEqual({ 'P-0': 620, 'P-1': 700 });
  });

  test('an unreadable one is a note and refuses nothing', async () => {
    const upload = await write([row(0, '10,00', 'auf Anfrage'), row(1, '11,00', '6,20 CHF')]);
    expect(upload.summary).toMatchObject({ created: 2, rejected: 0, warned: 2 });
    expect((await shop.rowsOf(upload)).map(({ result, detail }) => [result, detail?.notes])).toEqual([
      ['created', [{ note: 'purchase_price_unread', field: 'purchasePrice', from: 'auf Anfrage', to: '' }]],
      ['created', [{ note: 'purchase_price_unread', field: 'purchasePrice', from: '6,20 CHF', to: '' }]],
    ]);
    expect(await paid()).toEqual({});
  });

  test('a refused price of an offer keeps its purchase price; a row without an offer has none; the first row counts', async () => {
    await write([row(0, '10,00', '')]);
    await write([
      row(0, '25,00', '6,20'),
      row(12, '9,00', '5,00'),
      row(1, '11,00', '7,00'),
      row(1, '11,00', '7,50'),
      row(40, '9,00', '4,00'),
    ]);
    expect(await paid()).toEqual({ 'P-0': 620, 'P-1': 700 });
  });

  test('rows that change nothing else touch no offer and reach no marketplace', async () => {
    await write([row(0, '10,00', '')]);
    const before = await shop.portal.ask('select version, changed_run, changed_at from offer');
    const events = await shop.portal.ask('select id from marketplace_event');
    const changes = await shop.portal.ask('select run_no from offer_change');
    await write([row(0, '10,00', '6,20')]);
    expect(await shop.portal.ask('select version, changed_run, changed_at from offer')).toEqual(before);
    expect(await shop.portal.ask('select id from marketplace_event')).toEqual(events);
    expect(await shop.portal.ask('select run_no from offer_change')).toEqual(changes);
  });

  test('a file of prices has the column, too', async () => {
    await write([row(0, '10,00', '')]);
    const sent = { columns: ['PZN', 'Preis', 'Einkaufspreis'], type: 'price_only' } as const;
    const upload = await shop.apply(await shop.check([[code(0), '10,00', '6,20']], sent));
    expect(upload.summary).toMatchObject({ unchanged: 1, purchasePrices: { set: 1, changed: 0 } });
    expect(await paid()).toEqual({ 'P-0': 620 });
  });

  test('UPL-02 which column it is can be said by hand, and is kept for later files', async () => {
    const own = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft', 'Was ich zahle'];
    const upload = await shop.check([row(0, '10,00', '6,20')], { columns: own });
    expect(upload.summary).not.toHaveProperty('purchasePrices');
    await shop.seller.ask('PUT /offer-uploads/:uploadId/columns', {
      params: { uploadId: upload.id },
      body: { columns: [{ header: 'Was ich zahle', field: 'purchasePrice' }] },
    });
    const again = await shop.check([row(0, '10,00', '6,20')], { columns: own });
    expect(again.summary).toMatchObject({ purchasePrices: { set: 1, changed: 0 } });
  });
});

describe('OFF-11 UPL-12 reverting an upload', () => {
  const effects = ({ id: uploadId }: { id: string }) =>
    shop.seller.ask('GET /offer-uploads/:uploadId/revert', { params: { uploadId } });

  test('puts purchase prices back where nothing else has changed them since', async () => {
    await write([row(0, '10,00', '6,20'), row(1, '11,00', '7,00'), row(2, '12,00', '')]);
    const upload = await write([
      row(0, '10,00', '6,40'),
      row(1, '11,00', '7,40'),
      row(2, '12,00', '8,40'),
      row(3, '13,00', '9,40'),
    ]);
    await change('P-1', { version: 1, purchasePrice: 750 });
    expect(await effects(upload)).toEqual({ restored: 0, removed: 1, leftAlone: 0, purchasePrices: 3 });
    await shop.revert(upload);
    expect(await paid()).toEqual({ 'P-0': 620, 'P-1': 750 });
    expect((await shop.offers()).map(({ productId }) => productId)).toEqual(['P-0', 'P-1', 'P-2']);
  });

  test('of a new offer that goes takes along what was said of it since', async () => {
    const upload = await write([row(0, '10,00', '6,20')]);
    await change('P-0', { version: 1, purchasePrice: 650 });
    await shop.revert(upload);
    expect(await shop.offers()).toEqual([]);
    expect(await paid()).toEqual({});
  });

  test('a revert is not taken for the value of the upload before it', async () => {
    const first = await write([row(0, '10,00', '6,20')]);
    const second = await write([row(0, '10,10', '6,40')]);
    await shop.revert(second);
    expect(await paid()).toEqual({ 'P-0': 620 });
    expect(await effects(first)).toMatchObject({ purchasePrices: 0 });
  });
});

describe('OFF-11 UPL-09 rows corrected after their upload', () => {
  test('set what they say, and only they', async () => {
    const upload = await write([row(0, '25,00', '6,20'), row(1, '11,00', '7,00')]);
    expect(await paid()).toEqual({ 'P-1': 700 });
    await change('P-1', { version: 1, purchasePrice: 750 });
    const corrected = await shop.correct(upload, [{ rowNumber: 2, field: 'price', value: '10,00' }]);
    expect(corrected.correcting?.summary).toMatchObject({ purchasePrices: { set: 1, changed: 0 } });
    await shop.applyCorrected(corrected);
    expect(await paid()).toEqual({ 'P-0': 620, 'P-1': 750 });
  });
});
