import { enter, expect, test } from './testing/journey.ts';
import { openOfferShop, openProducts } from './testing/offers.ts';
import { openWarehouseShop } from './testing/warehouse.ts';

test.use({ viewport: { width: 820, height: 1100 } });

/** By how many pixels the first list on the page is wider than its place. */
const cutOff = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[data-scroller]'))`;

test('GEN-13 at 820 px no column of my products falls off', async ({ page }) => {
  const shop = await openOfferShop([
    { name: 'Biomirella Flora', price: 1390, others: [1290], product: { recommendedPrice: 1490 } },
  ]);
  await openProducts(page, shop);
  await expect(page.getByRole('row', { name: /Biomirella/ })).toBeVisible();
  expect(await page.evaluate<number>(cutOff)).toBe(0);
  for (const name of [/^RRP/, /^Commission/, /^Status/])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
});

test('GEN-13 at 820 px no column of the warehouse catalogue falls off', async ({ page }) => {
  const shop = await openWarehouseShop([{ name: 'Aquanelle Spray', reserved: 2, nextExpiry: '2031-01-31' }]);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/fulfillment/catalogo'));
  await expect(page.getByRole('row', { name: /Aquanelle/ })).toBeVisible();
  expect(await page.evaluate<number>(cutOff)).toBe(0);
});
