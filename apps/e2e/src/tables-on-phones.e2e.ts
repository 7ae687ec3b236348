import type { Page } from '@playwright/test';
import { busyPaths, openBusyShop } from './testing/busy-shop.ts';
import { cutTables } from './testing/cut-tables.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop, type Shop } from './testing/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function cutOn(page: Page, shop: Shop, path: string): Promise<string[]> {
  await page.goto(shop.at(path));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
  const found = await page.evaluate<string[]>(cutTables);
  return found.map((what) => `${path}: ${what}`);
}

test('GEN-13 on a phone no table is wider than its place, and no cell is cut off, on any screen, in the longest words', async ({
  page,
}) => {
  const shop = await openBusyShop('de.localhost', 'de_DE');
  await enter(page.context(), shop);
  const cut: string[] = [];
  for (const path of busyPaths) cut.push(...(await cutOn(page, shop, path)));
  expect(cut).toEqual([]);
});

test('GEN-13 on a phone a payout that came back and a parcel’s number are read whole', async ({ page }) => {
  const shop = await openBusyShop('localhost', 'en_GB');
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/my-account/payment-provider'));
  const last = page.getByRole('table', { name: 'Last payouts' });
  await expect(last.getByText(/^Returned by the bank, paid on/)).toBeInViewport({ ratio: 1 });
  await page.goto(shop.at('/seller/marketplace/cajas'));
  await expect(page.getByText(/JJD000390007890123456789/).first()).toBeInViewport({ ratio: 1 });
});

test('GEN-13 a table that is wider than a phone is found, and a cell that is cut off', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.evaluate(`(() => {
    const plant = (name, text, { place = '', cell }) => {
      const around = document.createElement('div');
      around.innerHTML = '<table><tbody><tr><td></td></tr></tbody></table>';
      around.style.cssText = place;
      const td = around.querySelector('td');
      td.style.cssText = cell;
      td.textContent = text;
      around.firstChild.setAttribute('aria-label', name);
      document.body.append(around);
    };
    plant('Wide', 'far', { place: 'overflow-x: auto', cell: 'min-width: 800px' });
    plant('Cut', 'Much too long', { cell: 'max-width: 40px; overflow: hidden; white-space: nowrap' });
  })()`);
  expect(await page.evaluate<string[]>(cutTables)).toEqual(['table: Wide', 'cell: Cut: Much too long']);
});
