import type { Upload } from '@offizin/contract/uploads/upload';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../testing/browser.ts';
import { putMarketOffers, testNow } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';
import { code, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const wrongCode = `${code(8).slice(0, 7)}${(Number(code(8)[7]) + 1) % 10}`;

/** Row 2 is right, row 3 is too dear, row 4 has a wrong code, row 5 a stock that cannot be read. */
const file = [
  [code(0), '', '5', '10,00', 'eigen'],
  [code(2), '', '2', '99,00', 'eigen'],
  [wrongCode, '', '1', '5,00', ''],
  [code(3), '', 'viele', '8,00', 'eigen'],
];

const price = (rowNumber: number, value: string) => ({ rowNumber, field: 'price', value }) as const;
const stock = (rowNumber: number, value: string) => ({ rowNumber, field: 'stock', value }) as const;

const applied = async (rows = file): Promise<Upload> => shop.apply(await shop.check(rows));
const red = async () => (await shop.seller.ask('GET /sync', {})).red;
const productOf = async (productId: string) => (await shop.offers()).find((offer) => offer.productId === productId);

describe('UPL-09 refused rows of an applied upload', () => {
  test('are corrected in place; nothing changes before they are applied', async () => {
    const upload = await applied();
    const corrected = await shop.correct(upload, [price(3, '12,00'), { rowNumber: 4, field: 'code', value: code(8) }]);
    expect(corrected).toMatchObject({
      state: 'applied',
      correctedRows: 0,
      summary: { rejected: 3, created: 1 },
      correcting: { state: 'ready', rechecking: false, summary: { rows: 2, created: 2, rejected: 0 } },
    });
    expect(await shop.rowsOf(upload)).toMatchObject([
      { rowNumber: 2, result: 'created', pending: false, corrected: false },
      {
        rowNumber: 3,
        result: 'created',
        pending: true,
        corrected: false,
        corrections: [{ field: 'price', value: '12,00' }],
      },
      { rowNumber: 4, result: 'created', pending: true, product: { productId: 'P-8' } },
      { rowNumber: 5, result: 'rejected', pending: false, corrections: [] },
    ]);
    expect(await shop.offers()).toHaveLength(1);
    expect(await red()).toBe(3);
  });

  test('are applied as a run of just those rows, after which every figure is true', async () => {
    const upload = await applied();
    const waiting = await shop.correct(upload, [price(3, '12,00'), { rowNumber: 4, field: 'code', value: code(8) }]);
    const correction = await shop.applyCorrected(waiting);
    expect(correction).toMatchObject({
      state: 'applied',
      corrects: upload.id,
      summary: { rows: 2, created: 2, untouched: 1 },
    });
    expect(correction.revertibleUntil).not.toBeNull();
    expect(await shop.offers()).toMatchObject([
      { productId: 'P-0', stock: 5 },
      { productId: 'P-2', price: 1200, stock: 2, status: 'active' },
      { productId: 'P-8', price: 500 },
    ]);
    const after = await shop.look(upload.id);
    expect(after).toMatchObject({
      correcting: null,
      correctedRows: 2,
      summary: { rows: 4, created: 3, rejected: 1, causes: { unreadable: 1, price_high: 0, code: 0 } },
    });
    expect(await shop.rowsOf(upload, { result: 'rejected' })).toMatchObject([{ rowNumber: 5 }]);
    expect(await shop.rowsOf(upload, { result: 'corrected' })).toMatchObject([
      { rowNumber: 3, corrected: true, result: 'created' },
      { rowNumber: 4, corrected: true, result: 'created' },
    ]);
    expect(await red()).toBe(1);
    expect((await shop.seller.ask('GET /sync', {})).total).toBe(4);
    const { id } = await shop.seller.ask('POST /exports', {
      body: { question: { kind: 'upload_rows', uploadId: upload.id }, format: 'csv' },
    });
    await prepareExport.run(shop.portal.jobContext(), { sellerId: shop.sellerId, exportId: id });
    expect((await shop.seller.ask('GET /exports/:exportId', { params: { exportId: id } })).rows).toBe(4);
  });

  test('stand in the history beneath their upload, and are reverted by themselves', async () => {
    const upload = await applied();
    const correction = await shop.applyCorrected(await shop.correct(upload, [price(3, '12,00')]));
    const { applied: uploads, corrections } = await shop.seller.ask('GET /offer-uploads', {});
    expect(uploads.filter(({ id }) => id === correction.id)).toEqual([]);
    // Others of this file were made at the same moment of its clock.
    expect(corrections.find(({ id }) => id === correction.id)).toMatchObject({ corrects: upload.id });
    await shop.revert(correction);
    expect(await productOf('P-2')).toBeUndefined();
    expect(await productOf('P-0')).toBeDefined();
    expect(await shop.look(upload.id)).toMatchObject({
      state: 'applied',
      correctedRows: 0,
      summary: { rejected: 3, created: 1 },
    });
    expect(await red()).toBe(3);
    // What was reverted is no newer value: the row can be corrected again.
    const again = await shop.correct(upload, [price(3, '11,00')]);
    expect(again.correcting?.summary).toMatchObject({ created: 1 });
    await shop.applyCorrected(again);
    expect(await productOf('P-2')).toMatchObject({ price: 1100 });
  });

  test('are corrected in several turns; what another rule refuses can be corrected once more', async () => {
    const upload = await applied();
    await shop.applyCorrected(await shop.correct(upload, [price(3, '21,00'), stock(5, '7')]));
    expect(await shop.look(upload.id)).toMatchObject({ correctedRows: 2, summary: { created: 2, rejected: 2 } });
    await shop.applyCorrected(await shop.correct(upload, [price(3, '19,00')]));
    expect(await shop.look(upload.id)).toMatchObject({ correctedRows: 2, summary: { created: 3, rejected: 1 } });
    expect(await productOf('P-2')).toMatchObject({ price: 1900 });
    expect(await productOf('P-3')).toMatchObject({ stock: 7 });
  });

  test('of which a right row has the same product are its repetitions', async () => {
    const upload = await applied([
      [wrongCode, '', '1', '5,00', ''],
      [code(0), '', '5', '10,00', 'eigen'],
    ]);
    const waiting = await shop.correct(upload, [{ rowNumber: 2, field: 'code', value: code(0) }]);
    expect((await shop.rowsOf(upload))[0]).toMatchObject({ finding: 'duplicated_by_partner', pending: true });
    await shop.applyCorrected(waiting);
    expect(await productOf('P-0')).toMatchObject({ price: 1000 });
  });

  test('whose correction is taken back are refused as before', async () => {
    const upload = await applied();
    await shop.correct(upload, [price(3, '12,00')]);
    const back = await shop.correct(upload, [{ rowNumber: 3, field: 'price', value: null }]);
    expect(back.correcting?.summary).toMatchObject({ rows: 0 });
    expect((await shop.rowsOf(upload))[1]).toMatchObject({ result: 'rejected', pending: false, corrections: [] });
  });

  test('of several products get the one that is picked', async () => {
    const upload = await applied([['', '4006381333931', '3', '9,00', 'eigen']]);
    const params = { uploadId: upload.id };
    const body = { rowNumber: 2, productId: 'P-15' };
    const waiting = await shop.seller.ask('POST /offer-uploads/:uploadId/choices', { params, body });
    await checkUpload.run(shop.portal.jobContext(), shop.key(waiting.correcting?.id ?? ''));
    await shop.applyCorrected(waiting);
    expect(await productOf('P-15')).toMatchObject({ price: 900, stock: 3 });
    expect(await red()).toBe(0);
  });
});

describe('UPL-09 newer values are not overwritten', () => {
  const uploadPrice = (value: string) => shop.check([[code(2), '', '9', value, 'eigen']]);

  test('a row whose product was judged again says so, and its correction changes nothing', async () => {
    const upload = await applied();
    await shop.apply(await uploadPrice('13,00'));
    expect((await shop.rowsOf(upload))[1]).toMatchObject({ rowNumber: 3, newer: { kind: 'upload' } });
    const waiting = await shop.correct(upload, [price(3, '12,00'), stock(5, '4')]);
    expect(waiting.correcting?.summary).toMatchObject({ rows: 2, created: 1, informed: 1 });
    await shop.applyCorrected(waiting);
    expect(await productOf('P-2')).toMatchObject({ price: 1300, stock: 9 });
    expect(await productOf('P-3')).toMatchObject({ stock: 4 });
    expect(await shop.look(upload.id)).toMatchObject({ correctedRows: 1, summary: { rejected: 2 } });
  });

  test('also where only its corrected code names that product', async () => {
    const upload = await applied();
    await shop.apply(await shop.check([[code(8), '', '9', '6,00', 'eigen']]));
    await shop.applyCorrected(await shop.correct(upload, [{ rowNumber: 4, field: 'code', value: code(8) }]));
    expect(await productOf('P-8')).toMatchObject({ price: 600, stock: 9 });
    const [row] = await shop.rowsOf(upload, { result: 'rejected', q: wrongCode });
    expect(row).toMatchObject({ rowNumber: 4, corrected: false });
  });

  test('also where they come between the check and the apply', async () => {
    const upload = await applied();
    const waiting = await shop.correct(upload, [price(3, '12,00')]);
    await shop.apply(await uploadPrice('13,00'));
    await shop.applyCorrected(waiting);
    expect(await productOf('P-2')).toMatchObject({ price: 1300 });
  });

  test('a moved market that leaves the row refused is no newer value', async () => {
    const upload = await applied([[code(1), '', '2', '19,90', 'eigen']]);
    await putMarketOffers(shop.portal, 'de', [{ productId: 'P-1', seller: 'ulm', label: 'Ulm', price: 1250 }]);
    expect((await shop.rowsOf(upload))[0]?.newer).toBeNull();
    await shop.applyCorrected(await shop.correct(upload, [price(2, '12,00')]));
    expect(await productOf('P-1')).toMatchObject({ price: 1200 });
  });
});

describe('UPL-09 what cannot be corrected', () => {
  const put = (upload: Upload, corrections: object[]) =>
    shop.seller.call('PUT', `/offer-uploads/${upload.id}/corrections`, { body: { corrections } });

  test('a row that is right, one that was corrected since, and corrections themselves', async () => {
    const upload = await applied();
    const right = await put(upload, [price(2, '9,00')]);
    expect([right.status, codeOf(right)]).toEqual([409, 'upload.invalid_state']);
    const correction = await shop.applyCorrected(await shop.correct(upload, [price(3, '12,00')]));
    expect((await put(upload, [price(3, '9,00')])).status).toBe(409);
    expect((await put(correction, [price(3, '9,00')])).status).toBe(409);
  });

  test('an upload that is reverted, whose corrections go with it', async () => {
    const upload = await applied();
    const { correcting } = await shop.correct(upload, [price(3, '12,00')]);
    await shop.revert(upload);
    expect((await put(upload, [price(3, '9,00')])).status).toBe(409);
    expect((await shop.look(correcting?.id ?? '')).state).toBe('discarded');
  });

  test('corrections that are being applied; the same job twice writes once', async () => {
    const upload = await applied();
    const { correcting } = await shop.correct(upload, [price(3, '12,00')]);
    const key = shop.key(correcting?.id ?? '');
    await shop.seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId: key.uploadId }, body: {} });
    expect((await put(upload, [stock(5, '4')])).status).toBe(409);
    await applyUpload.run(shop.portal.jobContext(), key);
    await applyUpload.run(shop.portal.jobContext(), key);
    expect(await shop.look(upload.id)).toMatchObject({ correctedRows: 1, correcting: null });
  });
});
