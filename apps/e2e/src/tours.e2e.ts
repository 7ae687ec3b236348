import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { expect, longerThanALook, loseSession, openOrders, paneOf, test } from './testing/journey.ts';
import { putSeller } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

test.use({ knownTours: false });

const stepNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Who works by keyboard goes on in the tour that has started by itself. */
const isFocusInTour = `document.activeElement?.closest('[role=dialog]') !== null`;

async function viewed(page: Page): Promise<readonly string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('viewedTours') ?? '[]');
  const tours: { name: string; expirationDate: string | null }[] = JSON.parse(stored);
  return tours.map((tour) => tour.name);
}

test('MET-06 ORD-15 the order card tour starts once, by keyboard from end to end, and the download’s on the next visit', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await expect(stepNamed(page, 'Number and value')).toBeVisible();
  expect(await viewed(page)).toEqual(['order_card']);
  await expect.poll(() => page.evaluate(isFocusInTour)).toBe(true);
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(stepNamed(page, 'Customer and items')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(stepNamed(page, 'Number and value')).toBeVisible();
  for (const name of ['Customer and items', 'Dispatch deadline', 'Open it']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(stepNamed(page, name)).toBeVisible();
  }
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(stepNamed(page, 'Open it').locator(':focus')).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(stepNamed(page, 'All new orders in one file')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  for (const name of ['Several at once', 'Pack by scanner', 'Dispatch from a list']) {
    await expect(stepNamed(page, name)).toBeVisible();
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Done' }))
      .click();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await viewed(page)).toEqual(['order_card', 'new_orders_download', 'order_desk']);
  await page.clock.install();
  await page.reload();
  await expect(page.locator('[data-order]')).toHaveCount(2);
  await page.clock.runFor(longerThanALook);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('MET-06 MET-08 the sales have a tour', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop, '/seller/metrics/business');
  for (const name of ['Today beside last week', 'Each day and its orders', 'What runs out soon', 'What sells most']) {
    await expect(stepNamed(page, name)).toBeVisible();
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Done' }))
      .click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await viewed(page)).toEqual(['business_launch']);
});

test('MET-06 a tour waits for what it points at and for dialogs, and is replayed from the help menu', async ({
  page,
}) => {
  await page.clock.install();
  const shop = await openShop();
  await openOrders(page, shop);
  await expect(page.getByText('Nothing to manage')).toBeVisible();
  await page.clock.runFor(longerThanALook);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await viewed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'An order at a glance' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Download new orders' }).click();
  await expect(stepNamed(page, 'All new orders in one file')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await viewed(page)).toEqual(['new_orders_download']);
});

test('MET-04 MET-06 a tour that leads to another screen goes before that screen’s own, which nobody has seen then', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-09-05T10:00:00Z' });
  const cancelled = { status: 'cancelled', cancellation: { reason: 'no_stock', at: inHours(-30) } } as const;
  const shop = await openShop({ orders: [{}, { createdAt: inHours(-40), past: { ...cancelled, shipment: [] } }] });
  const released = Promise.withResolvers<void>();
  await page.route('**/api/orders/cancelled*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openOrders(page, shop);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await page.clock.runFor(longerThanALook);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  released.resolve();
  await expect(page).toHaveURL(/\/seller\/metrics\/performance$/);
  await expect(stepNamed(page, 'How your account is doing')).toBeVisible();
  expect(await viewed(page)).toEqual(['performance_launch']);
  await expect.poll(() => page.evaluate(isFocusInTour)).toBe(true);
});

test('MET-06 each shop has its tours, whoever had them in this browser before', async ({ page }) => {
  const walk = async (shop: Shop) => {
    await openOrders(page, shop);
    await expect(stepNamed(page, 'Number and value')).toBeVisible();
    await page.keyboard.press('Escape');
    await loseSession(page);
  };
  await walk(await openShop({ orders: [{}] }));
  await walk(await openShop({ orders: [{}] }));
  expect(await viewed(page)).toEqual(['order_card', 'order_card']);
});

test('MET-06 what was seen is known in another browser of the person, and another shop of theirs has its own', async ({
  page,
  browser,
}) => {
  const shop = await openShop({ orders: [{}] });
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/tours/order_card/viewed') && reply.ok());
  await openOrders(page, shop);
  await expect(stepNamed(page, 'Number and value')).toBeVisible();
  await kept;
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openOrders(elsewhere, shop);
  await expect(stepNamed(elsewhere, 'All new orders in one file')).toBeVisible();
  expect(await viewed(elsewhere)).toEqual(['new_orders_download']);
  await context.close();
  const other = await openShop({ seller: { name: 'Farmacia Ruzafa' }, orders: [{}] });
  const users = [...other.record.users, ...shop.record.users];
  await putSeller(other.brand, other.externalId, { ...other.record, users });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: /Farmacia Ruzafa/ }).click();
  await expect(page.getByText(other.shown(0)).first()).toBeVisible();
  await expect(stepNamed(page, 'Number and value')).toBeVisible();
});

test('MET-06 what the server could not be notified of is sent with the next visit', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const address = '**/api/tours/order_card/viewed';
  await page.route(address, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/tours/order_card/'));
  await openOrders(page, shop);
  await lost;
  await page.unroute(address);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/tours/order_card/viewed') && reply.ok());
  await page.reload();
  await kept;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('MET-06 the tour of the cards fits, and ends with the screen', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await openOrders(page, shop);
    await expect(stepNamed(page, 'Number and value')).toBeVisible();
    const box = await stepNamed(page, 'Number and value').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.locator('[data-order]').first().click();
    await expect(paneOf(page)).toBeVisible();
  });
});
