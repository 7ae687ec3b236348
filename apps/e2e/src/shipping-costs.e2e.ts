import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const path = '/seller/my-account/shipping-costs';

function order(unitPrice: number) {
  return {
    discount: { amount: 0, label: null },
    lines: [{ productId: 'P-1', quantity: 1, unitPrice, stockOrigin: 'own' as const }],
  };
}

test('PRO-07 shipping costs are typed and saved by keyboard, after one saw what they mean for the newest orders', async ({
  page,
}) => {
  const shop = await openShop({
    host: 'ch.localhost',
    orders: [order(4_000), order(7_500), order(7_505), order(9_500)],
  });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const cost = page.getByRole('textbox', { name: /^Shipping/ });
  const threshold = page.getByRole('textbox', { name: /^Free shipping over/ });
  const save = page.getByRole('button', { name: 'Save shipping costs' });
  await cost.fill('7.92');
  await page.keyboard.press('Tab');
  await expect(page.getByText('In steps of 5 centimes.')).toHaveCount(2);
  await cost.fill('7.90');
  await page.getByRole('switch', { name: 'Offer free shipping' }).focus();
  await page.keyboard.press('Space');
  await expect(threshold).toHaveValue('75.00');
  await expect(page.getByText('2 instead of 0 orders')).toBeVisible();
  await expect(page.getByText('CHF 15.80', { exact: true })).toBeVisible();
  await threshold.fill('6.00');
  await expect(page.getByText('Customers get free shipping for less than it costs.')).toBeVisible();
  await threshold.fill('75.00');
  await expect(page.getByText('Customers get free shipping for less than it costs.')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(save).toBeHidden();
  await threshold.fill('80');
  await expect(page.getByText('1 instead of 2 orders')).toBeVisible();
  expect(await findBarriers(page, 'html')).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.reload();
  await expect(cost).toHaveValue('7.90');
  await expect(threshold).toHaveValue('75.00');
});
