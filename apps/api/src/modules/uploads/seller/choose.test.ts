import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';

const ean = '4006381333931';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const doubtful = {
  nationalCode: null,
  gtin: `0${ean}`,
  productType: 'parapharmacy' as const,
  recommendedPrice: null,
};
await putProducts(
  portal,
  'de',
  ['A', 'B'].map((name) => aProduct({ ...doubtful, productId: `P-${name}`, name: `Solnatura ${name}`, pack: '50 ml' })),
);
const seller = await signedIn(portal, 'linden');

async function preview(rows: readonly string[][]): Promise<string> {
  const columns = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft'].map((header) => ({
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
const choose = (id: string, rowNumber: number, productId: string) =>
  seller.call('POST', `/offer-uploads/${id}/choices`, { body: { rowNumber, productId } });

describe('UPL-09 several products for the identifiers of a row', () => {
  test('are named with the row; the one picked is kept, and the file checked again with it', async () => {
    const id = await preview([
      ['', ean, '5', '10,00', 'eigen'],
      ['', '', '5', '10,00', 'eigen'],
    ]);
    const candidates = ['A', 'B'].map((name) => ({ productId: `P-${name}`, name: `Solnatura ${name}`, pack: '50 ml' }));
    expect(await rowsOf(id)).toMatchObject([
      { finding: 'duplicated_in_catalogue', candidates },
      { finding: 'missing_identifier', candidates: [] },
    ]);
    const chosen = await seller.ask('POST /offer-uploads/:uploadId/choices', {
      params: { uploadId: id },
      body: { rowNumber: 2, productId: 'P-B' },
    });
    expect(chosen).toMatchObject({ id, state: 'ready', rechecking: true });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
    expect(await rowsOf(id)).toMatchObject([
      { result: 'created', finding: null, product: { productId: 'P-B' }, candidates: [] },
      { finding: 'missing_identifier' },
    ]);
    const later = await preview([['', ean, '6', '11,00', 'eigen']]);
    expect(await rowsOf(later)).toMatchObject([{ result: 'created', product: { productId: 'P-B' } }]);
  });

  test('a row without that result, an unknown product, and a file that was applied are refused; nothing is kept', async () => {
    await portal.ask('delete from match_choice');
    const id = await preview([
      ['', ean, '5', '10,00', 'eigen'],
      ['', '', '5', '10,00', 'eigen'],
    ]);
    for (const [rowNumber, productId] of [
      [3, 'P-A'],
      [99, 'P-A'],
      [2, 'P-C'],
    ] as const)
      expect((await choose(id, rowNumber, productId)).status).toBe(404);
    await seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId: id }, body: {} });
    const refused = await choose(id, 2, 'P-A');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'upload.invalid_state']);
    await applyUpload.run(portal.jobContext(), { sellerId, uploadId: id });
    expect(await portal.ask('select 1 from match_choice')).toEqual([]);
  });
});
