import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { expect, test } from './testing/journey.ts';
import { offered, openResults, openSyncShop, type SyncShop, uploadRows } from './testing/sync-shop.ts';

const unknown = '153421.8';

/** Three prices above the recommended or the highest, one too low, an EAN of two products, one unknown code, five right. */
function mixedRows({ codes, doubtful }: SyncShop): string[][] {
  const [a = '', b = '', c = '', d = '', ...others] = codes;
  return [
    offered(a, '19,00'),
    offered(b, '25,00'),
    offered(c, '30,00'),
    offered(d, '1,00'),
    ['', doubtful, '5', '10,00', ''],
    offered(unknown, '9,00'),
    ...others.slice(0, 5).map((code) => offered(code, '12,00')),
  ];
}

const causeOf = (page: Page, title: string) => page.locator('[data-cause]').filter({ hasText: title });
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /Sync results/ });

test('SYN-02 SYN-03 SYN-04 the state of the catalogue, by colour, type and product, all of it in the address', async ({
  page,
}) => {
  const shop = await openSyncShop();
  await openResults(page, shop, mixedRows(shop));
  await expect(page.getByRole('heading', { name: '50% error-free' })).toBeVisible();
  await expect(page.getByText('Completed, fixes needed')).toBeVisible();
  await expect(page.getByText('5 of 10 products, 5 to fix')).toBeVisible();
  await expect(menuEntry(page)).toContainText('5');
  await expect(causeOf(page, 'Price above the limit')).toContainText('10%');
  await page.getByRole('link', { name: /^For information/ }).click();
  await expect(page).toHaveURL(/colour=grey/);
  await expect(page.locator('[data-cause]')).toHaveCount(1);
  await page.getByRole('button', { name: /^Error type/ }).click();
  await page.getByRole('menuitem', { name: /^Price above the recommended price/ }).click();
  await expect(page).toHaveURL(/finding=price_above_recommended/);
  await expect(page.getByRole('cell', { name: /Dermaluna/ })).toHaveText([/Dermaluna [23]/, /Dermaluna [23]/]);
  await page.reload();
  await expect(page.getByRole('cell', { name: '+€10.00' })).toBeVisible();
  await page.getByRole('link', { name: 'All causes' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('dermaluna 4');
  await expect(
    page.getByText('Your price €1.00 is below €5.00, which is half of the best other offer (€10.00)'),
  ).toBeVisible();
  await expect(page).toHaveURL(/q=dermaluna/);
  await page.getByRole('textbox', { name: 'Search by product or code' }).fill('nothing like this');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.locator('[data-cause]')).toHaveCount(5);
});

test('SYN-08 all prices of a cause are set together by keyboard, and the figures move', async ({ page }) => {
  const shop = await openSyncShop();
  await openResults(page, shop, mixedRows(shop));
  const remedy = page.getByRole('button', {
    name: 'Set 2 to the recommended price: Price above the recommended price',
  });
  await remedy.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set 2 prices to the recommended price?' });
  await expect(dialog).toContainText('history of each offer');
  await expect(dialog.getByRole('button', { name: 'Set 2 to the recommended price', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 offers were changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: '70% error-free' })).toBeVisible();
  await expect(menuEntry(page)).toContainText('3');
  await expect(causeOf(page, 'Price above the recommended price')).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('Correction · 2 rows')).toBeVisible();
  await expect(page.locator('#sync-results')).toBeFocused();
});

test('SYN-08 a single price is set from its row', async ({ page }) => {
  const shop = await openSyncShop();
  await openResults(page, shop, mixedRows(shop), '?open=price_below_best');
  await page.getByRole('button', { name: 'Set to €5.00' }).click();
  await expect(page.getByText('1 offer was changed')).toBeVisible();
  await expect(causeOf(page, 'Price below half of the best offer')).toHaveCount(0);
});

test('SYN-01 the seller picks the product that an EAN of two means; the next file finds it', async ({ page }) => {
  const shop = await openSyncShop();
  const rows = mixedRows(shop);
  await openResults(page, shop, rows);
  await page.getByRole('button', { name: 'Choose product: Matches more than one product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which product do you mean?' });
  await expect(dialog.getByText('We’ll remember your choice.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Solnatura B/ }).check();
  await dialog.getByRole('button', { name: 'Choose this product' }).click();
  await expect(page.getByText('Saved. Your offer has been created.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(causeOf(page, 'Matches more than one product')).toHaveCount(0);
  await uploadRows(page, shop, rows);
  await expect(page.getByText('6 of 10 products, 4 to fix')).toBeVisible();
});

test('SYN-02 SYN-04 nothing yet leads to the upload; a seller without errors sees that; what the portal cannot do is explained', async ({
  page,
}) => {
  const shop = await openSyncShop();
  await openResults(page, shop, []);
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  await uploadRows(page, shop, [offered(shop.codes[0] ?? '', '12,00')]);
  await expect(page.getByRole('heading', { name: 'Nothing to fix' })).toBeVisible();
  await expect(page.getByText('All synced')).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Contact the team' })).toHaveAttribute(
    'href',
    'mailto:partners@salvia.example',
  );
  await uploadRows(page, shop, [['111111', '', '5', '12,00', ''], offered(unknown, '9,00')]);
  await page.getByRole('button', { name: 'View request: New product' }).click();
  await expect(page.getByRole('dialog')).toContainText('We’ve asked the content team for these products.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SYN-10 rows that named no product are dismissed, one from its row and those of a cause together', async ({
  page,
}) => {
  const shop = await openSyncShop();
  await openResults(page, shop, [
    offered(shop.codes[0] ?? '', '12,00'),
    ['', '', '5', '9,00', ''],
    ['', '', '5', '8,00', ''],
    ['', '', '5', '7,00', ''],
  ]);
  await expect(menuEntry(page)).toContainText('3');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  await expect(page.getByText('1 row dismissed')).toBeVisible();
  await expect(menuEntry(page)).toContainText('2');
  await page.getByRole('button', { name: 'Correct rows: Identifier missing or wrong' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('they no longer count');
  await dialog.getByRole('button', { name: 'Dismiss 2 rows' }).click();
  await expect(page.getByRole('heading', { name: '100% error-free' })).toBeVisible();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
});

test('SYN-10 a refused price takes the offer off sale with its reason, and its seller puts it on sale again', async ({
  page,
}) => {
  const shop = await openSyncShop();
  const code = shop.codes[0] ?? '';
  await openResults(page, shop, [offered(code, '12,00')]);
  await uploadRows(page, shop, [[code, '', '7', '19,00', '']]);
  await expect(menuEntry(page)).toContainText('1');
  await page.goto(shop.at('/seller/marketplace/my-products'));
  const row = page.getByRole('row').filter({ hasText: 'Dermaluna 1' });
  await expect(row).toContainText('Inactive');
  await expect(row).toContainText('New price rejected');
  await row.getByRole('link', { name: /Dermaluna 1/ }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Price above the limit');
  await modal.getByRole('button', { name: 'Activate offer' }).click();
  await expect(modal.getByText('Price above the limit')).toHaveCount(0);
  await expect(menuEntry(page)).not.toContainText('1');
});

test('SYN-02 the results as a file', async ({ page }) => {
  const shop = await openSyncShop();
  await openResults(page, shop, mixedRows(shop));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sync-results-.*\.xlsx$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`GEN-13 no barrier in the sync results: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const shop = await openSyncShop();
    await openResults(page, shop, mixedRows(shop));
    await expect(page.getByRole('cell', { name: /Dermaluna/ }).first()).toBeVisible();
    expect(await findBarriers(page, 'html')).toEqual([]);
    await page.goto(shop.at('/seller/marketplace/sync-results?q=dermaluna'));
    await expect(page.getByRole('cell', { name: /Dermaluna/ }).first()).toBeVisible();
    expect(await findBarriers(page, 'html')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('cell', { name: /Dermaluna/ }).first()).toBeVisible();
    expect(await findBarriers(page, 'html')).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
}
