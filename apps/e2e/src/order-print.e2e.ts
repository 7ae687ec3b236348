import type { Page } from '@playwright/test';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { plain, printed } from './testing/printed.ts';
import { openShop, type Shop } from './testing/shop.ts';

const lines = (count: number) =>
  Array.from({ length: count }, () => ({
    productId: 'P-1',
    quantity: 1,
    unitPrice: 479,
    stockOrigin: 'own' as const,
  }));

async function openOne(page: Page, count: number): Promise<Shop> {
  const shop = await openShop({ orders: [{ lines: lines(count) }, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  await expect(paneOf(page).first()).toContainText('Total, incl. VAT');
  return shop;
}

for (const width of [390, 820, 1440])
  test(`GEN-13 at ${width} px Ctrl-P prints the open order, not the list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shop = await openOne(page, 2);
    const { text, totalPages } = await printed(page);
    expect(text).toContain(plain(shop.shown(0)));
    expect(text).toContain('Total, incl. VAT');
    expect(text).toContain('History');
    expect(text).toContain('Received');
    expect(text).not.toContain(plain(shop.shown(1)));
    expect(text).not.toMatch(/Reject|Confirm\b/);
    expect(totalPages).toBeLessThanOrEqual(2);
    await expect(paneOf(page).first()).toBeVisible();
  });

test('GEN-13 more information prints as a whole document, however long', async ({ page }) => {
  const shop = await openOne(page, 40);
  await page.getByRole('link', { name: 'More information' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Origin')).toBeVisible();
  const { text, totalPages } = await printed(page);
  expect(text).toContain(plain(shop.shown(0)));
  expect(text.match(/€4\.79/g)?.length ?? 0).toBeGreaterThanOrEqual(40);
  expect(text).toContain('Origin');
  expect(text).toContain('Received');
  expect(text).not.toContain(plain(shop.shown(1)));
  expect(totalPages).toBeGreaterThan(1);
  expect(totalPages).toBeLessThanOrEqual(5);
});
