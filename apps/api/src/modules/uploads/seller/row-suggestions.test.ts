import { beforeEach, describe, expect, test } from 'vitest';
import { putMarketOffers, putProducts, testNow } from '../../../testing/portal.ts';
import { code, product, UploadShop } from './testing/upload-shop.ts';

const shop = await UploadShop.forFile();
await putProducts(shop.portal, 'de', [product(20, { nationalCode: '00012345' })]);
await putMarketOffers(shop.portal, 'de', [
  { productId: 'P-2', seller: 'kassel', label: 'Apotheke in Kassel', price: 842 },
  { productId: 'P-3', seller: 'kassel', label: 'Apotheke in Kassel', price: 2200 },
]);
beforeEach(async () => {
  shop.portal.setNow(testNow);
  await shop.clear();
});

const rest = ['5', '10,00', 'eigen'] as const;
const rowsOf = async (rows: readonly (readonly string[])[]) => shop.rowsOf(await shop.check(rows));

/** A code with another digit at an index, so that its check digit is wrong. */
function mistyped(right: string, at: number): string {
  return right.slice(0, at) + String((Number(right[at]) + 3) % 10) + right.slice(at + 1);
}

describe('UPL-13 suggested codes are looked up in the catalogue', () => {
  test('the product one wrong digit away is named, wherever the digit is', async () => {
    const rows = await rowsOf([0, 3, 7].map((at) => [mistyped(code(8), at), '', ...rest]));
    expect(rows).toHaveLength(3);
    for (const { finding, detail } of rows) {
      expect(finding).toBe('missing_identifier');
      expect(detail?.suggestions?.[0]).toMatchObject({
        field: 'code',
        value: code(8),
        proven: false,
        product: { productId: 'P-8', name: 'Product 8' },
        offered: false,
      });
      expect(detail?.suggestions?.every(({ product: known }) => known !== null)).toBe(true);
    }
  });

  test('what the seller offers already comes first, and is said to be offered', async () => {
    await shop.apply(await shop.check([[code(8), '', ...rest]]));
    const [row] = await rowsOf([[mistyped(code(8), 5), '', ...rest]]);
    expect(row?.detail?.suggestions?.[0]).toMatchObject({ value: code(8), offered: true });
  });

  test('a code that no product is near has no suggestion', async () => {
    const [row] = await rowsOf([['99999993', '', ...rest]]);
    expect(row).toMatchObject({ finding: 'missing_identifier', detail: { identifier: { text: '99999993' } } });
    expect(row?.detail?.suggestions).toBeUndefined();
  });

  test('a PZN with a typo in the EAN column is found there', async () => {
    const wrong = mistyped(code(7), 2);
    const [row] = await rowsOf([['', wrong, ...rest]]);
    expect(row?.detail?.suggestions?.[0]).toMatchObject({
      field: 'gtin',
      value: code(7),
      product: { productId: 'P-7' },
    });
  });

  test('right codes in the EAN column, exchanged columns and lost zeros are read, with a note', async () => {
    const rows = await rowsOf([
      ['', code(7), ...rest],
      ['4006381333931', code(15), ...rest],
      ['12345', '', ...rest],
    ]);
    expect(rows.map(({ product: found, detail }) => [found?.productId, detail?.notes?.[0]?.note])).toEqual([
      ['P-7', 'code_in_ean_column'],
      ['P-15', 'columns_exchanged'],
      ['P-20', 'zero_restored'],
    ]);
  });
});

describe('UPL-09 the price that is suggested satisfies all rules', () => {
  test('the lowest of all limits, whichever rule speaks first', async () => {
    const rows = await rowsOf([
      [code(1), '', '5', '25,00', 'eigen'],
      [code(2), '', '5', '25,00', 'eigen'],
      [code(3), '', '5', '33,01', 'eigen'],
    ]);
    expect(rows.map(({ finding, allowed }) => [finding, allowed])).toEqual([
      ['price_above_highest', { minimum: 500, maximum: 1860 }],
      ['price_above_highest', { minimum: 421, maximum: 1263 }],
      ['price_above_highest', { minimum: 1100, maximum: 2000 }],
    ]);
  });
});
