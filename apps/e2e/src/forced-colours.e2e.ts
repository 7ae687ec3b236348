import type { Locator, Page } from '@playwright/test';
import { cardOf, expect, openOrders, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

/** One has the line that colours of the system leave alone, the other has none, and neither has the focus. */
async function expectMarked(page: Page, marked: Locator, other: Locator): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  await expect(marked).toHaveCSS('outline-style', 'solid');
  await expect(marked).toHaveCSS('outline-width', '2px');
  await expect(other).toHaveCSS('outline-style', 'none');
}

const link = (place: Locator, name: RegExp | string) => place.getByRole('link', { name });

test('GEN-13 with colours that the system chooses the current, the chosen and the focused keep a mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await expect(cardOf(page, shop, 0)).toHaveAttribute('aria-current', /true|page/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const main = page.getByRole('main');
  await expectMarked(page, link(menu, 'Orders').first(), link(menu, 'My products'));
  await expectMarked(page, link(main, /^To manage/), link(main, /^Managed/));
  await expectMarked(page, cardOf(page, shop, 0), cardOf(page, shop, 1));
  const box = page.getByRole('checkbox', { name: `Select order ${shop.shown(1)}` });
  await box.check();
  await expectMarked(page, cardOf(page, shop, 1), box);
  const managed = link(main, /^Managed/);
  await managed.press('Shift');
  await managed.focus();
  await expect(managed).toHaveCSS('outline-style', 'double');
  await expect(managed).toHaveCSS('outline-width', '4px');
});

test('GEN-13 with colours that the system chooses the shown ratio of Performance is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = await openShop();
  await openOrders(page, shop);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await link(menu, 'Performance').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  await expectMarked(page, link(menu, 'Performance'), link(menu, 'My products'));
});
