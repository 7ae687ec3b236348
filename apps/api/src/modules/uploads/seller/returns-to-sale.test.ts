import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(
  portal,
  'de',
  [
    ['A', '03752864'],
    ['B', '04877800'],
  ].map(([name = '', nationalCode = '']) =>
    aProduct({
      productId: `P-${name}`,
      name: `Solnatura ${name}`,
      nationalCode,
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 1500,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');

async function preview(rows: readonly string[][]): Promise<string> {
  const columns = ['PZN', 'Bestand', 'Preis', 'Bestandsherkunft'].map((header) => ({
    header,
    width: 12,
    format: 'text' as const,
  }));
  const body = await workbookBuffer({ sheets: [{ name: 'a', columns, rows }] });
  const { id } = await uploadFile(seller, body);
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
  return id;
}

async function apply(uploadId: string) {
  await seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId }, body: {} });
  await applyUpload.run(portal.jobContext(), { sellerId, uploadId });
}

const uploadOf = (uploadId: string) => seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId } });
const rowsOf = async (uploadId: string, result?: 'returning') =>
  (
    await seller.ask('GET /offer-uploads/:uploadId/rows', {
      params: { uploadId },
      query: { sort: 'row', ...(result && { result }) },
    })
  ).items;
const stored = () =>
  portal.ask('select price::integer, stock, status, finding from offer where seller_id = $1 order by product_no', [
    sellerId,
  ]);

const good = ['03752864', '5', '10,00', 'eigen'];
const other = ['04877800', '7', '9,00', 'eigen'];

describe('UPL-14 what returns to sale is counted like what leaves it', () => {
  // An offer at 10.00 that a later file asked 16.00 for, above the recommended price: off sale, its price still 10.00.
  beforeEach(async () => {
    await apply(await preview([good, other]));
    await apply(await preview([['03752864', '5', '16,00', 'eigen']]));
  });

  test('a row that says what the refused offer has already changes nothing, not its sale either, and says so', async () => {
    const before = await stored();
    expect(before).toMatchObject([{ price: 1000, status: 'inactive', finding: 'price_above_recommended' }, {}]);
    const id = await preview([good, other]);
    expect((await uploadOf(id)).summary).toMatchObject({ unchanged: 2, changed: 0, returning: 0, leaving: 0 });
    expect(await rowsOf(id)).toMatchObject([
      { result: 'unchanged', warned: true, returns: false, detail: { notes: [{ note: 'stays_refused' }] } },
      { result: 'unchanged', warned: false, detail: null },
    ]);
    await apply(id);
    expect(await stored()).toEqual(before);
    const standing = await portal.ask('select finding from sync_finding where seller_id = $1', [sellerId]);
    expect(standing).toEqual([{ finding: 'price_above_recommended' }]);
  });

  test('another price that the rules allow puts it on sale again: a figure, a filter, a mark of the row', async () => {
    const id = await preview([['03752864', '5', '11,00', 'eigen'], other]);
    expect((await uploadOf(id)).summary).toMatchObject({ changed: 1, returning: 1 });
    expect(await rowsOf(id, 'returning')).toMatchObject([{ rowNumber: 2, result: 'changed', returns: true }]);
    await apply(id);
    expect(await stored()).toMatchObject([{ price: 1100, status: 'active', finding: null }, {}]);
  });

  test('a person who says so in the preview puts it on sale at the price that it has', async () => {
    const id = await preview([good]);
    await seller.ask('PUT /offer-uploads/:uploadId/corrections', {
      params: { uploadId: id },
      body: { corrections: [{ rowNumber: 2, field: 'price', value: '10.00' }] },
    });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
    expect(await rowsOf(id)).toMatchObject([{ result: 'changed', returns: true }]);
    await apply(id);
    expect(await stored()).toMatchObject([{ price: 1000, status: 'active', finding: null }, {}]);
  });
});

describe('UPL-09 what is remembered for later files', () => {
  const bad = (stock: string) => ['04877800', stock, '9,00', 'eigen'];
  const correct = async (alike: boolean, stock: string) => {
    const id = await preview([bad(stock)]);
    const correction = { rowNumber: 2, field: 'stock' as const, value: '8', ...(alike && { alike: true as const }) };
    await seller.ask('PUT /offer-uploads/:uploadId/corrections', {
      params: { uploadId: id },
      body: { corrections: [correction] },
    });
    await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
    await apply(id);
    return uploadOf(await preview([bad(stock)]));
  };

  test('is a value that a person gave for one row, not one of many by the same press', async () => {
    expect(await correct(false, '8 Stück')).toMatchObject({ summary: { rejected: 0 } });
    expect(await correct(true, '8 Packungen')).toMatchObject({ summary: { rejected: 1 } });
  });
});

test('OFF-10 the history of an offer names the file and its row beside who sent it', async () => {
  await apply(await preview([['04877800', '3', '9,00', 'eigen']]));
  await apply(await preview([good, ['04877800', '4', '9,50', 'eigen']]));
  const { history } = await seller.ask('GET /offers/:productId', { params: { productId: 'P-B' } });
  expect(history[0]).toMatchObject({
    kind: 'upload',
    actorName: 'User linden',
    file: { name: expect.stringMatching(/\.xlsx$/), row: 3 },
  });
});
