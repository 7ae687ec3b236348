import type { Page } from '@playwright/test';
import { expect, test } from './testing/journey.ts';
import { openOfferShop, openProducts, productsPath, type RequestedOffer } from './testing/offers.ts';

const offers: readonly RequestedOffer[] = [
  { name: 'Aquanelle Nasal Spray', price: 329, stock: 64, product: { nationalCode: '03752864' } },
  {
    name: 'Arnivera Sport Gel',
    price: 895,
    stock: 18,
    origin: 'wholesaler',
    product: { recommendedPrice: 1249 },
    others: [849, 990],
  },
  { name: 'Biomirella Flora', price: 2795, stock: 18, product: { recommendedPrice: 3290 }, others: [2390, 2590, 2640] },
  { name: 'Tussalora Thyme Syrup', price: 795, stock: 0, status: 'out_of_stock', others: [749] },
];

const rows = (page: Page) => page.locator('[data-offers] tbody tr:not([aria-hidden])');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const cell = (page: Page, field: 'Price' | 'Stock', name: string) =>
  page.getByRole('button', { name: `${field} of ${name}` });
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/offers/'));

test('OFF-02 searches by name, code and id, filters by facets with counts, and clears them all', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Active 3' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('arnivra');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 result')).toBeVisible();
  await expect(page).toHaveURL(/q=arnivra/);
  await page.reload();
  await expect(rowOf(page, 'Arnivera Sport Gel')).toBeVisible();
  const search = page.getByRole('textbox', { name: /^Search by name/ });
  await search.fill('03752864');
  await expect(rowOf(page, 'Aquanelle')).toBeVisible();
  await search.fill(shop.productIds[2] ?? '');
  await expect(rowOf(page, 'Biomirella')).toBeVisible();
  await search.fill('nothing like this');
  await expect(page.getByText('No search results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Arnivera 1' }).check();
  await page.getByRole('checkbox', { name: 'Tussalora 1' }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Wholesaler 1' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'Not the best price 3' }).click();
  await expect(rowOf(page, 'Biomirella')).toBeVisible();
  await expect(rowOf(page, 'Aquanelle')).toHaveCount(0);
});

test('OFF-03 sorts, chooses columns and remembers them', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('link', { name: 'Price, €', exact: true }).click();
  await expect(rows(page).first()).toContainText('Aquanelle');
  await page.getByRole('link', { name: 'Price, €', exact: true }).click();
  await expect(rows(page).first()).toContainText('Biomirella');
  await expect(page.locator('th[aria-sort=descending]')).toHaveText('Price, €');
  await page.getByRole('button', { name: 'Columns 8 of 17' }).click();
  await page.getByRole('checkbox', { name: 'Category' }).check();
  await page.getByRole('checkbox', { name: 'Commission (%)' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('separator', { name: 'Width of Category' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(page.getByRole('separator', { name: 'Width of Category' })).toHaveAttribute('aria-valuenow', '166');
  await expect(page.getByRole('link', { name: 'Commission (%)' })).toHaveCount(0);
});

test('OFF-07 OFF-09 a price is changed by keyboard alone, undone, changed again and sent', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await cell(page, 'Price', 'Biomirella Flora').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('25.49');
  await expect(page.getByText('Rank 2 of 4')).toBeVisible();
  await expect(page.getByText('€1.59 above the best price')).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Allowed from 11.95 to 32.90; best price 23.90; your price 25.49' }),
  ).toBeVisible();
  await expect(page.getByText('€20.76')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 'Biomirella Flora')).toHaveText('25.49');
  await expect(cell(page, 'Price', 'Biomirella Flora')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Price', 'Biomirella Flora')).toHaveText('27.95');
  await cell(page, 'Price', 'Biomirella Flora').click();
  await page.getByRole('button', { name: 'Rank 1: €23.89' }).click();
  const sent = saved(page);
  await page.keyboard.press('Enter');
  expect((await sent.then((reply) => reply.json())).price).toEqual({ amount: 2389, currency: 'EUR' });
  await expect(rowOf(page, 'Biomirella')).toContainText('Rank 1 of 4');
});

test('OFF-07 Tab and the arrows move to other cells, Esc discards', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await cell(page, 'Stock', 'Aquanelle Nasal Spray').click();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Price of Aquanelle Nasal Spray' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = page.getByRole('textbox', { name: 'Price of Arnivera Sport Gel' });
  await expect(below).toBeFocused();
  await below.fill('abc');
  await expect(page.getByRole('alert')).toContainText('with up to 2 decimals');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Price', 'Arnivera Sport Gel')).toHaveText('8.95');
  await expect(cell(page, 'Stock', 'Aquanelle Nasal Spray')).toHaveText('70');
});

test('OFF-07 what waits is sent when the screen is left, and OFF-06 stock brings an offer back', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await cell(page, 'Stock', 'Tussalora Thyme Syrup').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const sent = saved(page);
  await page.getByRole('link', { name: 'Services' }).click();
  expect((await sent).status()).toBe(200);
  await page.goto(shop.at(productsPath));
  await expect(rowOf(page, 'Tussalora')).toContainText('Active');
  await expect(page.getByRole('link', { name: 'Out of stock 0' })).toBeVisible();
});

test('OFF-07 a waiting edit is sent before signing out', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await cell(page, 'Stock', 'Tussalora Thyme Syrup').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const sent = saved(page);
  await page.getByTitle('Your account').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page).toHaveURL(/\/login$/);
});

test('OFF-07 a price that a rule forbids is refused on Enter, with the limit and what to do', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await cell(page, 'Price', 'Biomirella Flora').click();
  await page.keyboard.type('32.91');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Price of Biomirella Flora' });
  await expect(page.getByRole('alert')).toContainText(
    '€32.91 is above the limit for this product. Enter €32.90 or less.',
  );
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription('€32.91 is above the limit for this product. Enter €32.90 or less.');
  await editor.fill('11.94');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText('Enter €11.95 or more.');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/^Price not changed: €11.94 is below the limit/)).toBeVisible();
  await expect(cell(page, 'Price', 'Biomirella Flora')).toHaveText('27.95');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('OFF-07 a price that the server refuses rolls back and shows the reason at its cell', async ({ page }) => {
  await page.clock.install();
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  const errors = [{ path: 'body.price', code: 'finding.selective_distribution' }];
  await page.route('**/api/offers/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 422, message: 'offer.refused', requestId: 'r-1', errors }),
        })
      : route.continue(),
  );
  await cell(page, 'Price', 'Biomirella Flora').click();
  await page.keyboard.type('30.00');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 'Biomirella Flora')).toHaveText('30.00');
  await page.clock.fastForward(11_000);
  await expect(rowOf(page, 'Biomirella').getByRole('alert')).toContainText('No contract with the brand');
  await expect(cell(page, 'Price', 'Biomirella Flora')).toHaveText('27.95');
});

test('GEN-19 a price typed without a connection waits in sight, survives a reload and is sent once there is one', async ({
  page,
  context,
}) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await expect(rows(page)).toHaveCount(4);
  await context.setOffline(true);
  await cell(page, 'Price', 'Aquanelle').click();
  await page.keyboard.type('3.45');
  await page.keyboard.press('Enter');
  const waiting = page.getByText('1 change is waiting for a connection');
  await expect(waiting).toBeVisible();
  await expect(rowOf(page, 'Aquanelle')).toContainText('3.45');
  await page.route('**/api/offers/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  );
  await context.setOffline(false);
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(rowOf(page, 'Aquanelle')).toContainText('3.45');
  await page.unroute('**/api/offers/*');
  const sent = saved(page);
  await page.reload();
  expect((await sent).status()).toBe(200);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'Aquanelle')).toContainText('3.45');
});
