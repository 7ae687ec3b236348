import { actions } from '@offizin/i18n/messages/en_GB/actions';
import { sync } from '@offizin/i18n/messages/en_GB/sync';
import { uploads as english } from '@offizin/i18n/messages/en_GB/uploads';
import { uploadsFixing } from '@offizin/i18n/messages/en_GB/uploads-fixing';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { expect, test } from './testing/journey.ts';
import { figureOf, fileOf, openUploads, openUploadShop, preview, rowOf, type UploadShop } from './testing/uploads.ts';

/** Long enough for a check of the whole file on a busy machine. */
const checked = { timeout: 60_000 };

/** Four rows: one is right, two have a stock with words, one a price above the limit. */
function fileWithErrors({ products }: UploadShop) {
  const [first, second, third, fourth] = products.map(({ cn }) => cn);
  return fileOf([
    [first ?? '', '', '14', '11,95', 'propio'],
    [second ?? '', '', '12 uds.', '9,75', 'propio'],
    [third ?? '', '', '7 uds.', '9,75', 'propio'],
    [fourth ?? '', '', '12', '19,90', 'propio'],
  ]);
}

async function applyRejecting(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Apply with ${count} rejected rows` }).click();
  await expect(page.getByText(english.result.some)).toBeVisible(checked);
}

/** Pastes a column into the cell that is open: a browser pastes into what has the focus. */
async function paste(page: Page, ...values: string[]): Promise<void> {
  await expect(page.locator('tr input:focus')).toBeVisible();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(values.join('\n'))} + '\\n');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

test('UPL-09 SYN-08 refused rows are fixed after applying: from the sync results, one by one and all alike, applied and reverted by themselves', async ({
  page,
}) => {
  const services = (['marketplace', 'stockhub'] as const).map((code) => ({ code, status: 'subscribed' as const }));
  const shop = await openUploadShop(4, { services });
  await openUploads(page, shop);
  await preview(page, await fileWithErrors(shop));
  await applyRejecting(page, 3);

  await page.goto(shop.at('/seller/marketplace/sync-results'));
  await page.locator('[data-cause=unreadable_format]').getByRole('button', { name: sync.remedy.correct_code }).click();
  await expect(page.getByRole('dialog')).toContainText(sync.help.correctHere);
  await page.getByRole('dialog').getByRole('link', { name: sync.help.correctRows }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(3);

  await page.getByRole('button', { name: uploadsFixing.correcting.start }).click();
  await expect(rowOf(page, 3).locator('input')).toBeFocused();
  await page.getByRole('button', { name: 'Apply to 2 similar rows' }).click();
  await expect(page.getByText('2 corrected rows are ready')).toBeVisible(checked);
  await expect(rowOf(page, 3)).toContainText(english.rowResult.toApply);
  await expect(figureOf(page, 'rejected')).toHaveText('3');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await rowOf(page, 5).getByRole('button', { name: 'Set €18.60' }).click();
  await page.getByRole('button', { name: 'Apply 3 corrected rows' }).click(checked);

  await expect(figureOf(page, 'rejected')).toHaveText('0', checked);
  await expect(figureOf(page, 'corrected')).toHaveText('3');
  await expect(figureOf(page, 'created')).toHaveText('4');
  await expect(rowOf(page, 4)).toContainText(english.rowResult.corrected);

  await page.getByRole('link', { name: english.result.another }).click();
  const correction = page.locator('tr[data-corrects]');
  await expect(correction).toContainText(english.history.corrected);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await correction.getByRole('button', { name: english.result.revert }).click();
  await page.getByRole('button', { name: english.revert.confirm }).click();
  await expect(correction).toContainText(english.state.reverted, checked);
  await correction.getByRole('link').click();
  await page.getByRole('link', { name: english.result.correctsLink }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('3', checked);
});

test('UPL-09 every act is taken back alone: by the bar, and by Ctrl+Z', async ({ page }) => {
  const shop = await openUploadShop(4);
  await openUploads(page, shop);
  await preview(page, await fileWithErrors(shop));
  await rowOf(page, 5).getByRole('button', { name: 'Set €18.60' }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('2', checked);

  await page.locator('[data-cell="3 stock"]').click();
  await paste(page, '5', '6', '8');
  await expect(page.getByText('2 cells corrected. 1 was already right and stays as it is.')).toBeVisible();
  await expect(figureOf(page, 'rejected')).toHaveText('0', checked);
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('2', checked);
  await expect(rowOf(page, 3)).toContainText('12 uds.');
  await expect(page.locator('[data-cell="3 stock"]')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(figureOf(page, 'rejected')).toHaveText('3', checked);
  await expect(rowOf(page, 5)).toContainText('19.90');
});

test('UPL-09 what was corrected last time is corrected again, and taken back', async ({ page }) => {
  const shop = await openUploadShop(4);
  const file = await fileWithErrors(shop);
  await openUploads(page, shop);
  await preview(page, file);
  // Row by row: what one press corrects in many rows is for that file alone.
  for (const row of [3, 4]) await page.getByRole('button', { name: new RegExp(`^Use .*, row ${row}$`) }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('1', checked);
  await page.getByRole('button', { name: 'Apply with 1 rejected row' }).click();
  await expect(page.getByText(english.result.some)).toBeVisible(checked);

  await page.getByRole('link', { name: english.result.another }).click();
  await preview(page, file);
  await expect(page.getByText('2 cells corrected as last time.')).toBeVisible(checked);
  await expect(figureOf(page, 'rejected')).toHaveText('1', checked);
  await page.getByRole('button', { name: uploadsFixing.recalled.takeBack }).click();
  await expect(figureOf(page, 'rejected')).toHaveText('3', checked);
  await expect(page.getByText('corrected as last time')).toBeHidden();
});
