import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findBarriersInThemes } from './testing/axe.ts';
import { expect, test } from './testing/journey.ts';
import {
  cataloguePath,
  hold,
  inDays,
  openCatalogue,
  openWarehouseShop,
  type RequestedStock,
} from './testing/warehouse.ts';

const stocks: readonly RequestedStock[] = [
  {
    name: 'Aquanelle Nasal Spray',
    onHand: 64,
    reserved: 4,
    price: 329,
    product: { nationalCode: '03752864', pageUrl: 'https://shop.example/aquanelle' },
  },
  { name: 'Arnivera Sport Gel', onHand: 7, reserved: 3, nextExpiry: inDays(40), price: 895 },
  { name: 'Biomirella Flora', onHand: 0, incoming: 40, price: null, storedSince: null },
  { name: 'Tussalora Thyme Syrup', onHand: 30, nextExpiry: inDays(-3), storedSince: inDays(-200), price: 1400 },
];

const rows = (page: Page) => page.locator('tbody tr:not([aria-hidden])');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const names = (page: Page) => page.locator('[data-product] b').allTextContents();

test('OFF-08 the warehouse catalogue shows what is there, reserved, on its way, for how long and until when', async ({
  page,
}) => {
  const shop = await openWarehouseShop(stocks);
  await openCatalogue(page, shop);
  await expect(page.getByRole('heading', { name: 'Warehouse catalogue' })).toBeVisible();
  await expect(page.getByText(/^4 products, 101 items, last changed \d\d:\d\d$/)).toBeVisible();
  await expect(rowOf(page, 'Aquanelle')).toContainText('In stock6064 on hand, 4 reserved');
  await expect(rowOf(page, 'Arnivera')).toContainText('Low stock');
  await expect(rowOf(page, 'Arnivera')).toContainText(/in (39|40) days/);
  await expect(rowOf(page, 'Biomirella')).toContainText('Sold out040not on sale');
  await expect(rowOf(page, 'Tussalora')).toContainText(/for (3|4) days/);
  await expect(rowOf(page, 'Tussalora')).toContainText(/(200|201) days/);
});

test('OFF-08 searched, filtered, sorted: all of it in the address', async ({ page }) => {
  const shop = await openWarehouseShop(stocks);
  await openCatalogue(page, shop);
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('/');
  await page.keyboard.type('arnivra');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 result')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Arnivera')).toBeVisible();
  const search = page.getByRole('textbox', { name: /^Search by name/ });
  await search.fill('03752864');
  await expect(rowOf(page, 'Aquanelle')).toBeVisible();
  await search.fill('nothing like this');
  await expect(page.getByText('No search results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('link', { name: 'Low stock 1' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'All 4' }).click();
  await page.getByRole('link', { name: 'In storage for a long time 1' }).click();
  await expect(rowOf(page, 'Tussalora')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Arnivera 1' }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await page.getByRole('link', { name: 'Next expiry' }).click();
  await expect(rows(page).first()).toContainText('Tussalora');
  await page.getByRole('link', { name: 'Available' }).click();
  await page.getByRole('link', { name: 'Available' }).click();
  await expect(page.locator('th[aria-sort=descending]')).toHaveText('Available');
  await expect
    .poll(() => names(page))
    .toEqual(['Aquanelle Nasal Spray', 'Tussalora Thyme Syrup', 'Arnivera Sport Gel', 'Biomirella Flora']);
});

test('OFF-08 the filtered products are exported as CSV', async ({ page }) => {
  const shop = await openWarehouseShop(stocks);
  await openCatalogue(page, shop, `${cataloguePath}?remark=expiring`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Filtered products, .csv' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain('Arnivera Sport Gel');
  expect(text).toContain('Low stock,4,7,3,0,8.95');
});

test('OFF-08 by keyboard from product to product, into its dialog and back; what changes in the warehouse appears by itself', async ({
  page,
}) => {
  const shop = await openWarehouseShop(stocks);
  await openCatalogue(page, shop);
  await rowOf(page, 'Aquanelle').getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Arnivera').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Aquanelle Nasal Spray');
  await expect(dialog.getByRole('link', { name: 'View product page' })).toHaveAttribute(
    'href',
    'https://shop.example/aquanelle',
  );
  await expect(dialog).toContainText('€9.90, 3 in stock, Active');
  await hold(shop, [{ onHand: 61, reserved: 1, price: 329 }]);
  await expect(dialog.locator('div', { hasText: /^On hand61$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Aquanelle').getByRole('link')).toBeFocused();
  await expect(rowOf(page, 'Aquanelle')).toContainText('61 on hand, 1 reserved');
  await page.goto(shop.at(`${cataloguePath}?product=${shop.productIds[0]}`));
  await page.getByRole('dialog').getByRole('link', { name: 'Open your offer' }).click();
  await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Aquanelle Nasal Spray');
});

test('OFF-08 an empty warehouse, an unknown product and a list that cannot be loaded each show a message', async ({
  page,
}) => {
  const shop = await openWarehouseShop([]);
  await openCatalogue(page, shop);
  await expect(page.getByText('Nothing in the warehouse yet')).toBeVisible();
  await page.goto(shop.at(`${cataloguePath}?product=X-unknown`));
  await expect(page.getByRole('dialog')).toContainText('This product isn’t in the warehouse');
  await page.route('**/api/fulfilment/stock?*', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: '{"message":"not_found","status":404}',
    }),
  );
  await page.route('**/api/fulfilment/stock', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: '{"message":"not_found","status":404}',
    }),
  );
  await page.goto(shop.at(cataloguePath));
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the warehouse catalogue');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing in the warehouse yet')).toBeVisible();
});

for (const [host, locale] of [
  ['localhost', 'en_GB'],
  ['de.localhost', 'de_DE'],
  ['ch.localhost', 'fr_CH'],
] as const) {
  test(`GEN-13 GEN-17 OFF-08 no barrier in the warehouse catalogue: ${host}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const shop = await openWarehouseShop(stocks, { host, seller: { locale } });
    const found: string[] = [];
    const look = async (where: string, part: string) =>
      found.push(...(await findBarriersInThemes(page, part)).map((barrier) => `${where}: ${barrier}`));
    await openCatalogue(page, shop);
    await expect(rows(page)).toHaveCount(4);
    await look('table', 'html');
    await rowOf(page, 'Tussalora').getByRole('link').click();
    await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible();
    await look('dialog', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('li [data-product]')).toHaveCount(4);
    await look('cards', 'html');
    expect(found).toEqual([]);
  });
}
