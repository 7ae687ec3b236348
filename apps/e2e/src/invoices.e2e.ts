import { readFile } from 'node:fs/promises';
import { limits } from '@offizin/domain/limits';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, longerThanALook, test } from './testing/journey.ts';
import { putInvoices } from './testing/marketplace.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/invoices';
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'electronic_receipt', status: 'subscribed' },
] as const;

async function openInvoices(page: Page): Promise<{ shop: Shop; numbers: readonly string[] }> {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] } });
  const numbers = await putInvoices(shop);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  return { shop, numbers };
}

const list = (page: Page) => page.getByRole('region', { name: 'Invoices and reports' });
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByText(/^of \d/) });

test('INV-01 INV-04 invoices are found by number, direction and payment, and each file is downloaded by keyboard', async ({
  page,
}) => {
  const { numbers } = await openInvoices(page);
  await expect(rows(page)).toHaveCount(3);
  const table = page.getByRole('table', { name: 'Invoices and reports' });
  await expect(table.getByRole('columnheader', { name: 'Gross, €' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'October 2026' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(numbers[1] ?? '');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('You to Lindora');
  await page.keyboard.press('Escape');
  await page.getByLabel('Payment').selectOption('Unpaid');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/payment=PENDING/);
  await page.getByRole('link', { name: /^To you/ }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${numbers[0]} as XRechnung` }).press('Enter'),
  ]);
  expect(saved.suggestedFilename()).toBe(`${numbers[0]}-xrechnung-cii.xml`);
  expect(await readFile(await saved.path(), 'utf8')).toContain('CrossIndustryInvoice');
  expect(await findBarriers(page, 'main')).toEqual([]);
});

test('INV-01 the archive is made in the background and found again after a reload; a month is one PDF', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Both files wait for documents that are being made, and then go without them.
  const timeout = 30_000 + limits.exportWaits * 1000;
  test.setTimeout(3 * timeout);
  await openInvoices(page);
  await page.getByRole('button', { name: 'Create archive' }).press('Enter');
  await expect(page.getByText(/ready until/)).toBeVisible({ timeout });
  await page.reload();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).press('Enter'),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^invoices-.*\.zip$/);
  const [joined] = await Promise.all([
    page.waitForEvent('download', { timeout }),
    page.getByRole('button', { name: 'Create PDF' }).press('Enter'),
  ]);
  expect((await readFile(await joined.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, 'html')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('INV-01 invoices are cards, and what is for all of them is one touch away', async ({ page }) => {
    await openInvoices(page);
    await expect(list(page).getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Download all' }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create archive' })).toBeVisible();
    expect(await findBarriers(page, 'html')).toEqual([]);
  });
});

test.describe('the tours', () => {
  test.use({ knownTours: false });

  test('INV-02 MET-06 the tour of the new reports starts by itself, the one of the shipping VAT on the next visit', async ({
    page,
  }) => {
    await openInvoices(page);
    const step = (name: string) => page.getByRole('dialog', { name });
    for (const name of ['Everything in one list', 'Download all of them', 'A month as one PDF']) {
      await expect(step(name)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(step('Shipping VAT')).toBeVisible();
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.clock.install();
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await page.clock.runFor(longerThanALook);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
