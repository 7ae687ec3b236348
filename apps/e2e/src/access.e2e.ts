import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { cardOf, enter, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const subscribed = (...codes: SellerRecord['services'][number]['code'][]): Partial<SellerRecord> => ({
  services: codes.map((code) => ({ code, status: 'subscribed' })),
});

const refusals = [
  {
    row: 'ACC-01 ACC-03',
    screen: 'shipping costs outside Switzerland',
    host: 'localhost',
    path: '/seller/my-account/shipping-costs',
    lands: /\/seller$/,
  },
  {
    row: 'ACC-01 ACC-03',
    screen: 'invoices in Switzerland',
    host: 'ch.localhost',
    path: '/seller/my-account/invoices',
    lands: /\/seller$/,
  },
  {
    row: 'ACC-01 ACC-03',
    screen: 'reports on the German brand',
    host: 'de.localhost',
    path: '/seller/metrics/reports',
    lands: /\/seller$/,
  },
  {
    row: 'ACC-02 ACC-03',
    screen: 'sync results without stock hub',
    host: 'localhost',
    path: '/seller/marketplace/sync-results',
    lands: /\/seller\/my-account\/profile$/,
  },
  {
    row: 'ACC-02 ACC-03',
    screen: 'warehouse orders without fulfilment',
    host: 'localhost',
    path: '/seller/fulfillment/pedidos',
    lands: /\/seller\/my-account\/profile$/,
  },
] as const;

for (const { row, screen, host, path, lands } of refusals) {
  test(`${row} ACC-06 ${screen}: redirected, with the reason`, async ({ page }) => {
    const shop = await openShop({ host });
    await openOrders(page, shop, path);
    await expect(page).toHaveURL(lands);
    await expect(page.getByText('You don’t have access to this page. If you need it, contact support.')).toBeVisible();
  });
}

test('ACC-02 a service that is only pending opens nothing', async ({ page }) => {
  const services: SellerRecord['services'] = [{ code: 'marketplace', status: 'pending' }];
  const shop = await openShop({ seller: { services } });
  await openOrders(page, shop);
  await expect(page).toHaveURL(/\/seller\/my-account\/profile$/);
});

test('ACC-05 GEN-08 the menu shows only what the seller may open, and the server refuses the rest', async ({
  page,
}) => {
  const shop = await openShop();
  await openOrders(page, shop);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const shown of [/^Orders/, 'My products', 'Upload offers', 'Invoices', 'Reports'])
    await expect(menu.getByRole('link', { name: shown })).toHaveCount(1);
  for (const hidden of ['Warehouse orders', 'Shipping costs', 'Sync results', 'Payout account'])
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
  const refused = await page.evaluate<string>(
    `fetch('/api/fulfilment/orders').then(async (r) => r.status + ' ' + (await r.json()).message)`,
  );
  expect(refused).toBe('403 access.service');
});

test('ACC-04 a Spanish gold partner signs in to its own sales and works its orders there', async ({ page }) => {
  const seller: Partial<SellerRecord> = {
    goldPartner: true,
    marketplaceConfiguration: { id: 'cfg-g', type: 'managed' },
    locale: 'es_ES',
  };
  const shop = await openShop({ host: 'es.localhost', seller, orders: [{}] });
  await page.goto(shop.at('/login'));
  await page.locator('input[name=username]').fill(shop.username);
  await page.locator('input[name=password]').fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller\/goldpartner\/ventas/);
  await cardOf(page, shop).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(cardOf(page, shop)).toContainText('En curso');
  await expect(
    page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: /^Pedidos/ }),
  ).toHaveAttribute('href', '/seller/goldpartner/ventas');
});

test("ORD-16 ACC-01 the warehouse's orders are shown and cannot be acted on", async ({ page }) => {
  const orders: Partial<OrderRecord>[] = [{ fulfilledByMarketplace: true }, {}];
  const shop = await openShop({ seller: subscribed('marketplace', 'fulfillment'), orders });
  await openOrders(page, shop, '/seller/fulfillment/pedidos');
  await expect(page.getByRole('heading', { level: 1, name: 'Warehouse orders' })).toBeVisible();
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await cardOf(page, shop, 0).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
  for (const action of ['Confirm', 'Dispatch…', 'Reject…'])
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  await page.goto(shop.at('/seller/marketplace/sales?tab=to-manage'));
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(cardOf(page, shop, 1)).toBeVisible();
});

test('AUT-13 the privacy policy for partners is public, on the German brand only', async ({ page }) => {
  const german = await openShop({ host: 'de.localhost' });
  for (const host of ['de.localhost', 'fr.localhost']) {
    await page.goto(german.at('/partner-privacy-policy').replace('de.localhost', host));
    await expect(page).toHaveURL(/\/partner-privacy-policy$/);
    await expect(page.getByRole('main')).toContainText('Datenschutz');
  }
  const spanish = await openShop();
  await page.goto(spanish.at('/partner-privacy-policy'));
  await expect(page).toHaveURL(/\/login$/);
  await enter(page.context(), spanish);
  await page.goto(spanish.at('/partner-privacy-policy'));
  await expect(page).toHaveURL(/\/seller$/);
});
