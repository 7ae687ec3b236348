import { readFileSync } from 'node:fs';
import { actions } from '@offizin/i18n/messages/en_GB/actions';
import { uploads as english } from '@offizin/i18n/messages/en_GB/uploads';
import { uploadsFixing } from '@offizin/i18n/messages/en_GB/uploads-fixing';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import { templateColumns } from '@offizin/domain/uploads/template-columns';
import { readAll } from '@offizin/spreadsheet/testing/read-all';
import { findBarriers } from './testing/axe.ts';
import { expect, salesPath, test } from './testing/journey.ts';
import { chooseFile, figureOf, fileOf, openUploads, openUploadShop, preview, uploadPath } from './testing/uploads.ts';

const text = (content: string) => Buffer.from(content);

test('UPL-02 a file that is no Excel file is refused before it is sent, with the reason', async ({ page }) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  const cases = [
    ['prices.csv', text('CN;Precio'), english.refused.not_excel],
    ['prices.xls', text('x'), english.refused.old_excel],
    ['prices.xlsx', Buffer.alloc(0), english.refused.empty],
    ['prices.xlsx', Buffer.alloc(5 * 1024 * 1024 + 1), 'the limit is 5 MB'],
  ] as const;
  for (const [name, buffer, reason] of cases) {
    await chooseFile(page, { name, mimeType: uploadMediaType, buffer });
    await expect(page.getByRole('alert')).toContainText(name);
    await expect(page.getByRole('alert')).toContainText(reason);
  }
});

test('UPL-02 a file is dropped or pasted anywhere on the page', async ({ page }) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  await expect(page.locator('input[type=file]')).toBeAttached();
  const give = (event: string, name: string) =>
    page.evaluate(`{
      const data = new DataTransfer();
      data.items.add(new File(['x'], ${JSON.stringify(name)}));
      document.body.dispatchEvent(${event});
    }`);
  await give(`new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true })`, 'dropped.csv');
  await expect(page.getByText(english.drop.over)).toBeVisible();
  await give(`new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })`, 'dropped.csv');
  await expect(page.getByRole('alert')).toContainText('dropped.csv');
  await give(`new ClipboardEvent('paste', { clipboardData: data, bubbles: true })`, 'pasted.csv');
  await expect(page.getByRole('alert')).toContainText('pasted.csv');
});

test('UPL-04 UPL-07 a renamed web page and a file without columns show what is wrong and what to do', async ({
  page,
}) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  await chooseFile(page, {
    name: 'prices.xlsx',
    mimeType: uploadMediaType,
    buffer: text('<html><body>prices</body></html>'),
  });
  await expect(page.getByRole('alert')).toContainText(english.problem.not_a_workbook.text);
  await expect(page.getByRole('alert')).toContainText(english.failed.safe);
  await page.getByRole('link', { name: english.failed.again }).click();
  await expect(page.locator('tr[data-upload]')).toContainText(english.problem.not_a_workbook.title);
  await chooseFile(page, await fileOf([['x', '1,00']], 'short.xlsx', ['CN', 'Precio']));
  await expect(page.getByRole('alert')).toContainText('Missing: Stock, Stock origin');
});

test('UPL-06 UPL-08 a preview that was left is found again, by its address and in the history', async ({ page }) => {
  const shop = await openUploadShop(2);
  const [product] = shop.products;
  await openUploads(page, shop);
  await preview(page, await fileOf([[product?.cn ?? '', '', '3', '11,00', 'propio']], 'november.xlsx'));
  const address = page.url();
  await page.reload();
  await expect(figureOf(page, 'created')).toHaveText('1');
  await page.goto(shop.at(salesPath));
  await page.goto(shop.at(uploadPath));
  await page.getByRole('link', { name: english.history.continue }).click();
  await expect(figureOf(page, 'created')).toHaveText('1');
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: actions.discard }).click();
  await page.getByRole('button', { name: english.discard.confirm }).click();
  await expect(page.getByText(english.result.discarded.title)).toBeVisible();
});

test('UPL-05 UPL-06 files and results are downloaded', async ({ page }) => {
  const shop = await openUploadShop(1);
  const [product] = shop.products;
  await openUploads(page, shop);
  await preview(page, await fileOf([[product?.cn ?? '', '', '3', '11,00', 'propio']], 'november.xlsx'));
  const rows = page.waitForEvent('download');
  await page.getByRole('button', { name: english.preview.download }).click();
  const { cells } = await readAll(readFileSync(await (await rows).path()));
  expect(cells.flat().map((cell) => cell.text)).toContain(product?.name ?? 'none');
  await page.goto(shop.at(uploadPath));
  const own = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download november.xlsx' }).click();
  expect((await own).suggestedFilename()).toBe('november.xlsx');
});

test('UPL-02 columns that are not understood are assigned by hand, and understood in the next file', async ({
  page,
}) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  const titles = ['Núm.', 'Estante', 'Importe final', 'Dónde'];
  const rows = [[shop.products[0]?.cn ?? '', '4', '9,95', 'propio']];
  await chooseFile(page, await fileOf(rows, 'till.xlsx', titles));
  await page.getByRole('button', { name: uploadsFixing.columns.open }).click();
  const dialog = page.getByRole('dialog', { name: uploadsFixing.columns.title });
  await expect(dialog.getByText('9,95')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  for (const [at, field] of ['code', 'stock', 'price', 'origin'].entries())
    await dialog.getByRole('combobox', { name: `“${titles[at]}” is` }).selectOption(field);
  await expect(dialog.getByRole('status')).toHaveText('');
  await dialog.getByRole('button', { name: uploadsFixing.columns.save }).click();
  await expect(figureOf(page, 'created')).toHaveText('1');
  await page.goto(shop.at(uploadPath));
  const reversed = titles.toReversed().map((title) => title.toUpperCase());
  await preview(
    page,
    await fileOf(
      rows.map((cells) => cells.toReversed()),
      'next.xlsx',
      reversed,
    ),
  );
  await expect(figureOf(page, 'created')).toHaveText('1');
});

test('ERR-02 a file that could not be downloaded says so, with its reference', async ({ page }) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  await page.route('**/api/offer-uploads/template*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'internal', requestId: 'r-1' } }),
  );
  await page.getByRole('button', { name: english.market.download }).click();
  await expect(page.getByText(`${actions.downloadFailed} Reference: r-1`)).toBeVisible();
});

test('UPL-01 the template of a market is downloaded and read back', async ({ page }) => {
  const shop = await openUploadShop(1);
  await openUploads(page, shop);
  for (const [market, type] of [
    ['ES', 'stock_and_price'],
    ['DE', 'price_only'],
  ] as const) {
    await page.locator(`input[value=${type}]`).check();
    await page.getByRole('combobox', { name: english.market.label }).selectOption(market);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: english.market.download }).click();
    const file = await (await download).path();
    const { header } = await readAll(readFileSync(file));
    expect(header.filter((title) => title !== '')).toEqual(
      templateColumns(market, type).map((column) => column.header),
    );
  }
});

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 820, height: 1180 }],
] as const) {
  test(`GEN-13 GEN-17 no barrier and no sideways scroll on a ${device} in the dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const shop = await openUploadShop(2);
    const [first, second] = shop.products;
    const look = async (): Promise<void> => {
      expect(await findBarriers(page, 'main')).toEqual([]);
      expect(
        await page.evaluate<number>(`document.getElementById('content').scrollWidth - innerWidth`),
      ).toBeLessThanOrEqual(0);
    };
    await openUploads(page, shop);
    await expect(page.getByText(english.history.empty.title)).toBeVisible();
    await look();
    await preview(
      page,
      await fileOf([
        [first?.cn ?? '', first?.ean ?? '', '3', '18,90', 'propio'],
        [second?.transposed ?? '', second?.ean ?? '', '3', '11,00', 'propio'],
      ]),
    );
    await look();
    await page.locator('[data-cell="3 code"]').click();
    await expect(page.getByRole('group', { name: uploadsFixing.doctor.label })).toBeVisible();
    await look();
    await page.goto(shop.at(uploadPath));
    await expect(page.locator('tr[data-upload]')).toHaveCount(1);
    await look();
  });
}
