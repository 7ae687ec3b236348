import { findBarriers } from './testing/axe.ts';
import { hubAddress, putList } from './testing/feed-hub.ts';
import { enter, expect, openOrders, test } from './testing/journey.ts';
import { openSyncShop, resultsPath, useFeed } from './testing/sync-shop.ts';

const productsPath = '/seller/marketplace/my-products';

test('OFF-02 OFF-07 what differs from the feed is said before it is typed, marked, found and taken back', async ({
  page,
}) => {
  const shop = await openSyncShop();
  const { codes, username } = shop;
  await putList(username, [
    [codes[0] ?? '', 5, '12,00'],
    [codes[3] ?? '', 7, '11,00'],
  ]);
  await enter(page.context(), shop);
  await useFeed(page, shop, hubAddress(username));
  await page.clock.install();
  await page.goto(shop.at(productsPath));
  const cell = (field: string, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${field} of ${name}, .*: `) });
  await cell('Price', 'Dermaluna 1').click();
  await expect(page.getByText('Your feed carries this product. Your value stays until')).toBeVisible();
  await page.keyboard.type('11.50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Dermaluna 1/ })).toContainText('Feed: 12.00');
  await page.clock.fastForward(11_000);
  await page.getByRole('link', { name: 'Differs from your feed 1' }).click();
  await expect(page).toHaveURL(/feed=differs/);
  await expect(page.getByRole('row', { name: /Dermaluna/ })).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'All 1' }).or(page.getByRole('link', { name: 'All 1' }))).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Dermaluna 1' }).click();
  await page.getByRole('menuitem', { name: 'Use the feed’s value' }).click();
  await expect(cell('Price', 'Dermaluna 1')).toHaveText('12.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Price', 'Dermaluna 1')).toHaveText('11.50');
  await page.getByRole('checkbox', { name: 'Select Dermaluna 1' }).check();
  const bar = page.getByRole('region', { name: 'Selected offers' });
  await bar.getByRole('button', { name: 'Use feed values' }).click();
  await page.clock.fastForward(11_000);
  await expect(page.getByText('No product matches your search and filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(cell('Price', 'Dermaluna 1')).toHaveText('12.00');
  await page.getByRole('link', { name: /^Dermaluna 1/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your feed carries this product.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /12.00.*Feed’s value taken/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your price' }).fill('11.40');
  await dialog.getByRole('button', { name: 'Change price to €11.40' }).click();
  await expect(dialog.getByText('Differs from your feed')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Use the feed’s value' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Your price' })).toHaveValue('12.00');
  await expect(dialog.getByRole('button', { name: 'Use the feed’s value' })).toBeHidden();
  await expect(dialog.locator(':focus')).toContainText('Your feed carries this product.');
});

test('SYN-06 SYN-09 a list that goes too far waits: it is looked at and discarded, the next one applied', async ({
  page,
}) => {
  const shop = await openSyncShop();
  const { codes, username } = shop;
  const list = (price: string) =>
    putList(
      username,
      [3, 4, 5, 6].map((at) => [codes[at] ?? '', 5, price]),
    );
  await list('11,00');
  await enter(page.context(), shop);
  await useFeed(page, shop, hubAddress(username));
  await page.goto(shop.at(resultsPath));
  await list('8,00');
  const checkNow = page.getByRole('button', { name: 'Check now' });
  await checkNow.click();
  await expect(page.getByText('4 prices would move by more than 25%.')).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Check the list' }).click();
  await expect(page.getByText('This list from your stock feed is on hold')).toBeVisible();
  await expect(page.getByText('4 of 4 prices would move by more than 25%.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('we won’t ask about this list again', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'Discard preview' }).click();
  // Leaving sooner takes the request back, and the list stays on hold.
  await expect(page.getByText('This preview was discarded')).toBeVisible();
  await page.goto(shop.at(resultsPath));
  await expect(page.getByText('Healthy')).toBeVisible();
  await list('7,50');
  await checkNow.click();
  await page.getByRole('link', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('button', { name: /Revert/ })).toBeVisible();
  await page.goto(shop.at(productsPath));
  await expect(page.getByRole('button', { name: /^Price of Dermaluna 4, .*: 7\.50$/ })).toBeVisible();
});

test('SYN-06 an address is tried before it is saved', async ({ page }) => {
  const shop = await openSyncShop();
  const { codes, username } = shop;
  await openOrders(page, shop, resultsPath);
  await page.getByRole('button', { name: 'Set up feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stock feed' });
  const tryIt = dialog.getByRole('button', { name: 'Test address' });
  await tryIt.click();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill(hubAddress(username));
  await tryIt.click();
  await expect(dialog.getByText('There’s no file at this address.', { exact: false })).toBeVisible();
  await putList(username, [
    [codes[0] ?? '', 5, '12,00'],
    [codes[1] ?? '', 7, '25,00'],
  ]);
  await tryIt.click();
  await expect(dialog.getByText('File found: CSV, 2 rows')).toBeVisible();
  await expect(dialog.getByText('We recognise 2 products. 1 row would be rejected:')).toBeVisible();
  await expect(dialog.getByText('Row 3: Price above the recommended price', { exact: false })).toBeVisible();
  await expect(tryIt).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Address').fill(`${hubAddress(username)}?other`);
  await expect(dialog.getByText('File found', { exact: false })).toBeHidden();
  expect((await (await page.request.get(shop.at('/api/feed'))).json()).feed).toBeNull();
});
