import type { Page } from '@playwright/test';
import { busyPaths, openBusyShop } from './testing/busy-shop.ts';
import { enter, expect, test } from './testing/journey.ts';
import { plain, printed, sheetWidth, strayOnPaper } from './testing/printed.ts';
import type { Shop } from './testing/shop.ts';

/** What is wrong with the sheets of a screen. */
async function wrongOn(page: Page, shop: Shop, path: string): Promise<string[]> {
  await page.goto(shop.at(path));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
  const name = plain((await title.textContent()) ?? '');
  const { text, totalPages } = await printed(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheetWidth, height: 1000 });
  const stray = await page.evaluate<string[]>(strayOnPaper);
  const isTitled = text.includes(name) && ((await title.boundingBox())?.width ?? 0) > 20;
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...(isTitled ? [] : ['no title']), ...(totalPages > 4 ? [`${totalPages} sheets`] : []), ...stray].map(
    (what) => `${path}: ${what}`,
  );
}

for (const host of ['de.localhost', 'localhost'])
  test(`GEN-20 every screen prints as a document under its title, with nothing cut and nothing to press: ${host}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shop = await openBusyShop(host, 'en_GB');
    await enter(page.context(), shop);
    const wrong: string[] = [];
    for (const path of busyPaths) wrong.push(...(await wrongOn(page, shop, path)));
    expect(wrong).toEqual([]);
  });
