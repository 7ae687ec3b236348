import { readFile } from 'node:fs/promises';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { extractText, getDocumentProxy } from 'unpdf';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { type Combined, startCombined } from './testing/companion.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const gold: Partial<SellerRecord> = { goldPartner: true };

test('LEG-01 standalone each legacy path has the portal’s own screen for its job', async ({ page }) => {
  const shop = await openShop({ seller: gold, orders: [{}] });
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/goldpartner/ventas'));
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await expect(sections.getByRole('link')).toHaveText(['Orders', 'Products', 'Catalogues', 'Shop', 'Parcels']);
  await sections.getByRole('link', { name: 'Products' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/goldpartner\/productos$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeAttached();
  await sections.getByRole('link', { name: 'Catalogues' }).click();
  await expect(page.locator('input[type=file]')).toHaveCount(1);
  await sections.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('textbox', { name: /Short description/ })).toBeVisible();
  await sections.getByRole('link', { name: 'Parcels' }).click();
  await expect(page.getByText('No parcels are waiting for a courier')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/goldpartner\/tienda$/);
});

test('LEG-01 parcels wait by courier, and the handover list of one is a PDF', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost', orders: [{}, {}, {}] });
  const [first, second] = shop.numbers;
  await askDatabase(
    `update seller_order set status = 'processed', processed_at = now(), shipment_status = 'prepared',
       courier = case number when $1 then 'dhl' else 'gls' end, tracking_number = case number when $1 then '123456789012' else 'GLS12345678' end
     where number in ($1, $2)`,
    [first, second],
  );
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/cajas'));
  await expect(page.getByRole('region', { name: 'DHL' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'GLS' })).toContainText('GLS12345678');
  expect(await findBarriers(page, 'html')).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print handover list, DHL' }).focus();
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/-dhl-\d{4}-\d\d-\d\d-\d{4}\.pdf$/);
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  expect(totalPages).toBe(1);
  expect(text).toContain('123456789012');
  expect(text).not.toContain('GLS12345678');
});

test.describe('GEN-07 combined with the companion application', () => {
  // One process for all of them.
  test.describe.configure({ mode: 'default' });
  let combined: Combined;

  test.beforeAll(async () => {
    combined = await startCombined();
  });
  test.afterAll(() => combined.stop());

  test('LEG-01 a legacy path is a full load of the same path there, with its query and nothing else', async ({
    page,
  }) => {
    const shop = await openShop({ seller: gold });
    await enter(page.context(), shop);
    await page.goto(combined.at(shop.host, '/seller/goldpartner/productos?q=crema&page=2#part'));
    await expect(page.getByRole('heading', { name: 'Companion' })).toBeVisible();
    expect(page.url()).toBe(`${combined.companionUrl}/seller/goldpartner/productos?q=crema&page=2`);
    const visit = combined.visits.findLast(({ path }) => path.startsWith('/seller/goldpartner/productos'));
    expect(visit?.headers.cookie).toBeUndefined();
    expect(new URL(visit?.headers.referer ?? 'http://none/').pathname).toBe('/');
  });

  test('a link inside the portal leaves it too, and Back returns to where it was', async ({ page }) => {
    const shop = await openShop({ seller: gold });
    await enter(page.context(), shop);
    await page.goto(combined.at(shop.host, '/seller'));
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Companion' })).toBeVisible();
    expect(page.url()).toBe(`${combined.companionUrl}/seller/goldpartner/ventas`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'What to do now' })).toBeVisible();
  });

  test('ACC-03 without the service one is led to the profile there; a wrong brand stays here', async ({ page }) => {
    const shop = await openShop({ seller: { services: [] } });
    await enter(page.context(), shop);
    await page.goto(combined.at(shop.host, '/seller/marketplace/sales?tab=to-manage'));
    await expect(page.getByRole('heading', { name: 'Companion' })).toBeVisible();
    expect(page.url()).toBe(`${combined.companionUrl}/seller/my-account/profile`);
    await page.goto(combined.at(shop.host, '/seller/my-account/shipping-costs'));
    await expect(page).toHaveURL(combined.at(shop.host, '/seller'));
    await expect(page.getByRole('heading', { level: 1, name: 'What to do now' })).toBeVisible();
  });

  test('what is no legacy path stays in the portal', async ({ page }) => {
    const shop = await openShop({ host: 'de.localhost' });
    await enter(page.context(), shop);
    await page.goto(combined.at(shop.host, '/seller/marketplace/my-products'));
    await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeAttached();
  });
});
