import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { Upload } from '@offizin/contract/uploads/upload';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import { type UploadFormat, uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { documentOf, numberCellOf, rowOf, textCellOf } from '@offizin/spreadsheet/testing/build-document';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putProducts, putSeller } from '../../../testing/portal.ts';
import { sendFile, uploadFile } from '../../../testing/send-file.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';

const code = `0375286${pznCheckDigit('0375286')}`;
const header = ['PZN', 'Bestand', 'Preis', 'Bestandsherkunft'];
const row = [code, '5', '10,00', 'eigen'];

const everyFormat: SellerRecord['uploadFormats'] = ['csv', 'ods', 'xlsx'];
const shop = (username: string, changes: Partial<SellerRecord> = {}) =>
  aSeller({ users: [aUser(username)], ...changes });

const portal = await portalForFile();
await putSeller(portal, 'de', 'strict', shop('strict'));
const sellerId = await putSeller(portal, 'de', 'open', shop('open', { uploadFormats: everyFormat }));
await putProducts(portal, 'de', [
  aProduct({ productId: 'P-0', nationalCode: code, gtin: null, productType: 'parapharmacy', recommendedPrice: null }),
]);
const strict = openBrowser(portal, 'de.localhost');
const open = openBrowser(portal, 'de.localhost');
await Promise.all([strict.signIn('strict'), open.signIn('open')]);
const files = {
  xlsx: await workbookBuffer({
    sheets: [
      { name: 'Angebote', columns: header.map((name) => ({ header: name, width: 12, format: 'text' })), rows: [row] },
    ],
  }),
  csv: Buffer.from(`${header.join(';')}\r\n${row.join(';')}\r\n`, 'latin1'),
  // A code kept as a number by a format with zeros, as spreadsheet programs show it.
  ods: documentOf(
    rowOf(header.map((title) => textCellOf(title)).join('')) +
      rowOf(numberCellOf(Number(code), code) + numberCellOf(5) + numberCellOf(10, '10,00 €') + textCellOf('eigen')),
  ),
};
beforeEach(async () => {
  await portal.ask('delete from rate_window');
});

const look = (uploadId: string) => open.ask('GET /offer-uploads/:uploadId', { params: { uploadId } });

async function check(fileName: string, file: Buffer, mediaType: string = uploadMediaTypes.xlsx): Promise<Upload> {
  const { id } = await uploadFile(open, file, { fileName, mediaType });
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId: id });
  return look(id);
}

describe('UPL-10 formats that the marketplace allows', () => {
  test.each(['csv', 'ods', 'xlsx'] as const)(
    'a file in %s is checked, applied, and given back as it was',
    async (format) => {
      await portal.ask('delete from offer');
      await portal.ask('delete from offer_count');
      const upload = await check(`offers.${format}`, files[format], uploadMediaTypes[format]);
      expect(upload).toMatchObject({ state: 'ready', summary: { rows: 1, created: 1, rejected: 0 } });
      await open.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId: upload.id }, body: {} });
      await applyUpload.run(portal.jobContext(), { sellerId, uploadId: upload.id });
      expect(await look(upload.id)).toMatchObject({ state: 'applied', fileName: `offers.${format}` });
      expect(await portal.ask('select price::int, stock, origin from offer')).toEqual([
        { price: 1000, stock: 5, origin: 'own' },
      ]);
      const file = await open.call('GET', `/offer-uploads/${upload.id}/file`);
      expect(file.headers).toMatchObject({
        'content-type': uploadMediaTypes[format],
        'content-disposition': expect.stringContaining(`offers.${format}`),
      });
      expect(Number(file.headers['content-length'])).toBe(files[format].length);
    },
  );

  test.each<[string, UploadFormat | 'html', string]>([
    ['offers.csv', 'xlsx', 'other_content'],
    ['offers.csv', 'ods', 'other_content'],
    ['offers.ods', 'xlsx', 'other_content'],
    ['offers.ods', 'csv', 'other_content'],
    ['offers.xlsx', 'ods', 'not_a_workbook'],
    ['offers.xlsx', 'csv', 'not_a_workbook'],
    ['offers.csv', 'html', 'missing_columns'],
    ['offers.ods', 'html', 'other_content'],
  ])('%s with the content of %s fails: %s', async (fileName, content, problem) => {
    const file = content === 'html' ? Buffer.from('<html><body>prices</body></html>') : files[content];
    expect(await check(fileName, file)).toMatchObject({ state: 'failed', problem, summary: null });
  });

  test('a damaged or empty file is refused for that reason', async () => {
    expect(await check('offers.ods', files.ods.subarray(0, files.ods.length - 20))).toMatchObject({
      state: 'failed',
      problem: 'damaged',
    });
    expect(await check('offers.csv', Buffer.from('\ufeff\r\n\r\n'))).toMatchObject({
      state: 'failed',
      problem: 'empty_sheet',
    });
  });

  test.each([
    ['offers.pdf', 'upload.format_not_allowed'],
    ['offers.xls', 'upload.format_not_allowed'],
  ])('%s is refused at once', async (fileName, problem) => {
    const reply = await sendFile(open, files.csv, { fileName });
    expect([reply.status, codeOf(reply)]).toEqual([415, problem]);
  });
});

describe('UPL-10 Excel only, until the marketplace allows more', () => {
  test.each(['offers.csv', 'offers.ods'])('%s is refused', async (fileName) => {
    const reply = await sendFile(strict, files.ods, { fileName });
    expect([reply.status, codeOf(reply)]).toEqual([415, 'upload.not_excel']);
  });

  test('the marketplace alone allows and withdraws them, at once, and the browser learns of it', async () => {
    const formats = async () => {
      const { sellerId: own } = await strict.ask('POST /session-details', {});
      return (await strict.ask('GET /seller/:sellerId', { params: { sellerId: own } })).uploadFormats;
    };
    expect(await formats()).toEqual(['xlsx']);
    await putSeller(portal, 'de', 'strict', shop('strict', { uploadFormats: ['xlsx', 'csv'] }));
    expect(await formats()).toEqual(['xlsx', 'csv']);
    expect((await sendFile(strict, files.csv, { fileName: 'offers.csv' })).status).toBe(200);
    expect((await sendFile(strict, files.ods, { fileName: 'offers.ods' })).status).toBe(415);
    const { uploadFormats: _formats, ...silent } = shop('strict');
    expect((await machineCall(portal, { method: 'PUT', path: '/sellers/strict', body: silent })).status).toBe(200);
    expect(await formats()).toEqual(['xlsx']);
  });

  test.each([[[]], [['xlsx', 'pdf']], [['xlsx', 'csv', 'ods', 'xlsx']]])(
    'the marketplace cannot set %j',
    async (uploadFormats) => {
      expect(
        (
          await machineCall(portal, {
            method: 'PUT',
            path: '/sellers/strict',
            body: { ...shop('strict'), uploadFormats },
          })
        ).status,
      ).toBe(400);
    },
  );

  test('a seller has no right to write it', async () => {
    const mayWrite = `select has_column_privilege('offizin_seller', 'seller', 'upload_formats', 'update') as may`;
    expect(await portal.ask(mayWrite)).toEqual([{ may: false }]);
  });
});
