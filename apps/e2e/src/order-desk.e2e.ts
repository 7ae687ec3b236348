import type { Page } from '@playwright/test';
import { cardOf, expect, hearNothing, openOrders, paneOf, test } from './testing/journey.ts';
import { cancelOrder } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

const openNumber = (page: Page) => paneOf(page).getByRole('heading', { level: 2 });
const offlineStrip = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });

test('GEN-13 the first order of a tab is open by itself', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.getByRole('link', { name: 'Managed' }).click();
  await expect(openNumber(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Managed 0' })).toBeVisible();
  await expect(page.getByText('Select an order')).toHaveCount(0);
});

test('GEN-13 ten new orders are confirmed with at most 25 keystrokes, and the last is ready to be dispatched', async ({
  page,
}) => {
  const shop = await openShop({ orders: Array.from({ length: 10 }, () => ({})) });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    await page.keyboard.press(key);
  };
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  // The order's tools are at the end of the page: it is a few steps back to them.
  for (let step = 0; step < 12 && (await confirm.and(page.locator(':focus')).count()) === 0; step += 1)
    await press('Shift+Tab');
  for (let order = 0; order < 10; order += 1) {
    await expect(openNumber(page)).toHaveText(shop.shown(order));
    await expect(confirm).toBeFocused();
    await press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Dispatch…' })).toBeFocused();
  expect(keystrokes).toBeLessThanOrEqual(25);
  await page.reload();
  await expect(page.locator('[data-order]').filter({ hasText: 'In progress' })).toHaveCount(10);
});

test('GEN-13 what was done to which order is heard, and where one is now', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  const heard = page.getByRole('status').filter({ hasText: 'confirmed' });
  await page.keyboard.press('c');
  await expect(openNumber(page)).toHaveText(shop.shown(1));
  await expect(heard).toContainText(`Order ${shop.shown(0)} confirmed`);
  await expect(heard).toContainText(`Now ${shop.shown(1)}, Katharina, Emmendingen, 2 items, by `);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveAccessibleDescription(
    `${shop.shown(1)}, Katharina, Emmendingen`,
  );
  await page.keyboard.press('c');
  await expect(heard).toContainText(`Order ${shop.shown(1)} confirmed`);
  await expect(heard).toContainText('No other new orders in this list.');
});

test('GEN-13 after an order has left the list the next one opens with the focus on its next step, by pointer too', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop, 1).click();
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'No stock' }).click();
  await dialog.getByRole('button', { name: /^Select/ }).click();
  await dialog.getByRole('button', { name: /^Reject/ }).click();
  await expect(openNumber(page)).toHaveText(shop.shown(2));
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await expect(cardOf(page, shop, 1)).toHaveCount(0);
});

test('GEN-13 the way to the next order keeps the focus, also at its end', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  const next = page.getByRole('link', { name: 'Next order' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(openNumber(page)).toHaveText(shop.shown(1));
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(openNumber(page)).toHaveText(shop.shown(1));
});

test('ORD-07 GEN-14 without a connection nothing looks done: a strip says so and the action fails', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  const tried: string[] = [];
  page.on('request', (request) => request.url().endsWith('/confirm') && tried.push(request.url()));
  await page.context().setOffline(true);
  await expect(offlineStrip(page)).toBeVisible();
  await confirm.click();
  await expect(page.getByText('We couldn’t change the order status')).toBeVisible();
  expect(tried).toHaveLength(1);
  await expect(paneOf(page)).toContainText('New');
  await expect(confirm).toBeFocused();
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.context().setOffline(false);
  await expect(offlineStrip(page)).toHaveCount(0);
  await confirm.click();
  await expect(page.getByText(/^Order .+ confirmed$/)).toBeVisible();
});

test('GEN-14 a dialog that cannot load fails alone and can be tried again', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const lost = /\/assets\/reject-dialog/;
  await page.route(lost, (route) => route.abort());
  await openOrders(page, shop);
  await page.getByRole('button', { name: 'Reject…' }).click();
  const failure = page.getByRole('alertdialog', { name: 'This didn’t load' });
  await expect(failure).toBeVisible();
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toHaveCount(0);
});

test('GEN-14 a part that cannot load leaves its screen as it is, and comes with the connection', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const lost = /\/assets\/(?:top-bar-menus|help-tours|notifications-panel|order-filter-panel|print-choices|desk-tools)/;
  await page.route(lost, (route) => route.abort());
  await openOrders(page, shop);
  const failure = page.getByRole('alertdialog', { name: 'This didn’t load' });
  for (const name of [/Language/, /^Help/, /^Notifications/, /^Filter/, /^Print/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(failure.first(), String(name)).toBeVisible();
    await expect(openNumber(page)).toHaveText(shop.shown(0));
    await page.keyboard.press('Escape');
    await expect(failure, String(name)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(failure).toBeVisible();
  await page.unroute(lost);
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
});

test('GEN-13 one Escape closes one layer', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialogs = page.getByRole('dialog');
  await expect(dialogs).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(1);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
});

for (const width of [820, 1100, 1440])
  test(`GEN-14 at ${width} px Back closes one layer, and a closed dialog leaves nothing to go back to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const isWide = width >= 1200;
    const shop = await openShop({ orders: [{}] });
    await openOrders(page, shop);
    await cardOf(page, shop).click();
    if (isWide) await page.getByRole('link', { name: 'More information' }).click();
    const dialogs = page.getByRole('dialog');
    await expect(dialogs).toHaveCount(1);
    const reject = dialogs.getByRole('button', { name: 'Reject…' });
    await reject.click();
    await expect(dialogs).toHaveCount(2);
    await dialogs.last().getByRole('button', { name: 'Close' }).click();
    await expect(dialogs).toHaveCount(1);
    await reject.click();
    await expect(dialogs).toHaveCount(2);
    await page.goBack();
    await expect(dialogs).toHaveCount(1);
    await page.goBack();
    await expect(dialogs).toHaveCount(0);
    await expect(cardOf(page, shop)).toBeVisible();
  });

test('ORD-06 ORD-09 what was sent is seen beside the list: courier, number, code, and every step', async ({ page }) => {
  const past = {
    status: 'processed',
    processedAt: inHours(-0.5),
    shipment: [{ status: 'prepared', at: inHours(-0.5) }],
  } as const;
  const shop = await openShop({
    orders: [
      {
        past: {
          ...past,
          shipment: [...past.shipment],
          courier: 'other',
          trackingNumber: 'TRACK-0815',
          trackingUrl: 'https://example.com/TRACK-0815',
        },
      },
      { past: { ...past, shipment: [...past.shipment], courier: 'pickup_point', pickupCode: 'A1B2' } },
    ],
  });
  await openOrders(page, shop, '/seller/marketplace/sales?tab=managed');
  await cardOf(page, shop, 0).click();
  const shipment = page.getByRole('region', { name: 'Shipment' });
  await expect(shipment).toContainText('Other courier');
  await expect(shipment.getByRole('link', { name: 'TRACK-0815' })).toHaveAttribute(
    'href',
    'https://example.com/TRACK-0815',
  );
  await expect(shipment.getByRole('listitem')).toContainText([/Ordered/, /Prepared/, /In transit/, /Delivered/]);
  await cardOf(page, shop, 1).click();
  await expect(shipment).toContainText('Pick-up at the shop');
  await expect(shipment).toContainText('A1B2');
  await expect(shipment.getByRole('listitem')).toContainText([/Ordered/, /Prepared/, /Collected/]);
  await expect(shipment).not.toContainText('In transit');
});

test('ORD-10 a dialog goes when its order was cancelled meanwhile, and a message says why', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await hearNothing(page);
  await openOrders(page, shop);
  await page.getByRole('button', { name: 'Dispatch…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Choose a courier').click();
  await page.getByRole('option', { name: 'DHL', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('123456789012');
  await cancelOrder(shop.brand, shop.numbers[0] ?? '');
  await dialog.getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(page.getByText(`You can’t do this any more: order ${shop.shown(0)} is now “Cancelled”.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GEN-13 sums are never cut, whatever the voucher is called', async ({ page }) => {
    const shop = await openShop({ orders: [{ discount: { amount: 100, label: 'W'.repeat(50) } }] });
    await openOrders(page, shop);
    await cardOf(page, shop).click();
    const total = page.getByText('Total, incl. VAT').locator('xpath=following-sibling::dd[1]');
    await total.scrollIntoViewIfNeeded();
    const box = await total.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  });
});

test('an order prints as a document: without frame, list and buttons, and nothing of it cut', async ({ page }) => {
  const lines = Array.from({ length: 12 }, () => ({ productId: 'P-1', quantity: 1, unitPrice: 479 }));
  const shop = await openShop({ orders: [{ lines: lines.map((line) => ({ ...line, stockOrigin: 'own' as const })) }] });
  await openOrders(page, shop);
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await expect(page.locator('[data-order]')).toBeHidden();
  const cut = await page.evaluate<number>(
    '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector("article"))',
  );
  expect(cut).toBe(0);
  await expect(page.getByText('Total, incl. VAT')).toBeVisible();
});

test('GEN-04 ORD-02 days are typed and shown in the language of the portal', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'de_DE' }, orders: [{}] });
  await openOrders(page, shop);
  await page.getByRole('button', { name: 'Filter' }).click();
  const from = page.getByRole('textbox', { name: 'Bestellt ab' });
  await expect(from).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  await from.fill('1.2.2026');
  await from.blur();
  await expect(page).toHaveURL(/from=2026-02-01/);
  await expect(from).toHaveValue('01.02.2026');
  await from.fill('31.2.2026');
  await from.blur();
  await expect(from).toHaveValue('01.02.2026');
});
