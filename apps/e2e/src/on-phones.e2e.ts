import type { Page } from '@playwright/test';
import { cardOf, expect, openOrders, salesPath, test } from './testing/journey.ts';
import { openOfferShop, openProducts } from './testing/offers.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { offered, openResults, openSyncShop } from './testing/sync-shop.ts';
import { uploadPath } from './testing/uploads.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const fingertip = 44;
const topBar = 56;

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const openNumber = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).first();

async function listIsOpen(page: Page, shop: Shop): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(shop.at(salesPath));
}

test('GEN-08 GEN-13 the bar says which screen and which shop; a bar below leads to the others', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  const head = page.getByRole('banner');
  await expect(head.getByText('Orders', { exact: true })).toBeVisible();
  await expect(head.getByText(shop.record.name)).toBeVisible();
  expect((await head.boundingBox())?.height).toBe(topBar);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached();
  const bar = tabBar(page);
  await expect(bar.getByRole('link', { name: 'Orders 2' })).toHaveAttribute('aria-current', 'page');
  for (const way of [...(await bar.getByRole('link').all()), bar.getByRole('button', { name: 'More' })]) {
    const box = await way.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(fingertip);
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(fingertip);
  }
  await bar.getByRole('link', { name: 'Products' }).tap();
  await expect(head.getByText('My products', { exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
});

test('GEN-08 what does not fit into the bar is under More: language, appearance, help, account', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await tabBar(page).getByRole('button', { name: 'More' }).tap();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Ada Berg')).toBeVisible();
  await menu.getByLabel('Appearance').selectOption({ label: 'Dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu.getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Download your data' })).toBeVisible();
  await menu.getByLabel('Language').selectOption({ label: 'Italiano' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await menu.getByRole('button', { name: 'Esci' }).tap();
  await expect(page).toHaveURL(/\/login/);
});

test('GEN-13 the list of orders begins by 263 px, and only the bar stays while it scrolls', async ({ page }) => {
  const shop = await openShop({ orders: Array.from({ length: 20 }, () => ({})) });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  const list = page.getByRole('region', { name: 'Orders' });
  expect((await list.boundingBox())?.y).toBeLessThanOrEqual(263);
  await cardOf(page, shop, 8).scrollIntoViewIfNeeded();
  await page.evaluate<void>('document.getElementById("content").scrollBy(0, 600)');
  await expect(page.getByRole('button', { name: /^Filter/ })).not.toBeInViewport();
  await expect(tabBar(page)).toBeInViewport();
});

test('GEN-13 order: one bar with the number, its place and the ways on; nothing of it is there twice', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop, 1).tap();
  const order = page.getByRole('dialog');
  const headings = order.getByRole('heading').filter({ hasText: shop.shown(1) });
  await expect(headings).toHaveCount(1);
  await expect(order.getByText('2 of 3')).toBeVisible();
  const [number, back, next] = await Promise.all([
    headings.boundingBox(),
    order.getByRole('button', { name: 'Close' }).boundingBox(),
    order.getByRole('link', { name: 'Next order' }).boundingBox(),
  ]);
  for (const box of [number, back, next]) expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(topBar);
  for (const box of [back, next]) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(fingertip);
  await order.getByRole('link', { name: 'Next order' }).tap();
  await expect(openNumber(page)).toContainText(shop.shown(2));
  await order.getByRole('button', { name: 'Close' }).tap();
  await listIsOpen(page, shop);
});

test('GEN-14 Back closes one layer: the reject dialog, then the order', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).tap();
  await page.getByRole('button', { name: 'Reject items or the whole order…' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  for (const button of ['Cancel', /^Reject/]) {
    const box = await page.getByRole('dialog').last().getByRole('button', { name: button }).last().boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(openNumber(page)).toContainText(shop.shown(0));
  await page.goBack();
  await listIsOpen(page, shop);
});

test('GEN-14 a dialog that is closed by its button leaves nothing to go back to', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).tap();
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Dispatch…' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
  await page.goBack();
  await listIsOpen(page, shop);
});

test('GEN-14 ORD-06 Back closes a form, and what was typed is there again', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).tap();
  const form = page.getByRole('dialog', { name: /^Dispatch/ });
  const courier = form.getByRole('combobox', { name: 'Courier' });
  await page.getByRole('button', { name: 'Dispatch…' }).tap();
  await courier.tap();
  await page.getByRole('option', { name: 'DHL', exact: true }).tap();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Dispatch…' }).tap();
  await expect(courier).toHaveValue('DHL');
  await page.goBack();
  await page.goBack();
  await listIsOpen(page, shop);
});

/** Dispatches the open order with DHL. */
async function dispatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dispatch…' }).tap();
  const form = page.getByRole('dialog', { name: /^Dispatch/ });
  await form.getByPlaceholder('Choose a courier').tap();
  await page.getByRole('option', { name: 'DHL', exact: true }).tap();
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('123456789012');
  await form.getByRole('button', { name: 'Mark as dispatched' }).tap();
}

test('GEN-14 ORD-06 after dispatching the next order is open, and Back leads to the list', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop).tap();
  await dispatch(page);
  await expect(openNumber(page)).toContainText(shop.shown(1));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await listIsOpen(page, shop);
});

test('ORD-06 the next order is open also when the list hears of the dispatch before its answer is here', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await page.route('**/process', async (route) => {
    const response = await route.fetch();
    await expect(cardOf(page, shop)).toHaveCount(0);
    await route.fulfill({ response });
  });
  await cardOf(page, shop).tap();
  await dispatch(page);
  await expect(openNumber(page)).toContainText(shop.shown(1));
});

test('GEN-14 Back closes the menu and the shortcuts, and stays on the screen', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openProducts(page, shop);
  await tabBar(page).getByRole('link', { name: 'Orders' }).tap();
  await expect(cardOf(page, shop)).toBeVisible();
  await tabBar(page).getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardOf(page, shop)).toBeVisible();
  await tabBar(page).getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'My products' }).tap();
  await expect(page.getByRole('heading', { name: 'My products' })).toBeAttached();
  await page.goBack();
  await expect(cardOf(page, shop)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('GEN-10 a message covers neither the buttons of an order nor the bar of tabs', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).tap();
  const order = page.getByRole('dialog');
  await order.getByRole('button', { name: 'Confirm' }).tap();
  const message = await page.getByText(/^Order .+ confirmed$/).boundingBox();
  const end = (message?.y ?? 999) + (message?.height ?? 999);
  expect((await order.getByRole('button', { name: 'Dispatch…' }).boundingBox())?.y ?? 0).toBeGreaterThan(end);
  await order.getByRole('button', { name: 'Close' }).tap();
  expect((await tabBar(page).boundingBox())?.y ?? 0).toBeGreaterThan(end);
});

test('GEN-14 a product that is closed leads back to its list, and Back from there to where one was', async ({
  page,
}) => {
  const shop = await openOfferShop([{ name: 'Biomirella', price: 1390 }]);
  await openOrders(page, shop);
  await tabBar(page).getByRole('link', { name: 'Products' }).tap();
  await page.getByRole('link', { name: /Biomirella/ }).tap();
  const product = page.getByRole('dialog', { name: /Biomirella/ });
  await product.getByRole('textbox', { name: /^Your price/ }).fill('12.34');
  await product.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Discard changes' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(shop.at(salesPath));
});

/** Buttons that a finger could miss: neither high enough nor made so by what lies around them. */
const lowButtons = `[...document.querySelectorAll('#content button')].flatMap((each) => {
  const { top, left, width, height } = each.getBoundingClientRect();
  const hit = (y) => each.contains(document.elementFromPoint(left + width / 2, y));
  const isSeen = width > 1 && top > 80 && top + height < innerHeight - 80;
  const middle = top + height / 2;
  return isSeen && height < 44 && !(hit(middle - 20) && hit(middle + 20)) ? [each.textContent] : [];
})`;

test('GEN-13 the buttons of sync results and of the upload history are as high as a fingertip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 3000 });
  const shop = await openSyncShop();
  await openResults(page, shop, [offered(shop.codes[1] ?? '', '25.00')]);
  await expect(page.getByRole('button', { name: 'Set up feed' })).toBeVisible();
  expect(await page.evaluate<string[]>(lowButtons)).toEqual([]);
  await page.goto(shop.at(uploadPath));
  await expect(page.getByRole('button', { name: /^Revert/ })).toBeVisible();
  expect(await page.evaluate<string[]>(lowButtons)).toEqual([]);
});
