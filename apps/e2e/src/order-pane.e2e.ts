import type { Page } from '@playwright/test';
import { cancelOrder } from './testing/marketplace.ts';
import { cardOf, expect, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { inHours, openShop } from './testing/shop.ts';

const openNumber = (page: Page) => paneOf(page).getByRole('heading', { level: 2 });
const searchField = (page: Page) =>
  page.getByRole('textbox', { name: 'Search by number, customer, city, parcel or product' });
const reject = (page: Page) => page.getByRole('button', { name: 'Reject…' });
const elsewhere = (page: Page) => page.getByText('Not in this list');

test('ORD-02 the pane belongs to the list: a search opens its first hit, or nothing', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await searchField(page).fill((shop.numbers[2] ?? '').slice(1));
  await expect(openNumber(page)).toHaveText(shop.shown(2));
  await expect(reject(page)).toBeVisible();
  await searchField(page).fill('zzz');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByText('Nothing to show')).toBeVisible();
  await expect(paneOf(page)).toHaveCount(0);
  await expect(reject(page)).toHaveCount(0);
});

test('ORD-02 filters open the first order that they leave', async ({ page }) => {
  const shop = await openShop({ orders: [{}, { deliveryType: 'next_day' }] });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Next day' }).check();
  await expect(openNumber(page)).toHaveText(shop.shown(1));
  await page.getByRole('checkbox', { name: 'Next day' }).uncheck();
  await expect(cardOf(page, shop, 0)).toBeVisible();
  await expect(openNumber(page)).toHaveText(shop.shown(1));
});

test('ORD-02 an order that leaves the list while it is open says so and cannot be acted on', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop, 1).click();
  await expect(reject(page)).toBeVisible();
  await cancelOrder(shop.brand, shop.numbers[1] ?? '');
  await expect(elsewhere(page)).toBeVisible();
  await expect(openNumber(page)).toHaveText(shop.shown(1));
  await expect(reject(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show this order on its own' }).click();
  await expect(page).toHaveURL(/tab=managed/);
  await expect(cardOf(page, shop, 1)).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
});

for (const width of [820, 1440])
  test(`ORD-02 at ${width} px a link to an order outside of the list says so`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shop = await openShop({ orders: [{}, { deliveryType: 'next_day' }] });
    await openOrders(page, shop);
    const id = await cardOf(page, shop, 1).getAttribute('data-order');
    await page.goto(shop.at(`${salesPath}&deliveryType=standard&order=${id}`));
    await expect(elsewhere(page)).toBeVisible();
    await expect(reject(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Show this order on its own' }).click();
    await expect(reject(page)).toBeVisible();
  });

test('ORD-02 figures are those of the whole list, however much of it is loaded, and lead to what they count', async ({
  page,
}) => {
  const orders = [
    ...Array.from({ length: 3 }, () => ({ dispatchBy: inHours(-2) })),
    ...Array.from({ length: 59 }, (_, index) => ({ dispatchBy: inHours(49 + index / 3600) })),
  ];
  const shop = await openShop({ orders });
  await openOrders(page, shop);
  await expect(page.getByText('1 of 62')).toBeVisible();
  await expect(page.getByRole('link', { name: /^59 orders, Show only these/ })).toBeVisible();
  await page.getByRole('link', { name: '3 orders, Show only these: Overdue' }).click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await page.goto(shop.at(`${salesPath}&q=${shop.numbers[61]}`));
  const id = await cardOf(page, shop, 61).getAttribute('data-order');
  await page.goto(shop.at(`${salesPath}&order=${id}`));
  await expect(page.getByText('62 of 62')).toBeVisible();
  await expect(reject(page)).toBeVisible();
});
