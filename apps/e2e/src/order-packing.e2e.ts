import type { Page } from '@playwright/test';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { dataMatrix, inDays, scan, trackingNumber } from './testing/scanner.ts';
import { openShop, type Shop } from './testing/shop.ts';

const twoProducts = {
  lines: [
    { productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' },
    { productId: 'P-2', quantity: 1, unitPrice: 690, stockOrigin: 'own' },
  ],
} as const;
const oneProduct = { lines: [{ productId: 'P-1', quantity: 1, unitPrice: 479, stockOrigin: 'own' }] } as const;

/** In Code 39, as on the pack. */
const [ibulenta, hamalind] = ['-03752864', '-04271937'];
const ibulentaGtin = '4150037528643';

const openGermanShop = (orders: Parameters<typeof openShop>[0] & object) =>
  openShop({ host: 'de.localhost', ...orders });
const desk = (page: Page) => page.getByRole('dialog', { name: 'Packing' });
const number = (page: Page) => desk(page).getByRole('heading', { level: 2 }).first();
const said = (page: Page) => desk(page).locator('p[role=status]');
const alert = (page: Page) => desk(page).getByRole('alert');
const units = (page: Page) => desk(page).getByRole('list', { name: 'Items to pack' });

/** Opens the desk at the shop's first order, from the list. */
async function openDesk(page: Page, shop: Shop): Promise<void> {
  await openOrders(page, shop);
  if (page.viewportSize()?.width === 390) await cardOf(page, shop, 0).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pack', exact: true }).focus();
  await page.keyboard.press('b');
  await expect(number(page)).toHaveText(shop.shown(0));
}

/** An order is packed: wrong pack, near expiry, the third of two; then its label is scanned and it is sent, by keys alone. */
async function packFirstOrder(page: Page, shop: Shop): Promise<void> {
  await expect(said(page)).toContainText(`Order ${shop.shown(0)}, 3 items`);
  await scan(page, ibulenta);
  await expect(said(page)).toContainText('Ibulenta 400 mg akut, 1 of 2. 2 items to go');
  await scan(page, dataMatrix(ibulentaGtin, inDays(40), 'B77'));
  await expect(alert(page)).toContainText('Expires in');
  await expect(units(page)).toContainText('1 of 2');
  await page.keyboard.press('j');
  await expect(units(page)).toContainText('2 of 2');
  await expect(units(page)).toContainText('Batch B77');
  await expect(alert(page)).toHaveCount(0);
  await scan(page, ibulenta);
  await expect(alert(page)).toContainText('Already complete');
  await scan(page, hamalind);
  await expect(units(page)).toContainText('0 of 1');
  await page.keyboard.press('Space');
  await expect(alert(page)).toHaveCount(0);
  await scan(page, dataMatrix(ibulentaGtin, inDays(-3), 'B1'));
  await expect(alert(page)).toContainText('Already complete');
  await page.keyboard.press('Space');
  await scan(page, hamalind);
  await expect(desk(page).getByRole('region', { name: 'Packed' })).toContainText('Now scan the label');
  await scan(page, trackingNumber(1));
  await expect(desk(page).getByRole('group', { name: 'Label' })).toContainText('DHL');
  await page.keyboard.press('p');
  await expect(number(page)).toHaveText(shop.shown(1));
  await expect(said(page)).toContainText(`${shop.shown(0)} dispatched.`);
  await expect(said(page)).toContainText(`Order ${shop.shown(1)}, 1 item`);
}

async function packSecondOrder(page: Page, shop: Shop): Promise<void> {
  await scan(page, hamalind);
  await expect(alert(page)).toContainText('Wrong product');
  await expect(alert(page)).toContainText('Needed');
  await page.keyboard.press('Space');
  await scan(page, '4011798005432');
  await expect(alert(page)).toContainText('Unknown code');
  await scan(page, ibulenta);
  await expect(alert(page)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(units(page)).toContainText('0 of 1');
  await scan(page, ibulenta);
  await scan(page, trackingNumber(2));
  await expect(desk(page).getByRole('group', { name: 'Label' })).toContainText(trackingNumber(2));
  // The Enter of a scanner sends nothing; the one of a person does.
  await expect(number(page)).toHaveText(shop.shown(1));
  await page.keyboard.press('p');
  await expect(desk(page)).toContainText('Nothing left to pack');
  await page.keyboard.press('Escape');
  await expect(desk(page)).toHaveCount(0);
  await expect(page.locator('[data-order]')).toHaveCount(0);
}

test('ORD-14 orders are packed and sent by scanner and keys alone, and the next one comes by itself', async ({
  page,
}) => {
  const shop = await openGermanShop({ orders: [twoProducts, oneProduct] });
  await openDesk(page, shop);
  await packFirstOrder(page, shop);
  await packSecondOrder(page, shop);
});

test('ORD-14 what was packed is there again after the tab was closed, and in the order’s history', async ({
  page,
  context,
}) => {
  const shop = await openGermanShop({ orders: [twoProducts, oneProduct] });
  await openDesk(page, shop);
  await scan(page, ibulenta);
  await expect(units(page)).toContainText('1 of 2');
  await scan(page, shop.numbers[1] ?? '');
  await expect(alert(page)).toContainText(`Belongs to ${shop.shown(1)}`);
  await page.keyboard.press('w');
  await expect(number(page)).toHaveText(shop.shown(1));
  await scan(page, ibulenta);
  await expect(desk(page).getByText('Not saved yet')).toHaveCount(0);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(desk(again).getByRole('region', { name: 'Packed' })).toBeVisible();
  await again.keyboard.press('n');
  await expect(number(again)).toHaveText(shop.shown(0));
  await expect(units(again)).toContainText('1 of 2');
  await again.goBack();
  await again.goto(shop.at('/seller/marketplace/sales?tab=to-manage'));
  await cardOf(again, shop, 1).click();
  await expect(paneOf(again).getByRole('region', { name: 'History' })).toContainText('Packed');
});

test('ORD-14 a pack without a code is ticked by hand, and a code can be typed', async ({ page }) => {
  const shop = await openGermanShop({ orders: [twoProducts] });
  await openDesk(page, shop);
  await desk(page).getByRole('button', { name: 'Tick Hamalind Wundcreme by hand' }).click();
  await expect(units(page)).toContainText('by hand');
  await page.keyboard.press('t');
  const field = desk(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('PZN 03752864');
  await page.keyboard.press('Enter');
  await expect(units(page)).toContainText('1 of 2');
  await expect(field).toHaveCount(0);
  await page.goBack();
  await expect(desk(page)).toHaveCount(0);
  await expect(cardOf(page, shop, 0)).toBeVisible();
});

test.describe('ORD-14 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same is packed with the thumb in reach of every button', async ({ page }) => {
    const shop = await openGermanShop({ orders: [twoProducts, oneProduct] });
    await openDesk(page, shop);
    await packFirstOrder(page, shop);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    for (const button of await desk(page).getByRole('contentinfo').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await packSecondOrder(page, shop);
  });
});
