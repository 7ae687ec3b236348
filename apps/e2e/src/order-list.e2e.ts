import { cardOf, enter, expect, loseSession, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { inHours, openShop } from './testing/shop.ts';

const listCall = '**/api/orders?*';

const sentPast = {
  status: 'processed',
  processedAt: inHours(-2),
  courier: 'dhl',
  trackingNumber: '123456789012',
  shipment: [],
} as const;
const sent = {
  createdAt: inHours(-30),
  past: { ...sentPast, shipment: [{ status: 'prepared' as const, at: inHours(-2) }] },
};

test('ORD-02 tabs count, filters, search and sort live in the address and survive reload and going back', async ({
  page,
}) => {
  const shop = await openShop({
    orders: [{}, { deliveryType: 'next_day' }, { paymentType: 'invoice', deliveryType: 'next_day' }, sent],
  });
  await openOrders(page, shop);
  const cards = page.locator('[data-order]');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'To manage 3' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Managed 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Next day' }).check();
  await expect(cards).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Invoice' }).check();
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sort: Deadline' }).click();
  await page.getByRole('menuitem', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  const address = page.url();
  expect(decodeURIComponent(address)).toMatch(/deliveryType=.*next_day.*paymentType=.*invoice/);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Filter, 2 filters' })).toBeVisible();
  await cardOf(page, shop, 2).click();
  await expect(paneOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveCount(1);
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(2));
});

test('ORD-02 searches by a part of the number, opens the only hit, and says when it is in the other tab', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}, sent] });
  await openOrders(page, shop);
  const search = page.getByRole('textbox', { name: 'Search by number, customer, city, parcel or product' });
  await search.fill((shop.numbers[1] ?? '').slice(1));
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(cardOf(page, shop, 1)).toBeVisible();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(1));
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(search).toHaveValue((shop.numbers[1] ?? '').slice(1));
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await search.fill(shop.numbers[2] ?? '');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('link', { name: '1 order found in “Managed”' }).click();
  await expect(cardOf(page, shop, 2)).toBeVisible();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(2));
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('link', { name: 'To manage 2' }).click();
  await expect(page.locator('[data-order]')).toHaveCount(2);
});

test('ORD-02 GEN-14 an empty tab and filters without a match show a message', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop);
  await expect(page.getByText('Nothing to manage')).toBeVisible();
  await page.goto(shop.at(`${salesPath}&deliveryType=next_day`));
  await expect(page.getByText('No orders match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Nothing to manage')).toBeVisible();
});

test('ORD-02 GEN-14 a failed list shows an error with the request id and can be tried again', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await page.route(listCall, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, message: 'internal', requestId: 'req-4711' }),
    }),
  );
  await openOrders(page, shop);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your orders');
  await expect(page.getByRole('alert')).toContainText('req-4711');
  await page.unroute(listCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, shop)).toBeVisible();
});

test('ORD-02 GEN-14 a lost network is survived', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await page.route(listCall, (route) => route.abort('internetdisconnected'));
  await openOrders(page, shop);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your orders');
  await page.unroute(listCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, shop)).toBeVisible();
});

test('ORD-02 300 orders: few are drawn at a time, the rest loads as it is scrolled to', async ({ page }) => {
  const orders = Array.from({ length: 300 }, (_, index) => ({ dispatchBy: inHours(24 + index / 60) }));
  const shop = await openShop({ orders });
  const pages: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/orders\?/.test(request.url())) pages.push(request.url());
  });
  await openOrders(page, shop);
  const cards = page.locator('[data-order]');
  await expect(cardOf(page, shop, 0)).toBeVisible();
  expect(await cards.count()).toBeLessThan(40);
  expect(pages).toHaveLength(1);
  const list = page.getByRole('region', { name: 'Orders' });
  const last = cardOf(page, shop, 299);
  await list.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 30_000);
    await expect(last).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(await cards.count()).toBeLessThan(40);
  expect(pages.length).toBeGreaterThanOrEqual(6);
  await expect(page.getByText('No more orders')).toBeVisible();
});

test('ORD-02 an order not opened yet is marked until it is opened', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  const marks = page.getByRole('img', { name: 'not opened yet' });
  // Beside the list the first one opens by itself.
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(marks).toHaveCount(2);
  await expect(page.locator('[data-order]').first().getByRole('img', { name: 'not opened yet' })).toHaveCount(0);
  await page.locator('[data-order]').nth(1).click();
  await expect(marks).toHaveCount(1);
  await expect(page.locator('[data-order]').nth(1).getByRole('img', { name: 'not opened yet' })).toHaveCount(0);
  await page.goto(shop.at(salesPath));
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(marks).toHaveCount(1);
  const stored = await page.evaluate<string>('localStorage.getItem("ordersReviewed")');
  expect(JSON.parse(stored)).toHaveLength(2);
});

test('ORD-12 late orders come first, marked and counted down', async ({ page }) => {
  const shop = await openShop({
    orders: [{ dispatchBy: inHours(2) }, { dispatchBy: inHours(-1), createdAt: inHours(-20) }],
  });
  await openOrders(page, shop);
  const cards = page.locator('[data-order]');
  await expect(cards.first()).toContainText('overdue');
  await expect(cards.first()).toContainText(shop.shown(1));
  await expect(cards.nth(1)).toContainText('left');
  await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
});

test('ORD-02 an address with an unknown order shows an error and leaves the list alone', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const stranger = await openShop({ orders: [{}] });
  await enter(page.context(), stranger);
  await page.goto(stranger.at(salesPath));
  const foreign = await page.locator('[data-order]').getAttribute('data-order');
  await loseSession(page);
  await openOrders(page, shop, `${salesPath}&order=${foreign}`);
  await expect(page.getByRole('alert')).toContainText('We can’t find this order');
  await expect(cardOf(page, shop)).toBeVisible();
});
