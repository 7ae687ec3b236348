import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { type LocaleCode, localeCodes, locales } from '@offizin/domain/locale/locales';
import type { Page } from '@playwright/test';
import { brokenWords, cutHints, cutLabels, cutNames } from './testing/cut-texts.ts';
import { isPublic, isTwin, looks, screensOf } from './testing/every-screen.ts';
import { fillShop } from './testing/filled-shop.ts';
import { openFullShop } from './testing/full-shop.ts';
import { enter, expect, test } from './testing/journey.ts';
import { isDrawn, openScreen } from './testing/look-at-screen.ts';
import type { Shop } from './testing/shop.ts';

const measures = [cutLabels, cutHints, cutNames, brokenWords];
const languages = localeCodes.filter((code) => code !== 'en_GB');

/** Switches the language where the page is: that costs less than a load. */
async function speak(page: Page, code: LocaleCode, now: LocaleCode): Promise<void> {
  const name = new RegExp(`: ${locales[now].name.replaceAll(/[()]/g, String.raw`\$&`)}$`);
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.locator(`[role=menuitem][lang="${locales[code].tag}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locales[code].tag);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await isDrawn(page);
}

/** What is cut off on a screen in each language, which begins and ends in English. */
async function cutInLanguages(page: Page, shop: Shop, address: string): Promise<string[]> {
  await openScreen(page, shop, address);
  const found: string[] = [];
  let now: LocaleCode = 'en_GB';
  for (const code of [now, ...languages]) {
    if (code !== now) await speak(page, code, now);
    now = code;
    for (const measure of measures)
      found.push(...(await page.evaluate<string[]>(measure)).map((what) => `${address} in ${code}: ${what}`));
  }
  return found;
}

/** The screens of a brand of which each has something of its own; those that the Spanish brand has are long there. */
const screensToRead = {
  es: screensOf('es'),
  ch: screensOf('ch').filter((id) => !screensOf('es').includes(id)),
} as const;

const isRead = (id: ScreenId): boolean => !isPublic(id) && (!isTwin(id) || id === 'gold_cajas');

/** Halves, each with a shop of its own: they run side by side. */
const runs = [
  { brand: 'es', part: 0 },
  { brand: 'es', part: 1 },
  { brand: 'ch', part: 0 },
] as const;

for (const { brand, part } of runs)
  test(`GEN-04 GEN-13 ${brand} ${part}: at 1440 px nothing on any screen is cut off and no word breaks, in eight languages`, async ({
    page,
  }) => {
    test.slow();
    const shop = await openFullShop(brand);
    await enter(page.context(), shop);
    await fillShop(page, shop);
    await page.route('**/api/locale', (route) => route.fulfill({ json: {} }));
    const ids = screensToRead[brand].filter(isRead).filter((_, at) => brand === 'ch' || at % 2 === part);
    const found: string[] = [];
    for (const id of ids)
      for (const { search = '' } of looks[id].filter(({ isOverAll }) => isOverAll !== true))
        found.push(...(await cutInLanguages(page, shop, `${screens[id].path}${search}`)));
    expect(found).toEqual([]);
  });

test('GEN-13 a name that is cut off and a word that breaks are found', async ({ page }) => {
  await page.setContent(`
    <nav><a href="/" style="display: block; width: 60px; overflow: hidden; white-space: nowrap">Encomendas do armazém</a></nav>
    <p style="width: 90px; overflow-wrap: anywhere">neu.sabineaufderlangenstrasse@example.org</p>
    <p style="width: 90px; overflow-wrap: anywhere">neu.<wbr>sabine@<wbr>example.<wbr>org</p>`);
  expect(await page.evaluate<string[]>(cutNames)).toEqual(['name: Encomendas do armazém']);
  expect(await page.evaluate<string[]>(brokenWords)).toEqual([
    expect.stringContaining('broken word: sabineaufderlangenstrasse'),
  ]);
});
