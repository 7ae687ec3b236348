import { findBarriers } from './testing/axe.ts';
import { expect, longerThanALook, test } from './testing/journey.ts';
import { offered, openResults, openSyncShop } from './testing/sync-shop.ts';

test.use({ knownTours: false });

test('SYN-07 MET-06 the tour of the sync results starts by itself and shows progress, causes and remedies', async ({
  page,
}) => {
  const shop = await openSyncShop();
  await openResults(page, shop, [offered(shop.codes[1] ?? '', '25,00'), offered(shop.codes[0] ?? '', '12,00')]);
  const step = (name: string) => page.getByRole('dialog', { name });
  await expect(step('Your progress')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  for (const name of ['Why products aren’t on sale', 'Fix many at once']) {
    await page.keyboard.press('ArrowRight');
    await expect(step(name)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { name: '50% error-free' })).toBeVisible();
  await page.clock.runFor(longerThanALook);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
