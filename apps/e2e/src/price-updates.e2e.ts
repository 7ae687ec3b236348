import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, showUse, test } from './testing/journey.ts';
import { putPriceProposal, removePriceProposal } from './testing/marketplace.ts';
import type { OfferShop } from './testing/offers.ts';
import { inHours } from './testing/shop.ts';
import { openWarehouseShop } from './testing/warehouse.ts';

const path = '/seller/fulfilment/price-updates';

const number = (shop: OfferShop) => ({ brand: shop.brand, externalId: shop.externalId, proposalNo: 'PP-1' });

/** A shop with a proposal for both of its products, on the screen where it is answered. */
async function openProposal(page: Page, expiresAt = inHours(30)): Promise<OfferShop> {
  const stocks = [
    { name: 'Solvanta Fluid', onHand: 86 },
    { name: 'Capilume Shampoo', onHand: 124 },
  ];
  const shop = await openWarehouseShop(stocks);
  const products = shop.productIds.map((productId) => ({ productId, newPrice: 890 }));
  await putPriceProposal(number(shop), { reason: 'market', expiresAt, products });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 2, name: 'Market prices have fallen' })).toBeVisible();
  return shop;
}

const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept 2 prices', exact: true });
const menuCount = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^Price updates/ });

test('PRI-01 PRI-02 by keyboard: all or none are accepted, and the offers cost the new price', async ({ page }) => {
  const shop = await openProposal(page);
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('9.90 8.90');
  await expect(page.getByText('2 products, 210 items')).toBeVisible();
  await showUse(page);
  await expect(menuCount(page)).toContainText('1');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  await page.getByRole('checkbox', { name: 'Select Solvanta Fluid' }).press('Space');
  await expect(acceptButton(page)).toHaveAttribute('aria-disabled', 'true');
  await acceptButton(page).press('Enter');
  await expect(page.getByRole('tooltip')).toHaveText('1 of 2 isn’t selected: it’s all or none');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all products' }).press('Space');
  await acceptButton(page).press('Enter');
  const question = page.getByRole('dialog', { name: 'Accept 2 prices?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await expect(page.getByText(/^Ada Berg accepted this proposal on /)).toBeVisible();
  await expect(acceptButton(page)).toHaveCount(0);
  await expect(menuCount(page)).not.toContainText('1');
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('8.90');
});

test('PRI-01 rejecting warns that products may come back, and keeps the prices', async ({ page }) => {
  const shop = await openProposal(page);
  await page.getByRole('button', { name: 'Reject proposal…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Reject 2 prices?' });
  await expect(question.getByText('Salvia may return the products to you')).toBeVisible();
  await expect(question.getByText('210 items')).toBeVisible();
  await expect(question.getByText('This can’t be undone.')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByLabel('Reason for Salvia (optional)').selectOption({ label: 'The figures aren’t right' });
  await question.getByRole('button', { name: 'Reject 2 prices' }).press('Enter');
  await expect(page.getByText('Reason given: The figures aren’t right')).toBeVisible();
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('9.90');
});

test('PRI-01 a proposal that the marketplace takes back says so, to an open question too', async ({ page }) => {
  const shop = await openProposal(page);
  await page.getByRole('button', { name: 'Reject proposal…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reject 2 prices?' })).toBeVisible();
  await removePriceProposal(number(shop));
  const said = page.getByRole('dialog', { name: /^Salvia withdrew this proposal on / });
  await expect(said).toContainText('No price has changed, and you don’t need to do anything.');
  await said.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reject proposal…' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Salvia withdrew this proposal' })).toBeVisible();
});

test('PRI-02 a proposal that expires while a question is open says so there', async ({ page }) => {
  await openProposal(page, inHours(20 / 3600));
  await page.getByRole('checkbox', { name: 'Select all products' }).press('Space');
  await acceptButton(page).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Accept 2 prices?' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^This proposal expired on / })).toBeVisible({ timeout: 60_000 });
});

test('PRI-01 a new proposal is on Home and among the notifications', async ({ page }) => {
  const shop = await openProposal(page);
  await page.goto(shop.at('/seller'));
  await page.getByRole('link', { name: /^1 price proposal to answer/ }).click();
  await expect(page).toHaveURL(/price-updates/);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('New price proposal for 2 products')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRI-01 the list leads to a proposal and Back to the list; nothing is cut', async ({ page }) => {
    const stocks = [{ name: 'Solvanta Fluid', onHand: 86 }];
    const shop = await openWarehouseShop(stocks);
    const products = shop.productIds.map((productId) => ({ productId, newPrice: 890 }));
    await putPriceProposal(number(shop), { reason: 'stock_age', products });
    await enter(page.context(), shop);
    await page.goto(shop.at(path));
    await page.getByRole('link', { name: /A long time in storage/ }).tap();
    await expect(page.getByRole('button', { name: 'Reject proposal…' })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('link', { name: /A long time in storage/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reject proposal…' })).toHaveCount(0);
  });
});
