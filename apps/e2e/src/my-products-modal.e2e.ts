import { readFile } from 'node:fs/promises';
import { expect, test } from './testing/journey.ts';
import { openOfferShop, openProducts, productsPath, type RequestedOffer } from './testing/offers.ts';
import { findBarriersInThemes } from './testing/axe.ts';

const offers: readonly RequestedOffer[] = [
  { name: 'Aquanelle Nasal Spray', price: 329, stock: 64 },
  {
    name: 'Biomirella Flora',
    price: 2795,
    stock: 18,
    others: [2390, 2590, 2640],
    product: {
      recommendedPrice: 3290,
      pageUrl: 'https://shop.example/biomirella',
      moreImages: [
        { shape: 'box', primary: '#d64562', secondary: '#f4b6c2' },
        { shape: 'tube', primary: '#1d6b4f', secondary: '#cfe6dc' },
      ],
    },
  },
  { name: '=Zinkum', price: 700, stock: 0, origin: 'wholesaler' },
];

test('OFF-05 OFF-09 OFF-10 a product has its own address, is changed, restored, deactivated and left', async ({
  page,
}) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('link', { name: /^Biomirella Flora/ }).click();
  await expect(page).toHaveURL(new RegExp(`product=${shop.productIds[1]}`));
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Biomirella Flora/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'View product page' })).toHaveAttribute(
    'href',
    'https://shop.example/biomirella',
  );
  await expect(dialog.getByRole('listitem').nth(3)).toContainText('Your offer');
  await expect(
    dialog.getByRole('img', { name: /^Your price over the last 90 days: 27\.95 .*Best price of others: 23\.90 from/ }),
  ).toBeVisible();
  await dialog.getByText('View as table').click();
  await expect(dialog.getByRole('row', { name: /27\.95 23\.90$/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Your price/ }).fill('25.49');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Your offer');
  await dialog.getByRole('button', { name: 'Change price to €25.49' }).click();
  await expect(dialog.getByRole('cell', { name: '€25.49' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Restore price and stock of/ }).click();
  await expect(dialog.getByRole('textbox', { name: /^Your price/ })).toHaveValue('27.95');
  await dialog.getByRole('textbox', { name: /^Your price/ }).fill('35');
  await dialog.getByRole('button', { name: /^Change price/ }).click();
  await expect(dialog.getByText('€35.00 is above the limit for this product. Enter €32.90 or less.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate offer' }).click();
  await expect(dialog.getByText('Inactive').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Activate offer' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Previous product' }).click();
  await expect(dialog.getByRole('heading', { name: /Aquanelle/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Stock/ }).fill('a few');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a whole number')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Stock/ })).toBeFocused();
  await dialog.getByRole('link', { name: 'Next product' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('heading', { name: /Aquanelle/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Inactive 1' })).toBeVisible();
});

test('OFF-09 without a network saving says so, and what was typed is asked about before it is dropped', async ({
  page,
  context,
}) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('link', { name: /^Biomirella Flora/ }).click();
  const price = page.getByRole('dialog').getByRole('textbox', { name: /^Your price/ });
  await expect(price).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await price.fill('25.49');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We can’t reach the portal.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Change price to €25.49' }).click();
  await expect(page.getByRole('dialog').getByRole('cell', { name: '€25.49' })).toBeVisible();
});

test('OFF-04 the filtered products are exported, prepared in the background and saved', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop, `${productsPath}?stockType=unlimited`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Filtered products, .csv' }).click();
  await expect(page.getByText('The file is ready: 1 row')).toBeVisible();
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain("'=Zinkum");
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('The file is ready')).toHaveCount(0);
});

for (const [host, locale] of [
  ['localhost', 'en_GB'],
  ['de.localhost', 'de_DE'],
  ['ch.localhost', 'fr_CH'],
] as const) {
  test(`GEN-13 GEN-17 no barrier in My products: ${host}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const shop = await openOfferShop(offers, { host, seller: { locale } });
    const found: string[] = [];
    const look = async (where: string, part = 'html') =>
      found.push(...(await findBarriersInThemes(page, part)).map((barrier) => `${where}: ${barrier}`));
    await openProducts(page, shop);
    await expect(page.locator('[data-edit$=price]').nth(2)).toBeVisible();
    await look('list');
    await page.locator('[data-edit$=price]').nth(2).click();
    await expect(page.getByRole('img', { name: /23[.,]90/ })).toBeVisible();
    await look('edit');
    await page.keyboard.press('Escape');
    await page.goto(shop.at(`${productsPath}?product=${shop.productIds[1]}`));
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await look('modal', '[role=dialog]');
    await page.setViewportSize({ width: 390, height: 844 });
    await look('modal on a phone', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await look('cards');
    expect(found).toEqual([]);
  });
}
