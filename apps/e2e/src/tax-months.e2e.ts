import { readFile } from 'node:fs/promises';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { aLedgerLine, anOrder } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInThemes } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger } from './testing/marketplace.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/invoices?tab=tax-months';
const now = new Date();
const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 11)).toISOString();
const [month, bookedOn] = [at.slice(0, 7), at.slice(0, 10)];
const monthText = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(at),
);

const to = (countryCode: string) => ({ deliveryAddress: { ...anOrder().deliveryAddress, countryCode } });
const line = (lineNo: number, changes: Parameters<typeof aLedgerLine>[0]) =>
  aLedgerLine({ lineNo, bookedOn, ...changes });

/** A shop with two orders last month, one of them to France. */
async function openTaxMonths(page: Page): Promise<Shop> {
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB' },
    orders: [
      { createdAt: at, ...to('DE') },
      { createdAt: at, ...to('FR') },
    ],
  });
  await putLedger('de', [
    {
      orderNumber: shop.numbers[0] ?? '',
      lines: [
        line(1, { kind: 'sale', amount: 1190, rate: 1900 }),
        line(2, { kind: 'shipping', amount: 357, rate: 1900 }),
        line(3, { kind: 'commission', amount: -100, rate: 1000 }),
      ],
    },
    { orderNumber: shop.numbers[1] ?? '', lines: [line(1, { kind: 'sale', amount: 1200, rate: 2000 })] },
  ]);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(month);
  return shop;
}

test('INV-07 a month by country and rate, closed by keyboard: nothing changes it any more', async ({ page }) => {
  const shop = await openTaxMonths(page);
  const rows = page.getByRole('table', { name: 'Sales by country and rate' });
  await expect(rows.getByRole('row', { name: /Germany/ })).toContainText('15.47');
  await expect(rows.getByRole('row', { name: /France/ })).toContainText('2.00');
  expect(await findBarriersInThemes(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Close month' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Close ${monthText}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Close month' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeFocused();
  await putLedger('de', [
    { orderNumber: shop.numbers[0] ?? '', lines: [line(4, { kind: 'refund', amount: -119, rate: 1900 })] },
  ]);
  await page.reload();
  await expect(rows.getByRole('row', { name: /Germany/ })).toContainText('15.47');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
  await expect(page.getByText('1 booking of a closed month counts here.')).toBeVisible();
  await expect(rows.getByRole('row', { name: /Germany/ })).toContainText('−1.19');
});

test('INV-07 behind a figure stand the entries that come to it, by keyboard and on a phone', async ({ page }) => {
  const shop = await openTaxMonths(page);
  const rows = page.getByRole('table', { name: 'Sales by country and rate' });
  const figure = rows.getByRole('row', { name: /Germany/ }).getByRole('link', { name: '15.47, show entries' });
  await figure.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sales, gross' });
  await expect(dialog).toContainText('€15.47 in 2 entries');
  await expect(dialog).toContainText(`${monthText} · Germany · 19%`);
  await expect(dialog).toContainText('€11.90');
  await expect(dialog).toContainText('€3.57');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figure).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: '−€1.00, show entries' }).click();
  const commission = page.getByRole('dialog', { name: 'Commission, without VAT' });
  await commission.getByRole('link', { name: formatOrderNumber(shop.numbers[0] ?? '') }).click();
  await expect(page.getByRole('dialog', { name: formatOrderNumber(shop.numbers[0] ?? '') })).toContainText(
    'Commission',
  );
});

test('INV-07 the accounts of the books, and the batch for DATEV', async ({ page }) => {
  await openTaxMonths(page);
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open('Accounts…');
  const dialog = page.getByRole('dialog', { name: 'Accounts for DATEV and Lexware' });
  await dialog.getByRole('combobox', { name: 'Chart of accounts' }).selectOption('SKR04');
  await dialog.getByRole('textbox', { name: 'Bank' }).fill('18');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Bank' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Bank' }).fill('1810');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const download = page.waitForEvent('download');
  await open('DATEV posting batch');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel-.*\.csv$/);
  const text = await readFile(await file.path(), 'latin1');
  expect(text).toContain('"EXTF";700;21;"Buchungsstapel";13;');
  expect(text).toContain('15,47;"S";"EUR";;;;1460;4400;;');
});

test('INV-07 the part fails alone when it cannot be fetched', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB' }, orders: [] });
  await enter(page.context(), shop);
  await page.route(/tax-months-part/, (route) => route.abort());
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Tax months' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/tax-months-part/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing is booked yet')).toBeVisible();
});
