import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putSeller } from './testing/marketplace.ts';
import { openShop } from './testing/shop.ts';

test('PRO-12 what happened in the shop: by day, with old and new, filtered by the address, exported', async ({
  page,
}) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await putSeller(shop.brand, shop.externalId, { ...shop.record, goldPartner: !shop.record.goldPartner });
  await page.goto(shop.at('/seller/perfil/acceso?tab=activity'));
  await expect(page.getByRole('link', { name: 'Activity' })).toHaveAttribute('aria-current', 'page');
  const acts = page.getByRole('article');
  await expect(acts).toHaveCount(2);
  await expect(acts.nth(0)).toContainText('Company data changed');
  await expect(acts.nth(0)).toContainText('Gold partner: no → yes');
  await expect(acts.nth(1)).toContainText('Signed in');
  await expect(acts.nth(1)).toContainText('198.51.100.');
  await page.getByLabel('What', { exact: true }).selectOption('Sign-ins');
  await expect(page).toHaveURL(/group=sign_in/);
  await expect(acts).toHaveCount(1);
  await page.reload();
  await expect(acts).toHaveCount(1);
  await page.goto(shop.at('/seller/perfil/acceso?tab=activity&to=2020-01-01'));
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(acts).toHaveCount(2);
  expect(await findBarriers(page, 'main')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity.*\.xlsx$/);
});

test('PRO-12 on a phone each act is a card of the width of the screen', async ({ page }) => {
  const shop = await openShop();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/perfil/acceso?tab=activity'));
  await expect(page.getByRole('article').first()).toContainText('Signed in');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
