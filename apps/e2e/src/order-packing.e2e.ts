import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { ntinOf } from '@offizin/domain/identifiers/ntin';
import { aProduct } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriersInThemes } from './testing/axe.ts';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { putProducts } from './testing/marketplace.ts';
import { timesDone } from './testing/offline.ts';
import { dataMatrix, inDays, scan, trackingNumber } from './testing/scanner.ts';
import { openShop, type Shop } from './testing/shop.ts';

const twoProducts: Partial<OrderRecord> = {
  lines: [
    { productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' },
    { productId: 'P-packed', quantity: 1, unitPrice: 690, stockOrigin: 'own' },
  ],
};
const oneProduct: Partial<OrderRecord> = {
  lines: [{ productId: 'P-1', quantity: 1, unitPrice: 479, stockOrigin: 'own' }],
};

/** In Code 39, as on the pack. */
const [ibulenta, hamalind] = ['-03752864', '-04271931'];
const ibulentaGtin = '4150037528643';

async function openGermanShop({ orders }: { orders: Partial<OrderRecord>[] }): Promise<Shop> {
  const codes = { nationalCode: '04271931', gtin: ntinOf('04271931') };
  await putProducts('de', [aProduct({ productId: 'P-packed', name: 'Hamalind Wundcreme', pack: '50 g', ...codes })]);
  return openShop({ host: 'de.localhost', orders });
}
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
  await expect(alert(page)).toHaveCount(0);
  await scan(page, hamalind);
  await expect(desk(page).getByRole('region', { name: 'Packed' })).toContainText('Now scan the label');
  await scan(page, trackingNumber(1));
  await expect(desk(page).getByRole('group', { name: 'Label' })).toContainText('DHL');
  await page.keyboard.press('p');
  await expect(number(page)).toHaveText(shop.shown(1));
  await expect(page.getByText(`Order ${shop.shown(0)} dispatched`)).toBeVisible();
  await expect(said(page)).toContainText(`Order ${shop.shown(1)}, 1 item`);
}

async function packSecondOrder(page: Page, shop: Shop): Promise<void> {
  await scan(page, hamalind);
  await expect(alert(page)).toContainText('Wrong product');
  await expect(alert(page)).toContainText('Needed');
  await page.keyboard.press('Space');
  await expect(alert(page)).toHaveCount(0);
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

test('ORD-14 a parcel is sent after what was packed into it, however late that is kept', async ({ page }) => {
  const shop = await openGermanShop({ orders: [oneProduct, oneProduct] });
  const held: (() => void)[] = [];
  await page.route('**/packed-units', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const seen: string[] = [];
  page.on('requestfinished', (request) => request.url().endsWith('/packed-units') && seen.push('packed'));
  page.on('request', (request) => request.url().endsWith('/process') && seen.push('sent'));
  await openDesk(page, shop);
  await scan(page, ibulenta);
  await scan(page, trackingNumber(1));
  await expect(desk(page).getByRole('group', { name: 'Label' })).toContainText(trackingNumber(1));
  await page.keyboard.press('p');
  await expect(desk(page).getByRole('button', { name: 'Dispatching' })).toBeVisible();
  await expect(desk(page).getByRole('button', { name: 'Undo last scan' })).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(number(page)).toHaveText(shop.shown(1));
  expect(seen).toEqual(['packed', 'sent']);
  for (const kind of ['packed', 'processed']) expect(await timesDone(shop, kind)).toBe(1);
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
  await desk(page)
    .getByRole('button', { name: /^Tick Hamalind Wundcreme,.* by hand$/ })
    .click();
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

/** Looks for barriers at each state of the desk, in both themes. */
async function findBarriersAtDesk(page: Page, shop: Shop): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string) => {
    for (const barrier of await findBarriersInThemes(page, '[role=dialog]')) found.push(`${where}: ${barrier}`);
  };
  await openDesk(page, shop);
  await look('begun');
  await scan(page, dataMatrix(ibulentaGtin, inDays(-3), 'B1'));
  await expect(alert(page)).toContainText('Expired since');
  await look('expired');
  await page.keyboard.press('Space');
  await scan(page, dataMatrix(ibulentaGtin, inDays(40), 'B77'));
  await expect(alert(page)).toContainText('Expires in');
  await look('near expiry');
  await page.keyboard.press('j');
  await expect(alert(page)).toHaveCount(0);
  await scan(page, hamalind);
  await expect(alert(page)).toContainText('Wrong product');
  await look('wrong product');
  await page.keyboard.press('Space');
  await scan(page, shop.numbers[0] ?? '');
  await expect(alert(page)).toContainText('This order is on the table');
  await look('grey');
  await page.keyboard.press('t');
  await look('typed');
  await page.keyboard.press('Escape');
  await scan(page, trackingNumber(3));
  await expect(desk(page).getByRole('region', { name: 'Packed' })).toBeVisible();
  await look('packed');
  return found;
}

test('ORD-14 GEN-13 the packing desk has no barriers, light and dark', async ({ page }) => {
  test.slow();
  const shop = await openGermanShop({ orders: [oneProduct, twoProducts] });
  expect(await findBarriersAtDesk(page, shop)).toEqual([]);
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

  test('packs are read by the camera, and a refused camera says what to do', async ({ page }) => {
    const shop = await openGermanShop({ orders: [twoProducts] });
    await page.addInitScript(`
      window.seen = [];
      window.BarcodeDetector = class { async detect() { return window.seen.map((rawValue) => ({ rawValue })); } };
      navigator.mediaDevices.getUserMedia = async () => {
        if (!window.allowed) throw new DOMException('refused', 'NotAllowedError');
        return document.createElement('canvas').captureStream();
      };`);
    await openDesk(page, shop);
    await desk(page).getByRole('button', { name: 'Scan with the camera' }).tap();
    await expect(desk(page).getByRole('alert', { name: 'Camera not allowed' })).toContainText('browser’s settings');
    await page.evaluate(`window.allowed = true; window.seen = ['${ibulentaGtin}']`);
    await desk(page).getByRole('button', { name: 'Allow' }).tap();
    await expect(units(page)).toContainText('1 of 2');
    await page.evaluate(`window.seen = ['${hamalind}']`);
    await expect(units(page)).toContainText('1 of 1');
    await expect(units(page)).toContainText('1 of 2');
  });

  test('GEN-13 has no barriers, light and dark', async ({ page }) => {
    test.slow();
    const shop = await openGermanShop({ orders: [oneProduct, twoProducts] });
    expect(await findBarriersAtDesk(page, shop)).toEqual([]);
  });
});
