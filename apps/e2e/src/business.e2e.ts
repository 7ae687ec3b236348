import { readFile } from 'node:fs/promises';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { anOrder, inValencia } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putOrders } from './testing/marketplace.ts';
import { pressItem } from './testing/menus.ts';
import { openOfferShop, type OfferShop } from './testing/offers.ts';
import { openShop, type Shop, type ShopOptions } from './testing/shop.ts';

const path = '/seller/metrics/business';
const dayMs = 24 * 3_600_000;
const now = Date.now();
/** Noon in Madrid or an hour beside it, some days ago. */
const ago = (days: number) => `${new Date(now - days * dayMs).toISOString().slice(0, 10)}T11:00:00.000Z`;
const dayName = (days: number) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(ago(days)));
  return `${format({ weekday: 'short' })} ${format({ day: 'numeric', month: 'short' })}`;
};

const sent: NonNullable<OrderRecord['past']> = {
  status: 'processed',
  confirmedAt: ago(2),
  processedAt: ago(2),
  courier: 'dhl',
  trackingNumber: '003404341234',
  shipment: [{ status: 'prepared', at: ago(2) }],
};

interface Sale {
  /** Which of the shop’s offers; how many units, and how many days ago. */
  readonly offer: number;
  readonly units: number;
  readonly days: number;
  readonly more?: Partial<OrderRecord>;
}

/** Hands orders over and returns their numbers as the screens write them. */
async function sell(shop: OfferShop, sales: readonly Sale[]): Promise<string[]> {
  const orders = sales.map(({ offer, units, days, more }) =>
    anOrder({
      number: shop.nextNumber(),
      seller: shop.externalId,
      createdAt: ago(days),
      shipping: 0,
      lines: [{ productId: shop.productIds[offer] ?? '', quantity: units, unitPrice: 1000, stockOrigin: 'own' }],
      ...more,
    }),
  );
  await putOrders(shop.brand, orders);
  return orders.map(({ number }) => number);
}

/** A shop with two offers: of one nearly all was sold, of the other only one unit. */
async function openSales(page: Page, options: ShopOptions = {}): Promise<{ shop: OfferShop; numbers: string[] }> {
  const shop = await openOfferShop(
    [
      { name: 'Marinella Handcreme', price: 1000, stock: 3 },
      { name: 'Ondalora Lippenpflege', price: 1000, stock: 0 },
    ],
    { ...options, seller: { locale: 'en_GB', address: inValencia } },
  );
  const numbers = await sell(shop, [
    { offer: 0, units: 6, days: 2 },
    { offer: 0, units: 5, days: 2, more: { past: sent } },
    { offer: 1, units: 1, days: 9 },
  ]);
  await enter(page.context(), shop);
  return { shop, numbers };
}

async function openScreen(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
}

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');
const listed = (page: Page) => page.locator('[data-order]');

test('MET-08 from Home to the days and the orders of one, by keyboard', async ({ page }) => {
  const { shop, numbers } = await openSales(page);
  await page.goto(shop.at('/seller'));
  const card = page.getByRole('region', { name: 'Sales' });
  await expect(card).toContainText('€110.00');
  await expect(card).toContainText('Marinella Handcreme');
  await card.getByRole('link', { name: 'All sales figures' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  const day = rows(page, 'Day by day').filter({ hasText: dayName(2) });
  await expect(day.getByRole('cell')).toHaveText(['2', '11', '110.00', '10.00', '+1,000%']);
  await expect(page.getByRole('region', { name: 'Sales per day' })).toContainText('€110.00 (€10.00)');
  for (const [tab, number] of [
    ['1 to manage', numbers[0]],
    ['1 managed', numbers[1]],
  ] as const) {
    await day.getByRole('link', { name: `${dayName(2)}: ${tab}` }).press('Enter');
    await expect(listed(page)).toHaveCount(1);
    await expect(page.locator(`[data-order]`)).toContainText(new RegExp(number?.split('').join('\\s?') ?? ''));
    await page.goBack();
  }
});

test('MET-08 best sellers and stock that runs out lead to their orders and their offer', async ({ page }) => {
  const { shop } = await openSales(page);
  await openScreen(page, shop);
  const best = rows(page, 'Best sellers');
  await expect(best.nth(1)).toContainText('Marinella Handcreme');
  await expect(best.nth(1)).toContainText('7 more days');
  await expect(best.nth(2)).toContainText('too few sales');
  const running = rows(page, 'Running out');
  await expect(running).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Running out' })).toContainText('1 product sold fewer than 3 units');
  await page.getByRole('radio', { name: 'Sales' }).press('Space');
  await expect(best.nth(1)).toContainText('110.00');
  await running.getByRole('link', { name: 'Marinella Handcreme: 11 units sold, open the orders' }).press('Enter');
  await expect(listed(page)).toHaveCount(1);
  await page.goBack();
  await running.getByRole('link', { name: 'Set stock: Marinella Handcreme' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`product=${shop.productIds[0]}`));
  await expect(page.getByRole('dialog', { name: /Marinella Handcreme/ })).toBeVisible();
});

test('MET-08 an order that comes in is there without reloading', async ({ page }) => {
  const { shop } = await openSales(page);
  await openScreen(page, shop);
  const day = rows(page, 'Day by day').filter({ hasText: dayName(1) });
  await expect(day.getByRole('cell').first()).toHaveText('0');
  await sell(shop, [{ offer: 1, units: 4, days: 1 }]);
  await expect(day.getByRole('cell')).toHaveText(['1', '4', '40.00', '0.00', '–']);
  await expect(rows(page, 'Running out').nth(1)).toContainText('sold out');
});

test('MET-08 both files; light and dark have no barrier, nor has Home', async ({ page }) => {
  const { shop } = await openSales(page);
  await openScreen(page, shop);
  for (const [item, name] of [
    ['The last 14 days, .csv', /^sales-per-day-.*\.csv$/],
    ['All products sold, .xlsx', /^products-sold-.*\.xlsx$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), pressItem(page, item)]);
    expect(file.suggestedFilename()).toMatch(name);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openScreen(page, shop);
    await expect(rows(page, 'Running out').nth(1)).toBeVisible();
    expect(await findBarriers(page, 'html')).toEqual([]);
    await page.goto(shop.at('/seller'));
    await expect(page.getByRole('region', { name: 'Sales' })).toContainText('€110.00');
    expect(await findBarriers(page, 'html')).toEqual([]);
  }
});

test('MET-08 without orders the screen says what will be here; a failed answer is tried again', async ({ page }) => {
  const shop = await openShop({ seller: { address: inValencia } });
  await enter(page.context(), shop);
  const answer = /\/api\/business$/;
  await page.route(answer, (route) => route.abort());
  await page.goto(shop.at('/seller'));
  await expect(page.getByRole('region', { name: 'Sales' })).toContainText('could not be loaded');
  await expect(page.getByRole('region', { name: 'Next' })).toBeVisible();
  await page.goto(shop.at(path));
  await expect(page.getByText('The sales figures could not be loaded')).toBeVisible();
  await page.unroute(answer);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText('No orders in the last weeks')).toBeVisible();
});

test('MET-08 AUT-18 who may not see money has neither the screen nor the card', async ({ page }) => {
  const shop = await openShop({ role: 'orders' });
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller'));
  await expect(page.getByText('Nothing else to do')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sales' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sales', exact: true })).toHaveCount(0);
});

test('MET-08 AUT-18 who keeps the offers sees what runs out, and no amount', async ({ page }) => {
  const { shop } = await openSales(page, { role: 'catalogue' });
  await page.goto(shop.at('/seller'));
  await page.getByRole('link', { name: 'Running out', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Running out' })).toBeVisible();
  const running = rows(page, 'Within 14 days');
  await expect(running).toHaveCount(2);
  await expect(running.nth(1)).toContainText('7 more days');
  await expect(page.getByRole('main')).not.toContainText('€');
  expect(await findBarriers(page, 'html')).toEqual([]);
  await running.getByRole('link', { name: 'Set stock: Marinella Handcreme' }).press('Enter');
  await expect(page.getByRole('dialog', { name: /Marinella Handcreme/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('MET-08 figures below each other, links a fingertip high, nothing wider than the page', async ({ page }) => {
    const { shop } = await openSales(page);
    await openScreen(page, shop);
    await expect(rows(page, 'Running out').nth(1)).toBeVisible();
    for (const link of await page.getByRole('table').getByRole('link').all())
      expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await findBarriers(page, 'html')).toEqual([]);
    await rows(page, 'Day by day')
      .getByRole('link', { name: `${dayName(2)}: 1 managed` })
      .tap();
    await expect(listed(page)).toHaveCount(1);
  });
});
