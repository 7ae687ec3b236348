import { askDatabase } from './testing/ask-database.ts';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { openOfferShop, openProducts, productsPath } from './testing/offers.ts';
import { openShop } from './testing/shop.ts';

test('PRO-11 ORD-05 the comment of a rejection is there again after the session expired, and gone when begun again', async ({
  page,
}) => {
  const lines = [{ productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' }] as const;
  const shop = await openShop({ orders: [{ lines: [...lines] }] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
  const dialog = page.getByRole('dialog', { name: /^Reject items in order/ });
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  const open = () => page.getByRole('button', { name: 'Reject…' }).click();
  await open();
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await comment.fill('The wholesaler no longer has the large pack');
  await dialog.getByRole('button', { name: 'Select all 3 items' }).press('Enter');
  await askDatabase('delete from session where seller_id = (select id from seller where external_id = $1)', [
    shop.externalId,
  ]);
  await dialog.getByRole('button', { name: 'Reject 3 items' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
  await open();
  await expect(comment).toHaveValue('The wholesaler no longer has the large pack');
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(comment).toHaveCount(0);
  expect(await page.evaluate(`localStorage.getItem('formDrafts')`)).toBeNull();
});

test('PRO-11 OFF-07 the chosen offers and what was typed for them are there again after another tab left the shop', async ({
  page,
}) => {
  const shop = await openOfferShop([
    { name: 'Aquanelle Nasal Spray', price: 329, stock: 64 },
    { name: 'Tussalora Thyme Syrup', price: 795, stock: 3 },
  ]);
  await openProducts(page, shop);
  const bar = page.getByRole('region', { name: 'Selected offers' });
  const dialog = page.getByRole('dialog', { name: 'Set stock' });
  const open = () => bar.getByRole('button', { name: 'Set stock' }).click();
  await page.getByRole('checkbox', { name: 'Select Tussalora Thyme Syrup' }).check();
  await open();
  await dialog.getByRole('textbox').fill('25');
  await page.evaluate(`new BroadcastChannel('offizin.shop').postMessage('another')`);
  await expect(page).toHaveURL(/\/marketplace\/sales/);
  await page.goto(shop.at(productsPath));
  await expect(bar).toContainText('1 offer selected');
  await open();
  await expect(dialog.getByRole('textbox')).toHaveValue('25');
  await expect(dialog.getByText('We’ve put back what you entered.')).toBeVisible();
});
