import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { expect, openOrders, test } from './testing/journey.ts';
import { openOfferShop, productsPath } from './testing/offers.ts';
import { openShop } from './testing/shop.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const buttonOf = (page: Page) => page.getByRole('button', { name: /^Search: order/ });
const optionsOf = (page: Page) => page.getByRole('option');
const selectedOf = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** The key is heard from when the frame is drawn. */
async function pressKey(page: Page): Promise<void> {
  await expect(buttonOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
}

test('GEN-15 an order is found and opened by keyboard alone, by any part of its number', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  await pressKey(page);
  await page.keyboard.type(shop.numbers[2]?.slice(-5) ?? '');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue(shop.numbers[2]?.slice(-5) ?? '');
  const order = optionsOf(page).filter({ hasText: shop.shown(2) });
  await expect(order).toHaveAttribute('href', /\/seller\/marketplace\/sales\?tab=to-manage&order=[0-9a-f-]+$/);
  await expect(selectedOf(page)).toContainText(shop.shown(2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(shop.shown(2));
  await expect(fieldOf(page)).toHaveCount(0);
});

test('GEN-15 screens are found at once, arrows and Tab walk, Escape gives the focus back, and what was found comes first', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  const button = buttonOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('comp');
  await expect(selectedOf(page)).toContainText('Company and tax');
  await page.keyboard.press('ArrowDown');
  await expect(selectedOf(page)).not.toContainText('Company and tax');
  await page.keyboard.press('ArrowUp');
  await expect(selectedOf(page)).toContainText('Company and tax');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Orders', exact: true, pressed: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await pressKey(page);
  await page.keyboard.type('comp');
  await expect(fieldOf(page)).toHaveValue('comp');
  await expect(selectedOf(page)).toContainText('Company and tax');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/perfil\/empresa/);
  await pressKey(page);
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Company and tax/]);
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
});

test('GEN-15 a product opens in My products; its words are kept, a customer’s name is not', async ({ page }) => {
  const offers = [{ name: 'Quokkalin Salbe', price: 479 }] as const;
  const shop = await openOfferShop(offers, { orders: [{ customerFirstName: 'Katharina' }] });
  await openOrders(page, shop);
  await pressKey(page);
  await fieldOf(page).fill('katharina');
  await optionsOf(page)
    .filter({ hasText: shop.shown(0) })
    .click();
  await pressKey(page);
  await fieldOf(page).fill('quokkal');
  await page.getByRole('group', { name: 'Products' }).getByRole('option').click();
  await expect(page).toHaveURL(new RegExp(`${productsPath}\\?.*product=${shop.productIds[0]}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  const kept = () => page.evaluate<string | null>('localStorage.getItem("recentSearches")');
  expect(await kept()).toContain('quokkal');
  expect((await kept())?.toLowerCase()).not.toContain('katharina');
  await page.goto(shop.at('/seller'));
  await page.getByRole('button', { name: 'Ada Berg' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).toBeNull();
});

test('GEN-15 without a result and without the server it says so, and the lists go on searching', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await pressKey(page);
  await fieldOf(page).fill('quokka');
  await expect(page.getByText('Nothing found for “quokka”')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1);
  await page.route('**/api/search*', (route) => route.fulfill({ status: 500, json: {} }));
  await fieldOf(page).fill('quokkas');
  await expect(page.getByRole('alert').filter({ hasText: 'The search didn’t answer' })).toBeVisible();
  await page.unroute('**/api/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing found for “quokkas”')).toBeVisible();
  await page.getByRole('option', { name: /“quokkas” in all orders/ }).click();
  await expect(page).toHaveURL(/q=quokkas/);
});

test.describe('GEN-15 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it is a page of its own, which Back closes', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await openOrders(page, shop);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await fieldOf(page).fill('in');
    await expect(optionsOf(page).filter({ hasText: 'Invoices' })).toBeVisible();
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.goBack();
    await expect(fieldOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/marketplace\/sales/);
  });
});
