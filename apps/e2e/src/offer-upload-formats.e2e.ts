import { uploads as english } from '@offizin/i18n/messages/en_GB/uploads';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { documentOf, numberCellOf, rowOf, textCellOf } from '@offizin/spreadsheet/testing/build-document';
import { expect, test } from './testing/journey.ts';
import { chooseFile, figureOf, openUploads, openUploadShop, preview } from './testing/uploads.ts';

const titles = ['EAN', 'Stock', 'Precio', 'Origen del stock'];

test('UPL-10 a seller whom the marketplace allows it uploads .csv and .ods, and sees which formats it may upload', async ({
  page,
}) => {
  const shop = await openUploadShop(2, { uploadFormats: ['xlsx', 'csv', 'ods'] });
  const [first, second] = shop.products;
  await openUploads(page, shop);
  await expect(page.getByText(english.drop.titleOfAny)).toBeVisible();
  await expect(page.getByText('.xlsx, .csv, .ods, up to 5 MB')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.csv,.ods');

  await chooseFile(page, { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toContainText('You can upload these formats: .xlsx, .csv, .ods');

  await preview(page, {
    name: 'prices.csv',
    mimeType: uploadMediaTypes.csv,
    buffer: Buffer.from(`${titles.join(';')}\n${first?.ean};3;11,00;propio\n`),
  });
  await expect(figureOf(page, 'created')).toHaveText('1');

  await openUploads(page, shop);
  const rows =
    rowOf(titles.map((title) => textCellOf(title)).join('')) +
    rowOf(textCellOf(second?.ean ?? '') + numberCellOf(3) + numberCellOf(11, '11,00 €') + textCellOf('propio'));
  await preview(page, { name: 'prices.ods', mimeType: uploadMediaTypes.ods, buffer: documentOf(rows) });
  await expect(figureOf(page, 'created')).toHaveText('1');

  await openUploads(page, shop);
  await chooseFile(page, { name: 'prices.ods', mimeType: uploadMediaTypes.ods, buffer: Buffer.from('EAN;Precio') });
  await expect(page.getByRole('alert')).toContainText(english.problem.other_content.text);
});
