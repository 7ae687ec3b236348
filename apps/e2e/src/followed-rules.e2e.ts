import { findBarriers } from './testing/axe.ts';
import { enter, expect, showUse, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import { openOfferShop } from './testing/offers.ts';

test('OFF-11 OFF-02 the offers of a rule are found by it, say what becomes of a price set by hand, and their history names it', async ({
  page,
}) => {
  const shop = await openOfferShop([
    { name: 'Solvanta Fluid', price: 1000, others: [950, 1100], product: { recommendedPrice: 1500 } },
    { name: 'Capilume Shampoo', price: 2000, others: [1960], product: { recommendedPrice: 2500 } },
  ]);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/price-rules'));
  await showUse(page);
  await page.getByRole('button', { name: 'New rule' }).press('Enter');
  await pressItem(page, 'Best price');
  const button = page.getByRole('button', { name: 'Switch on, change 2 prices' });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.press('Enter');
  await page.getByRole('link', { name: '2 products of “Best price”', exact: true }).press('Enter');
  await expect(page).toHaveURL(/my-products\?ruleId=/);
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('9.49');
  await page.getByRole('link', { name: 'Only this price rule' }).press('Enter');
  await expect(page).not.toHaveURL(/ruleId/);
  await page.getByRole('button', { name: 'Price rule', exact: true }).press('Enter');
  await pressItem(page, 'No price rule');
  await expect(page.getByText('No search results')).toBeVisible();
  await page.getByRole('button', { name: 'No price rule' }).press('Enter');
  await pressItem(page, 'Follows a price rule');
  await expect(page.getByRole('row', { name: /Capilume/ })).toBeVisible();
  await page.getByRole('button', { name: /^Columns/ }).press('Enter');
  await page.getByRole('checkbox', { name: 'Price rule' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Solvanta/ }).getByRole('link', { name: 'Best price' })).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Price of Solvanta Fluid/ }).press('Enter');
  await expect(
    page.getByText('Follows the price rule “Best price”. Your price holds for a day, then the price rule goes on.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Solvanta Fluid/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Follows the price rule “Best price”/)).toBeVisible();
  await expect(dialog.getByText('Price rule · Best price')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('link', { name: 'Best price' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Best price' })).toBeVisible();
});
