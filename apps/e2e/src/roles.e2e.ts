import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const services: SellerRecord['services'] = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'stockhub', status: 'subscribed' },
];
const seller = { services };

const reason = 'Your role doesn’t allow this. Ask an owner of your shop.';

test('AUT-18 who may only look at orders sees every button with the reason, and nothing can be sent', async ({
  page,
}) => {
  const shop = await openShop({ role: 'accounting', seller, orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAccessibleDescription(reason);
  await confirm.click({ force: true });
  await expect(confirm).toBeVisible();
  await expect(cardOf(page, shop)).toBeVisible();
  for (const name of ['Dispatch…', 'Reject…'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(reason);
});

test('AUT-18 who packs orders sees the products and the uploads, and changes neither', async ({ page }) => {
  const shop = await openShop({ role: 'orders', seller, orders: [{}] });
  await openOrders(page, shop, '/seller/marketplace/offer-upload');
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.goto(shop.at('/seller/marketplace/sync-results'));
  await expect(page.getByRole('button', { name: /Set up/ })).toHaveAccessibleDescription(reason);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /^Orders/ })).toHaveCount(1);
  for (const hidden of ['Invoices', 'Reports', 'Company', 'Payout account'])
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
});

test('AUT-18 a screen that the role does not open leads to one’s own access, with the reason', async ({ page }) => {
  const shop = await openShop({ role: 'orders', seller });
  await openOrders(page, shop, '/seller/my-account/invoices');
  await expect(page).toHaveURL(/\/seller\/perfil\/acceso$/);
  await expect(page.getByText('You don’t have access to this page. If you need it, contact support.')).toBeVisible();
});
