import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { checkUpload } from '../jobs/run-upload.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(
  portal,
  'es',
  'salvia',
  aSeller({
    address: { ...aSeller().address, region: null, countryCode: 'ES' },
    locale: 'es_ES',
    users: [aUser('salvia')],
  }),
);
const product = (name: string, nationalCode: string, gtin: string | null) =>
  aProduct({
    market: 'ES',
    productId: `P-${name}`,
    name,
    pack: '50 ml',
    nationalCode,
    gtin,
    productType: 'parapharmacy',
    recommendedPrice: null,
  });
await putProducts(portal, 'es', [
  product('Bucalmia', '232420', null),
  product('Pediluz', '168925', '08470001689252'),
  product('Solnatura', '654196', '08470006541968'),
]);
const seller = await signedIn(portal, 'salvia', 'es.localhost');

async function preview(rows: readonly string[][]): Promise<string> {
  const columns = ['CN', 'EAN', 'Stock', 'Precio', 'Origen'].map((header) => ({
    header,
    width: 12,
    format: 'text' as const,
  }));
  const body = await workbookBuffer({ sheets: [{ name: 'a', columns, rows }] });
  const { id } = await uploadFile(seller, body);
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
  return id;
}

const rowsOf = async (uploadId: string) =>
  (await seller.ask('GET /offer-uploads/:uploadId/rows', { params: { uploadId }, query: { sort: 'row' } })).items;
const say = (uploadId: string, body: { rowNumber: number; productId: string | null }) =>
  seller.ask('POST /offer-uploads/:uploadId/choices', { params: { uploadId }, body });

describe('UPL-13 a code that no product has', () => {
  test('is asked about where one is a slip away, and is a new product only when the seller says so', async () => {
    const id = await preview([
      ['232402', '', '5', '10,00', 'propio'],
      ['899999', '', '5', '10,00', 'propio'],
    ]);
    const [swapped, unlike] = await rowsOf(id);
    expect(swapped).toMatchObject({
      finding: 'new_product',
      warned: true,
      detail: {
        notes: [{ note: 'similar_code', field: 'code', from: '232402' }],
        suggestions: [{ kind: 'transposition', value: '232420', product: { productId: 'P-Bucalmia' } }],
      },
    });
    expect(unlike).toMatchObject({ finding: 'new_product', warned: false, detail: null });
    await say(id, { rowNumber: 2, productId: null });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
    expect(await rowsOf(id)).toMatchObject([{ finding: 'new_product', warned: false }, { finding: 'new_product' }]);
    // The answer holds for the next file.
    const later = await preview([['232402', '', '6', '11,00', 'propio']]);
    expect(await rowsOf(later)).toMatchObject([{ finding: 'new_product', warned: false }]);
  });

  test('means the product that the seller picks, in later files too', async () => {
    const id = await preview([['654916', '', '5', '10,00', 'propio']]);
    expect(await rowsOf(id)).toMatchObject([{ finding: 'new_product', warned: true }]);
    await say(id, { rowNumber: 2, productId: 'P-Solnatura' });
    const later = await preview([['654916', '', '6', '11,00', 'propio']]);
    expect(await rowsOf(later)).toMatchObject([{ result: 'created', product: { productId: 'P-Solnatura' } }]);
  });

  test('a new product is no answer where several have the identifiers', async () => {
    const id = await preview([['232420', '8470001689252', '5', '10,00', 'propio']]);
    const answer = await seller.call('POST', `/offer-uploads/${id}/choices`, {
      body: { rowNumber: 2, productId: null },
    });
    expect(answer.status).toBe(404);
  });
});

test('SYN-05 a Spanish code and the EAN of another product are for the seller to settle, each product named once', async () => {
  const id = await preview([['232420', '8470001689252', '5', '10,00', 'propio']]);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ finding: 'duplicated_in_catalogue', result: 'rejected' });
  expect(row?.candidates.map(({ productId }) => productId)).toEqual(['P-Bucalmia', 'P-Pediluz']);
  await say(id, { rowNumber: 2, productId: 'P-Bucalmia' });
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
  expect(await rowsOf(id)).toMatchObject([{ result: 'created', product: { productId: 'P-Bucalmia' } }]);
});

test('UPL-03 a label glued to a code takes none of its digits, and is told', async () => {
  const id = await preview([['CN-6541968', 'EAN8470006541968', '5', '12,- €', 'propio']]);
  expect(await rowsOf(id)).toMatchObject([
    {
      result: 'created',
      product: { productId: 'P-Solnatura' },
      after: { price: 1200 },
      detail: {
        notes: [
          { note: 'code_cleaned', field: 'code', from: 'CN-6541968', to: '6541968' },
          { note: 'code_cleaned', field: 'gtin', from: 'EAN8470006541968', to: '8470006541968' },
          { note: 'currency_stripped' },
        ],
      },
    },
  ]);
});
