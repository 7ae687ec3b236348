import type { Page } from '@playwright/test';
import { cardOf, expect, openOrders, test } from './testing/journey.ts';
import { scan, trackingNumber } from './testing/scanner.ts';
import { openShop, type Shop } from './testing/shop.ts';

const orderCount = 30;
const line = { productId: 'P-1', quantity: 1, unitPrice: 479, stockOrigin: 'own' } as const;

const dayOf = (count: number) =>
  openShop({ host: 'de.localhost', orders: Array.from({ length: count }, () => ({ lines: [line] })) });

/** Confirms orders one after the other by C; each that comes is named where the focus is. Returns how many keys were pressed. */
async function confirmByKeys(page: Page, shop: Shop, count: number): Promise<number> {
  let keys = 0;
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  for (let at = 0; at < count; at += 1) {
    await expect(confirm).toHaveAccessibleDescription(new RegExp(`^${shop.shown(at)}, `));
    if (at > 0) await expect(confirm).toBeFocused();
    await page.keyboard.press('c');
    keys += 1;
  }
  return keys;
}

/** Packs and sends all orders: each scan of a pack and of a label is one, each P a key. */
async function packAll(page: Page, shop: Shop, count: number): Promise<void> {
  const desk = page.getByRole('dialog', { name: 'Packing' });
  for (let at = 0; at < count; at += 1) {
    await expect(desk.getByRole('heading', { level: 2 }).first()).toHaveText(shop.shown(at));
    await expect(desk.locator('p[role=status]')).toContainText(`Order ${shop.shown(at)}, 1 item`);
    await scan(page, '-03752864');
    await expect(desk.getByRole('region', { name: 'Packed' })).toBeVisible();
    await scan(page, trackingNumber(1000 + at));
    await expect(desk.getByRole('group', { name: 'Label' })).toContainText(trackingNumber(1000 + at));
    await page.keyboard.press('p');
  }
  await expect(desk).toContainText('Nothing left to pack');
  await expect(desk).toContainText(`${count} orders packed`);
  await page.keyboard.press('Escape');
  await expect(desk).toHaveCount(0);
}

async function workTheDay(page: Page, shop: Shop): Promise<void> {
  await confirmByKeys(page, shop, orderCount);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await page.goto(shop.at('/seller/marketplace/sales?tab=to-manage&pack=true'));
  await packAll(page, shop, orderCount);
  await page.goto(shop.at('/seller/marketplace/sales?tab=managed'));
  await expect(page.getByRole('link', { name: /^Managed/ })).toContainText(String(orderCount));
}

test('ORD-13 ten orders are confirmed with ten keys, each named to a screen reader', async ({ page }) => {
  const shop = await dayOf(10);
  await openOrders(page, shop);
  expect(await confirmByKeys(page, shop, 10)).toBeLessThanOrEqual(17);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
});

test('ORD-14 thirty orders are confirmed, packed and sent by scanner and keys', async ({ page }) => {
  test.setTimeout(300_000);
  const shop = await dayOf(orderCount);
  await openOrders(page, shop);
  await workTheDay(page, shop);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ORD-14 thirty orders are confirmed, packed and sent by scanner and keys', async ({ page }) => {
    test.setTimeout(300_000);
    const shop = await dayOf(orderCount);
    await openOrders(page, shop);
    await cardOf(page, shop, 0).tap();
    await workTheDay(page, shop);
  });
});
