import type { Locator, Page } from '@playwright/test';
import { enter, expect, salesPath, test } from './testing/journey.ts';
import { openOfferShop, productsPath } from './testing/offers.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { offered, openResults, openSyncShop, resultsPath } from './testing/sync-shop.ts';

const widths = [390, 820, 1440];
const phone = [390];
const notPhone = [820, 1440];
const wide = [1440];

interface Overlay {
  readonly path: string;
  /** The screen widths at which it can be opened. */
  readonly at?: readonly number[];
  readonly open: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens the first order, which on wide screens is open already. */
const ofOrder = (names: { readonly phone: string; readonly others: string }) => async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0;
  if (width < 1200) await page.locator('[data-order]').first().click();
  await page.getByRole('button', { name: width < 768 ? names.phone : names.others }).click();
};

const onDesk: Readonly<Record<string, Overlay>> = {
  'more menu': { path: salesPath, at: phone, open: button('More') },
  'menu drawer': { path: salesPath, at: [820], open: button('Open menu') },
  notifications: { path: salesPath, open: button(/^Notifications/) },
  help: { path: salesPath, at: notPhone, open: button('Help') },
  appearance: { path: salesPath, at: notPhone, open: button('Appearance') },
  language: { path: salesPath, at: notPhone, open: button(/^(EN )?Language/) },
  account: { path: salesPath, at: notPhone, open: button(/^Ada Berg/) },
  shortcuts: {
    path: salesPath,
    at: notPhone,
    open: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('?');
    },
  },
  filter: { path: salesPath, open: button(/^Filter/) },
  sort: { path: salesPath, open: button(/^Sort/) },
  'download of new orders': { path: salesPath, open: button('Download new orders') },
  reject: { path: salesPath, open: ofOrder({ phone: 'Reject items or the whole order…', others: 'Reject…' }) },
  dispatch: { path: salesPath, open: ofOrder({ phone: 'Dispatch…', others: 'Dispatch…' }) },
  'more information': {
    path: salesPath,
    at: wide,
    open: async (page) => page.getByRole('link', { name: 'More' }).click(),
  },
  'cookie settings': { path: salesPath, at: wide, open: button('Cookie settings') },
};

const onProducts: Readonly<Record<string, Overlay>> = {
  product: { path: productsPath, open: async (page) => page.locator('a[data-product]').first().click() },
  columns: { path: productsPath, at: notPhone, open: button(/^Columns/) },
  export: { path: productsPath, open: button('Export') },
  brands: { path: productsPath, open: button('Brand') },
};

/** A button of a cause below the first, whose products are there: until then it may move under the pointer. */
const belowProducts = (name: RegExp | string) => async (page: Page) => {
  await expect(page.locator('[role=table] [data-index="0"]').first()).toBeVisible();
  await button(name)(page);
};

const onResults: Readonly<Record<string, Overlay>> = {
  feed: { path: resultsPath, open: button('Set up feed') },
  'error types': { path: resultsPath, open: button(/^Error type/) },
  'choice of a product': { path: resultsPath, open: belowProducts('Choose product: Matches more than one product') },
  'price of the maker': { path: resultsPath, open: belowProducts(/^Set .*recommended/) },
};

/** Whether the topmost overlay is filled from edge to edge, so that nothing below is read through it. */
const isOpaque = `(() => {
  const overlays = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  const element = overlays.filter((each) => each.getClientRects().length > 0).at(-1);
  for (let each = element; each; each = each.firstElementChild) {
    const colour = getComputedStyle(each).backgroundColor;
    const covers = each.clientWidth >= element.clientWidth - 4 && each.clientHeight >= element.clientHeight - 4;
    if (covers && !colour.startsWith('rgba') && colour !== 'transparent') return true;
  }
  return false;
})()`;

const overlayOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('menu')).last();

async function lookAt(page: Page, shop: Shop, overlays: Readonly<Record<string, Overlay>>): Promise<string[]> {
  const transparent: string[] = [];
  for (const width of widths) {
    // An order's overlay closes where the order moves beside the list: its step back would end the next load.
    await page.goto(shop.at('/robots.txt'));
    await page.setViewportSize({ width, height: 900 });
    for (const [name, { path, at = widths, open }] of Object.entries(overlays)) {
      if (!at.includes(width)) continue;
      await page.goto(shop.at(path));
      await open(page);
      const overlay = overlayOf(page);
      await expect(overlay, `${name} at ${width} px`).toBeVisible();
      const opaque = await page.evaluate<boolean>(isOpaque);
      if (!opaque) transparent.push(`${name} at ${width} px`);
    }
  }
  return transparent;
}

test.describe('GEN-08 GEN-13 what is opened first thing after a load has an opaque background', () => {
  test.slow();

  test('order desk and shell', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await enter(page.context(), shop);
    expect(await lookAt(page, shop, onDesk)).toEqual([]);
  });

  test('my products', async ({ page }) => {
    const shop = await openOfferShop([{ name: 'Biomirella', price: 1390 }]);
    await enter(page.context(), shop);
    expect(await lookAt(page, shop, onProducts)).toEqual([]);
  });

  test('sync results', async ({ page }) => {
    const shop = await openSyncShop();
    await openResults(page, shop, [
      offered(shop.codes[1] ?? '', '25.00'),
      [shop.codes[10] ?? '', shop.doubtful, '5', '9.00', ''],
      ['', shop.doubtful, '5', '9.00', ''],
    ]);
    expect(await lookAt(page, shop, onResults)).toEqual([]);
  });
});
