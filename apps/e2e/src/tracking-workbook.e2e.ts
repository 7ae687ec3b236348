import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { expect, openOrders, test } from './testing/journey.ts';
import { inHours, openShop } from './testing/shop.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('ORD-18 a courier’s workbook is dropped and read like a pasted list; what is no workbook is refused with a sentence', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{ dispatchBy: inHours(30) }, { dispatchBy: inHours(31) }] });
  await openOrders(page, shop);
  await page.getByRole('link', { name: 'Dispatch many' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'parcels.xlsx', mimeType, buffer: Buffer.from('no workbook') });
  await expect(page.getByText(/^We can’t read this workbook/)).toBeVisible();
  const columns = ['Order number', 'Tracking number'].map((header) => ({
    header,
    width: 22,
    format: 'text' as const,
  }));
  const rows = shop.numbers.map((number, at) => [number, `0034043416106165172${at}`]);
  await file.setInputFiles({
    name: 'parcels.xlsx',
    mimeType,
    buffer: await workbookBuffer({ sheets: [{ name: 'Parcels', columns, rows }] }),
  });
  const table = page.getByRole('table', { name: 'Dispatch many orders' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Lines of your courier' })).toHaveValue(
    `Order number\tTracking number\n${shop.numbers[0]}\t00340434161061651720\n${shop.numbers[1]}\t00340434161061651721`,
  );
  await expect(page.getByRole('button', { name: /^Ready/ })).toContainText('2');
});
