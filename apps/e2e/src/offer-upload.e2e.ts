import { uploads as english } from '@offizin/i18n/messages/en_GB/uploads';
import { uploadsFixing } from '@offizin/i18n/messages/en_GB/uploads-fixing';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openSyncShop } from './testing/sync-shop.ts';
import {
  figureOf,
  fileOf,
  openUploads,
  openUploadShop,
  preview,
  rowOf,
  type UploadShop,
  uploadPath,
} from './testing/uploads.ts';

/** Long enough for a check of the whole file on a busy machine. */
const checked = { timeout: 60_000 };

/** Three rows to correct: exchanged digits, a price above the limit, a stock with words; and one that is fine. */
function fileWithErrors({ products: [first, second, third, fourth] }: UploadShop) {
  return fileOf([
    [first?.cn ?? '', first?.ean ?? '', '14', '11,95', 'propio'],
    [second?.transposed ?? '', second?.ean ?? '', '14', '11,95', 'propio'],
    [third?.cn ?? '', '', '12', '18,90', 'propio'],
    [fourth?.cn ?? '', '', '12 uds.', '9,75', 'propio'],
  ]);
}

test('UPL-08 UPL-09 UPL-13 UPL-12 a file is corrected by keyboard, applied, and reverted', async ({ page }) => {
  const shop = await openUploadShop(4);
  const file = await fileWithErrors(shop);
  await openUploads(page, shop);
  await preview(page, file);
  await expect(page.getByText(english.preview.nothing)).toBeVisible();
  await expect(figureOf(page, 'created')).toHaveText('1');
  await figureOf(page, 'rejected').click();
  await expect(page.locator('[data-figure=rejected][aria-current]')).toBeVisible();

  await page.getByRole('button', { name: english.bar.correct }).click();
  await expect(rowOf(page, 3).locator('input')).toBeFocused();
  await expect(page.getByRole('group', { name: uploadsFixing.doctor.label })).toContainText(
    shop.products[1]?.cn ?? 'none',
  );
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 4).locator('input')).toHaveValue('18.90');
  await expect(rowOf(page, 4).locator('input')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('18.61');
  await expect(page.getByRole('group', { name: uploadsFixing.doctor.label })).toContainText('€18.60');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 4).locator('[data-cell="4 price"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 5).locator('input')).toHaveValue('12 uds.');
  await expect(rowOf(page, 5).locator('input')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(figureOf(page, 'rejected')).toHaveText('0', checked);
  await expect(figureOf(page, 'created')).toHaveText('4');
  await page.getByRole('button', { name: english.bar.apply, exact: true }).click();
  await expect(page.getByText(english.result.clean)).toBeVisible(checked);
  await expect(rowOf(page, 4)).toContainText('18.60');
  expect(await findBarriers(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: english.result.another }).click();
  const history = page.locator('tr[data-upload]').filter({ hasText: 'offers.xlsx' });
  await expect(history).toContainText(english.state.clean);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await preview(page, file);
  await expect(page.getByText('You already applied this file on')).toBeVisible();
  await page.goBack();

  await history.first().getByRole('button', { name: english.result.revert }).click();
  await expect(page.getByRole('dialog')).toContainText('4 offers that the file created are removed.');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: english.revert.confirm }).click();
  await expect(history.first()).toContainText(english.state.reverted, checked);
});

test('UPL-13 a code with a slip names the product that it was meant for', async ({ page }) => {
  const shop = await openUploadShop(1);
  const { ean = '', name = '' } = shop.products[0] ?? {};
  const wrong = `${ean.slice(0, 3)}${(Number(ean[3]) + 5) % 10}${ean.slice(4)}`;
  await openUploads(page, shop);
  await preview(page, await fileOf([['', wrong, '14', '11,95', 'propio']]));
  await expect(rowOf(page, 2)).toContainText(`Probably ${ean}: ${name} 50 ml`);
  await page.locator('[data-cell="2 gtin"]').click();
  await expect(page.getByRole('group', { name: uploadsFixing.doctor.label })).toContainText(`${name} 50 ml`);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: `Use ${ean}: ${name} 50 ml` }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('0', checked);
  await expect(rowOf(page, 2)).toContainText(name);
});

test('UPL-09 one click fixes all rows alike, and a pasted column fills downwards', async ({ page }) => {
  const shop = await openUploadShop(6);
  const rows = shop.products.map(
    ({ cn }, at) => [cn, '', at < 3 ? `${at + 4} uds.` : '7', at < 3 ? '9,75' : '19,90', 'propio'] as const,
  );
  await openUploads(page, shop);
  await preview(page, await fileOf(rows));
  await expect(figureOf(page, 'rejected')).toHaveText('6');
  await page.locator('[data-cell="2 stock"]').click();
  await page.getByRole('button', { name: 'Apply to 3 similar rows' }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('3', checked);
  await page.locator('[data-cell="5 price"]').click();
  // A browser pastes into what has the focus.
  await expect(page.getByRole('textbox', { name: /row 5$/ })).toBeFocused();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '11,10\\n11,20\\n11,30\\n');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
  await expect(figureOf(page, 'rejected')).toHaveText('0', checked);
  await figureOf(page, 'created').click();
  for (const [row, price] of [
    [5, '11.10'],
    [6, '11.20'],
    [7, '11.30'],
  ] as const)
    await expect(rowOf(page, row)).toContainText(price);
  await expect(rowOf(page, 4)).toContainText('6');
});

test('UPL-05 a repeated row leads to the one that counts', async ({ page }) => {
  const shop = await openUploadShop(2);
  const [first, second] = shop.products;
  const rows = [
    [first?.cn ?? '', '', '1', '11,00', ''],
    [second?.cn ?? '', '', '1', '11,00', ''],
    [first?.cn ?? '', '', '1', '12,00', ''],
  ];
  await openUploads(page, shop);
  await preview(page, await fileOf(rows));
  await expect(rowOf(page, 4)).toContainText('Row 2: €11.00. This row: €12.00');
  await rowOf(page, 4).getByRole('button', { name: 'See row 2' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await expect(rowOf(page, 2)).toContainText(first?.name ?? 'none');
});

test('UPL-08 a row is fixed by its quick action, the rest is left out', async ({ page }) => {
  const shop = await openUploadShop(4);
  await openUploads(page, shop);
  await preview(page, await fileWithErrors(shop));
  await rowOf(page, 4).getByRole('button', { name: 'Set €18.60' }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('2', checked);
  await page.getByRole('button', { name: 'Apply with 2 rejected rows' }).click();
  await expect(page.getByText(english.result.some)).toBeVisible(checked);
  await figureOf(page, 'rejected').click();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await expect(rowOf(page, 5)).toContainText('Read: “12 uds.”');
  await expect(rowOf(page, 5).getByRole('button', { name: 'Use 12' })).toBeVisible();
});

test('UPL-09 the product that an EAN of two means is picked in the preview', async ({ page }) => {
  const shop = await openSyncShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(uploadPath));
  await preview(page, await fileOf([['', shop.doubtful, '5', '9,50', '']]));
  await rowOf(page, 2).getByRole('button', { name: 'Choose product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which product do you mean?' });
  await dialog.getByRole('radio', { name: /Solnatura A/ }).check();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose this product' }).click();
  await expect(rowOf(page, 2)).toContainText('Solnatura A', checked);
  await expect(figureOf(page, 'created')).toHaveText('1');
});
