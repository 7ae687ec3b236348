import { anOrder } from '@offizin/testkit/records';
import { cardOf, expect, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { cancelOrder, putOrders } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

/** Well below the half minute after which screens read again by themselves. */
const atOnce = { timeout: 25_000 };

async function newOrder(shop: Shop): Promise<void> {
  await putOrders(shop.brand, [
    anOrder({ number: shop.nextNumber(), seller: shop.externalId, createdAt: inHours(-0.1), dispatchBy: inHours(5) }),
  ]);
}

test('GEN-16 a new order appears in every open tab without reloading, with its counters', async ({ page, context }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(shop.at(salesPath));
  await expect(second.locator('[data-order]')).toHaveCount(1);
  await newOrder(shop);
  for (const tab of [page, second]) {
    await expect(tab.locator('[data-order]')).toHaveCount(2, atOnce);
    await expect(tab.getByRole('link', { name: 'To manage 2' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Orders 2' })).toBeVisible();
  }
  await page.close();
  await newOrder(shop);
  await expect(second.locator('[data-order]')).toHaveCount(3, atOnce);
});

test('GEN-16 a tab that listens only after a new order came in shows it, too', async ({ page, context }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  const second = await context.newPage();
  const arrived = Promise.withResolvers<void>();
  await second.route('**/live-connection*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await second.goto(shop.at(salesPath), { waitUntil: 'domcontentloaded' });
  await expect(second.locator('[data-order]')).toHaveCount(1);
  await newOrder(shop);
  await expect(page.locator('[data-order]')).toHaveCount(2, atOnce);
  arrived.resolve();
  await expect(second.locator('[data-order]')).toHaveCount(2, atOnce);
});

test('GEN-16 with the focus in the list a new order waits behind a button, and Enter goes to it', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  const card = cardOf(page, shop, 0);
  await card.focus();
  const place = await card.boundingBox();
  await newOrder(shop);
  const arrived = page.getByRole('button', { name: '1 new order' });
  await expect(arrived).toBeVisible(atOnce);
  await expect(page.getByRole('link', { name: 'To manage 3' })).toBeVisible();
  await expect(page.locator('[data-order]')).toHaveCount(2);
  expect(await card.boundingBox()).toEqual(place);
  await page.keyboard.press('Shift+Tab');
  await expect(arrived).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(page.locator('[data-order]:focus')).toContainText(shop.shown(2));
  await expect(arrived).toHaveCount(0);
});

test('GEN-16 an open order that the customer cancels shows it at once', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop, 0).click();
  await expect(paneOf(page).getByText('New', { exact: true })).toBeVisible();
  await cancelOrder(shop.brand, shop.numbers[0] ?? '');
  await expect(paneOf(page).getByText('Cancelled', { exact: true }).first()).toBeVisible(atOnce);
  await expect(page.locator('[data-order]')).toHaveCount(1);
});
