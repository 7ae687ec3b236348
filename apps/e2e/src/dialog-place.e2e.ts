import { cardOf, expect, openOrders, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

test('GEN-13 what a dialog learns late moves none of the buttons at its head', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rejection*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  const before = await close.boundingBox();
  const { height } = (await dialog.boundingBox()) ?? { height: 0 };
  release();
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBeGreaterThan(height + 20);
  expect(await close.boundingBox()).toEqual(before);
});
