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
  await expect.poll(() => page.evaluate<number>(cutOff)).toBe(0);
  for (const name of [/^RRP/, /^Commission/, /^Status/])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
});

test('GEN-13 at 820 px no column of the warehouse catalogue falls off', async ({ page }) => {
  const shop = await openWarehouseShop([{ name: 'Aquanelle Spray', reserved: 2, nextExpiry: '2031-01-31' }]);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/fulfillment/catalogo'));
  await expect(page.getByRole('row', { name: /Aquanelle/ })).toBeVisible();
  await expect.poll(() => page.evaluate<number>(cutOff)).toBe(0);
});

/** By how many pixels the first product's name and pack are higher or wider than their place. */
const cutName = `(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
  Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth))(document.querySelector('a[data-product]'))`;

for (const width of [820, 1024])
  test(`GEN-13 at ${width} px a long name is read to its pack, and the code below it is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    const name = 'Akniluna Cleansing Gel for Blemished Skin';
    const shop = await openOfferShop([{ name, price: 1390, product: { pack: '150 ml' } }]);
    await openProducts(page, shop);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect.poll(() => page.evaluate<number>(cutOff)).toBe(0);
    await expect.poll(() => page.evaluate<number>(cutName)).toBeLessThanOrEqual(1);
  });

test('GEN-13 on a wide screen the picture stays beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  const shop = await openOfferShop([{ name: 'Biomirella Flora', price: 1390 }]);
  await openProducts(page, shop);
  const name = page.getByRole('link', { name: 'Biomirella Flora' });
  await expect(name).toBeVisible();
  const picture = await page
    .getByRole('row', { name: /Biomirella/ })
    .locator('[data-column=image] > *')
    .boundingBox();
  const gap = ((await name.boundingBox())?.x ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0);
  expect(gap).toBeLessThan(40);
});
