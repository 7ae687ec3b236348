import { anOrder } from '@offizin/testkit/records';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putOrders } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

const path = '/seller';

test('GEN-12 Home says what to do now; each line is one key press from its place, with exactly what it counts', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{ dispatchBy: inHours(-1) }, { dispatchBy: inHours(40) }] });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'What to do now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 order to prepare today' })).toBeVisible();
  await expect(page.getByText('2 new, 1 overdue.')).toBeVisible();
  expect(await findBarriers(page, 'html')).toEqual([]);
  const prepare = page.getByRole('link', { name: 'Prepare orders' });
  await prepare.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=to-manage&due=today/);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(page.locator('[data-order]')).toContainText(shop.shown(0));
  await page.goBack();
  await page.keyboard.press('Tab');
  const line = page.getByRole('link', { name: /\d things are missing from your shop profile/ });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seller\/my-account\/profile$/);
});

test('GEN-12 an order that comes in is on Home without reloading', async ({ page }) => {
  const shop = await openShop({ orders: [] });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { name: 'No orders to prepare today' })).toBeVisible();
  await putOrders(shop.brand, [
    anOrder({ number: shop.nextNumber(), seller: shop.externalId, createdAt: inHours(-3), dispatchBy: inHours(-1) }),
  ]);
  await expect(page.getByRole('heading', { name: '1 order to prepare today' })).toBeVisible();
});

test('GEN-12 AUT-18 Home says when there is nothing to do; what a role may not open is not there', async ({ page }) => {
  const shop = await openShop({ role: 'orders' });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { name: 'No orders to prepare today' })).toBeVisible();
  await expect(page.getByText('Nothing else to do')).toBeVisible();
  await expect(page.getByRole('link', { name: /company|bank account|profile/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GEN-12 GEN-13 Home is the first tab, and every line is a fingertip high', async ({ page }) => {
    const shop = await openShop({ orders: [{ dispatchBy: inHours(-1) }] });
    await enter(page.context(), shop);
    await page.goto(shop.at('/seller/marketplace/my-products'));
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Home' }).tap();
    await expect(page.getByRole('heading', { name: '1 order to prepare today' })).toBeVisible();
    const lines = page.getByRole('region', { name: 'Next' }).getByRole('link');
    await expect(lines.first()).toBeVisible();
    for (const line of [...(await lines.all()), page.getByRole('link', { name: 'Prepare orders' })])
      expect((await line.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await lines.filter({ hasText: 'shop profile' }).tap();
    await expect(page).toHaveURL(/\/seller\/my-account\/profile$/);
  });
});
