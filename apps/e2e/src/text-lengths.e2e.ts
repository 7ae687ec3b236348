import type { Page } from '@playwright/test';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { cutHints, cutLabels } from './testing/cut-texts.ts';
import { isRedrawn } from './testing/drawn.ts';
import { cardOf, enter, expect, salesPath, test } from './testing/journey.ts';
import { openOfferShop, productsPath } from './testing/offers.ts';
import { resultsPath } from './testing/sync-shop.ts';
import { uploadPath } from './testing/uploads.ts';
import { cataloguePath } from './testing/warehouse.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const homes = {
  en_GB: 'localhost',
  es_ES: 'es.localhost',
  it_IT: 'es.localhost',
  pt_PT: 'pt.es.localhost',
  de_DE: 'de.localhost',
  fr_FR: 'fr.localhost',
  de_CH: 'ch.localhost',
  fr_CH: 'ch.localhost',
} as const satisfies Record<LocaleCode, string>;

const services = (['marketplace', 'stockhub', 'fulfillment'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));

const offers = [{ name: 'Biomirella', price: 1390, others: [1290], product: { recommendedPrice: 1490 } }];
const paths = [productsPath, uploadPath, resultsPath, cataloguePath];

/** What a page shows is there, in its own type: the one until then is wider. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
}

const screens = [
  { size: { width: 390, height: 844 }, measures: [cutLabels, cutHints] },
  { size: { width: 1440, height: 900 }, measures: [cutLabels, cutHints] },
];

/** What of the page's texts is cut off at 1440 px, and on a phone. */
async function cutTexts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { size, measures } of screens) {
    await page.setViewportSize(size);
    await isRedrawn(page);
    await isDrawn(page);
    for (const measure of measures) found.push(...(await page.evaluate<string[]>(measure)));
  }
  const { pathname } = new URL(page.url());
  return found.map((text) => `${pathname}: ${text}`);
}

const buttonsTooWide = `[...document.querySelectorAll('[role=dialog] button')].filter((button) => {
  const { left, right } = button.getBoundingClientRect();
  return button.checkVisibility() && (left < 0 || right > innerWidth || button.scrollWidth > button.clientWidth + 1);
}).map((button) => 'packing: ' + (button.getAttribute('aria-label') ?? button.textContent))`;

/** The packing desk covers the window of a phone, and its buttons are in reach whatever they are called. */
async function cutAtPacking(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('dialog').getByRole('contentinfo')).toBeVisible();
  await page.evaluate('document.fonts.ready');
  return page.evaluate<string[]>(buttonsTooWide);
}

for (const [locale, host] of Object.entries(homes) as [LocaleCode, string][])
  test(`GEN-04 GEN-13 ${locale}: labels, hints, tabs and column heads fit at 1440 px and on a phone`, async ({
    page,
    context,
  }) => {
    const shop = await openOfferShop(offers, { host, seller: { locale, services }, orders: [{}] });
    await enter(context, shop);
    await page.goto(shop.at(salesPath));
    await cardOf(page, shop).click();
    await expect(page.getByRole('article')).toBeVisible();
    const cut = await cutTexts(page);
    for (const path of paths) {
      await page.goto(shop.at(path));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      cut.push(...(await cutTexts(page)));
    }
    cut.push(...(await cutAtPacking(page, shop.at(`${salesPath}&pack=true`))));
    expect(cut).toEqual([]);
  });

test('GEN-04 a label that is cut off is found', async ({ page }) => {
  const shop = await openOfferShop([]);
  await page.goto(shop.at('/login'));
  await page.evaluate(`(() => {
    const button = document.createElement('button');
    button.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
    button.textContent = 'Much too long a label';
    document.body.append(button);
  })()`);
  expect(await page.evaluate<string[]>(cutLabels)).toEqual(['Much too long a label']);
});
