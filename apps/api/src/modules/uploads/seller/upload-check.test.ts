import type { UploadRow } from '@offizin/contract/uploads/rows';
import type { CellValue } from '@offizin/spreadsheet/xlsx/write-sheet';
import { beforeEach, describe, expect, test } from 'vitest';
import { machineCall, putMarketOffers, putProducts, testNow } from '../../../testing/portal.ts';
import { code, product, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

describe('UPL-08 a dry run', () => {
  test('shows what would change and changes nothing', async () => {
    const upload = await shop.check([
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
      rejected: 2,
      informed: 2,
      warned: 1,
      untouched: 0,
    });
    expect(upload.summary?.causes).toEqual({ code: 1, unreadable: 1 });
    expect(await shop.offers()).toEqual([]);
  });

  test.each<[string, CellValue[], Partial<UploadRow>]>([
    [
      'price above 1.5 × the highest of others',
      [code(1), '', '1', '18,61', ''],
      { finding: 'price_above_highest', numbers: [1861, 1860, 1240], result: 'rejected' },
    ],
    ['exactly the limit', [code(1), '', '1', '18,60', ''], { finding: null, result: 'created' }],
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
    ['blocked', [code(10), '', '1', '9,99', ''], { finding: 'not_available', colour: 'grey', result: 'informed' }],
    ['a medicine without the service', [code(11), '', '1', '9,99', ''], { finding: 'not_available' }],
    ['selective distribution', [code(12), '', '1', '9,99', ''], { finding: 'selective_distribution', colour: 'red' }],
    ['a certificate missing', [code(13), '', '1', '9,99', ''], { finding: 'certificate_required' }],
    [
      'prescription, still written',
      [code(14), '', '1', '9,99', ''],
      { finding: 'prescription', result: 'created', colour: 'grey' },
    ],
    [
      'an EAN of two products',
      ['', '4006381333931', '1', '9,99', ''],
      { finding: 'duplicated_in_catalogue', result: 'rejected' },
    ],
    [
      'an EAN of two products and the code of one',
      [code(15), '4006381333931', '1', '9,99', ''],
      { finding: null, result: 'created' },
    ],
    ['a stock that is text', [code(3), '', 'viele', '9,99', ''], { finding: 'unreadable_format' }],
    [
      'an unknown product',
      [code(40), '', '1', '9,99', ''],
      { finding: 'new_product', result: 'informed', code: code(40) },
    ],
  ])('SYN-01 %s', async (_, row, expected) => {
    const upload = await shop.check([row]);
    expect((await shop.rowsOf(upload))[0]).toMatchObject(expected);
  });

  test('SYN-01 a certificate and a contract from the marketplace lift their rules', async () => {
    const body = {
      certificates: [{ certificate: 'medical_devices', validUntil: '2027-01-01' }],
      contracts: ['Ibulenta'],
    };
    await machineCall(shop.portal, { method: 'PUT', path: '/sellers/linden/permissions', body });
    const rows = await shop.rowsOf(
      await shop.check([
        [code(12), '', '1', '9,99', ''],
        [code(13), '', '1', '9,99', ''],
      ]),
    );
    await machineCall(shop.portal, {
      method: 'PUT',
      path: '/sellers/linden/permissions',
      body: { certificates: [], contracts: [] },
    });
    expect(rows.map((row) => row.finding)).toEqual([null, null]);
  });

  test('UPL-03 leading zeros lost in a number are restored where the check digit proves it', async () => {
    await putProducts(shop.portal, 'de', [product(50, { productId: 'P-zero', nationalCode: '03752864' })]);
    const [row] = await shop.rowsOf(await shop.check([['3752864', '', '1', '9,99', '']]));
    expect(row).toMatchObject({ result: 'created', product: { productId: 'P-zero' } });
  });

  test('the catalogue and the market are read again in every run', async () => {
    await shop.check([[code(4), '', '1', '15,00', '']]);
    await putMarketOffers(shop.portal, 'de', [{ productId: 'P-4', seller: 'kassel', label: 'Kassel', price: 500 }]);
    const [row] = await shop.rowsOf(await shop.check([[code(4), '', '1', '15,00', '']]));
    expect(row).toMatchObject({ finding: 'price_above_highest', numbers: [1500, 750, 500] });
    await putMarketOffers(shop.portal, 'de', [{ productId: 'P-4', seller: 'kassel', label: 'Kassel', price: null }]);
    expect((await shop.rowsOf(await shop.check([[code(4), '', '1', '15,00', '']])))[0]).toMatchObject({
      finding: null,
    });
  });
});
