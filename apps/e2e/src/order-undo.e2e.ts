import type { Page } from '@playwright/test';
import { cardOf, enter, expect, knowTours, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { readDatabase } from './testing/ask-database.ts';
import { scan, trackingNumber } from './testing/scanner.ts';
import { openShop, type Shop } from './testing/shop.ts';

/** For ten seconds an order can be taken back; then a worker tells of it. */
const afterUndo = { timeout: 60_000 };

const undoOf = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

/** Confirms the first order by its key. */
async function confirmFirst(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await page.keyboard.press('c');
}

/** What the marketplace has heard of the shop's orders. */
async function heard(shop: Shop): Promise<number> {
  const rows = await readDatabase(
    'select 1 from marketplace_event join seller on seller.id = seller_id where external_id = $1',
    [shop.externalId],
  );
  return rows.length;
}

test('ORD-17 an order that was confirmed is taken back by one key, and is open again', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await confirmFirst(page);
  await expect(page.getByText(`Order ${shop.shown(0)} confirmed`)).toBeVisible();
  await expect(paneOf(page)).toContainText(shop.shown(1));
  await expect(cardOf(page, shop, 0)).toContainText('In progress');
  await expect(cardOf(page, shop, 0).getByRole('img', { name: 'Being sent: can still be undone' })).toBeVisible();
  await expect(undoOf(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone. Nothing was sent.')).toBeVisible();
  await expect(undoOf(page)).toHaveCount(0);
  await expect(paneOf(page)).toContainText(shop.shown(0));
  await expect(cardOf(page, shop, 0)).toContainText('New');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expect(paneOf(page).getByRole('region', { name: 'History' })).toContainText('Undone');
  expect(await heard(shop)).toBe(0);
});

test('ORD-17 another browser sees that an order is being sent, and takes it back', async ({ page, browser }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  const other = await (await browser.newContext()).newPage();
  await knowTours(other.context());
  await enter(other.context(), shop);
  await other.goto(shop.at(salesPath));
  await expect(paneOf(other)).toContainText(shop.shown(0));
  await confirmFirst(page);
  await expect(cardOf(other, shop, 0).getByRole('img', { name: 'Being sent: can still be undone' })).toBeVisible();
  await paneOf(other).getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Undone. Nothing was sent.')).toBeVisible();
  await expect(cardOf(page, shop, 0)).toContainText('New');
  await other.context().close();
});

test('ORD-17 closing the tab sends what was done; before that nobody outside has heard of it', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await confirmFirst(page);
  await expect(page.getByText(`Order ${shop.shown(0)} confirmed`)).toBeVisible();
  expect(await heard(shop)).toBe(0);
  await page.close();
  await expect.poll(() => heard(shop), afterUndo).toBe(1);
});

test('ORD-17 what was taken back too late stays sent, and says so', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await page.route('**/undo', (route) => {
    // A slow connection: it arrives once the order was sent.
    void expect
      .poll(() => heard(shop), afterUndo)
      .toBe(1)
      .then(() => route.continue());
  });
  await confirmFirst(page);
  await undoOf(page).click();
  await expect(page.getByText('This has already been sent and can’t be undone any more.')).toBeVisible(afterUndo);
  await expect(cardOf(page, shop, 0)).toContainText('In progress');
});

const line = { productId: 'P-1', quantity: 1, unitPrice: 479, stockOrigin: 'own' } as const;

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, isMobile: width === 390 });

    test('ORD-17 an order that was packed and sent is taken back onto the table', async ({ page }) => {
      const shop = await openShop({ host: 'de.localhost', orders: [{ lines: [line] }, { lines: [line] }] });
      await openOrders(page, shop, '/seller/marketplace/sales?tab=to-manage&pack=true');
      const desk = page.getByRole('dialog', { name: 'Packing' });
      const number = desk.getByRole('heading', { level: 2 }).first();
      await expect(number).toHaveText(shop.shown(0));
      await scan(page, '-03752864');
      await expect(desk.getByRole('region', { name: 'Packed' })).toBeVisible();
      await scan(page, trackingNumber(1));
      await expect(desk.getByRole('group', { name: 'Label' })).toContainText(trackingNumber(1));
      await page.keyboard.press('p');
      await expect(number).toHaveText(shop.shown(1));
      await expect(desk).toContainText('1 of 2');
      const message = await page.getByText(`Order ${shop.shown(0)} dispatched`).boundingBox();
      const foot = await desk.getByRole('contentinfo').boundingBox();
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      if (width === 390) await undoOf(page).tap();
      else await page.keyboard.press('u');
      await expect(number).toHaveText(shop.shown(0));
      await expect(desk.getByRole('region', { name: 'Packed' })).toBeVisible();
      await expect(desk).toContainText('0 of 2');
      expect(await heard(shop)).toBe(0);
    });
  });
