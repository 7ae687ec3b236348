import { findBarriers } from './testing/axe.ts';
import { expect, openOrders, test } from './testing/journey.ts';
import { openSyncShop, resultsPath } from './testing/sync-shop.ts';

test('SYN-06 SYN-09 a feed is set up by keyboard, shows what is wrong with its address, and is removed again', async ({
  page,
}) => {
  const shop = await openSyncShop();
  await openOrders(page, shop, resultsPath);
  await page.getByRole('button', { name: 'Set up feed' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stock feed' });
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('stock.csv');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Incorrect format')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Address').fill('https://127.0.0.1/stock.csv');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Not available here')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  // A name that leads nowhere is only noticed when it is asked.
  await dialog.getByLabel('Address').fill('https://stock-hub.invalid/stock.csv');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Feed saved. We’re checking it now.')).toBeVisible();
  await expect(page.getByText('Not working')).toBeVisible();
  await page.getByRole('button', { name: 'Edit feed' }).click();
  await dialog.getByRole('button', { name: 'Remove feed' }).click();
  await expect(page.getByText('Feed removed.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up feed' })).toBeVisible();
});
