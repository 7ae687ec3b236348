import { readFile } from 'node:fs/promises';
import { aLedgerLine, anOrder, inValencia } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger, putSalesBefore } from './testing/marketplace.ts';
import { pressItem } from './testing/menus.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/metrics/reports';
const now = new Date();
/** The middle of the month a number of months ago. */
const inMonth = (back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15, 11)).toISOString();
const monthText = (back: number) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(inMonth(back)));
const last = inMonth(1);

const to = (countryCode: string) => ({ deliveryAddress: { ...anOrder().deliveryAddress, countryCode } });
const linesWith = (rate: number) => [
  aLedgerLine({ amount: 5000 }),
  aLedgerLine({ lineNo: 2, kind: 'shipping', amount: 400, rate }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -600 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -126, rate: 2100 }),
];
const takenBack = [
  aLedgerLine({ lineNo: 5, kind: 'refund', amount: -5000 }),
  aLedgerLine({ lineNo: 6, kind: 'shipping_refund', amount: -400, rate: 2100 }),
  aLedgerLine({ lineNo: 7, kind: 'commission', amount: 600 }),
  aLedgerLine({ lineNo: 8, kind: 'commission_vat', amount: 126, rate: 2100 }),
];

/** A shop with three orders last month, one of them cancelled, and 400 a year before that. */
async function openReports(page: Page): Promise<Shop> {
  const cancelled = { status: 'cancelled', cancellation: { reason: 'no_stock', at: last }, shipment: [] } as const;
  const shop = await openShop({
    host: 'es.localhost',
    seller: { locale: 'en_GB', address: inValencia },
    orders: [
      { createdAt: last, ...to('ES') },
      { createdAt: last, ...to('PT') },
      { createdAt: last, ...to('ES'), past: { ...cancelled, shipment: [] } },
    ],
  });
  await putLedger('es', [
    { orderNumber: shop.numbers[0] ?? '', lines: linesWith(2100) },
    { orderNumber: shop.numbers[1] ?? '', lines: linesWith(2300) },
    { orderNumber: shop.numbers[2] ?? '', lines: [...linesWith(2100), ...takenBack] },
  ]);
  const shipping = [{ country: 'ES', rate: 2100, orders: 200, gross: 80_000, vat: 13_884 }];
  const before = {
    currency: 'EUR',
    orders: 400,
    cancelled: 9,
    sales: 1_900_000,
    commission: -310_000,
    shipping,
  } as const;
  await putSalesBefore('es', shop.externalId, [{ ...before, month: inMonth(13).slice(0, 7), shipping: [...shipping] }]);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  return shop;
}

const figures = (page: Page) => page.getByRole('navigation', { name: /^Figures of/ });
const chart = (page: Page, name: string) => page.getByRole('region', { name });

test('INV-03 a month’s figures, each with its chart, and the orders behind them, by keyboard', async ({ page }) => {
  const shop = await openReports(page);
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(last.slice(0, 7));
  await expect(figures(page).getByRole('link', { name: /^Sales/ })).toContainText('€108.00');
  await expect(figures(page).getByRole('link', { name: /^Commissions/ })).toContainText('−€14.52');
  await expect(figures(page).getByRole('link', { name: /^Cancellations/ })).toContainText('1 of 3 orders');
  await expect(figures(page).getByRole('link', { name: /^Shipping VAT/ })).toContainText('€1.44');
  await expect(chart(page, 'Sales by month')).toContainText(`${monthText(1)}: €108.00, the year before €19,000.00`);
  await figures(page)
    .getByRole('link', { name: /^Commissions/ })
    .press('Enter');
  await expect(chart(page, 'Commissions by month')).toContainText('the year before €3,100.00');
  await expect(figures(page).getByRole('link', { name: /^Commissions/ })).toBeFocused();
  const countries = page.getByRole('region', { name: /^Shipping VAT,/ });
  await expect(countries.getByRole('row', { name: /^Spain/ })).toContainText('Modelo 303');
  await expect(countries.getByRole('row', { name: /^Portugal/ })).toContainText('One-stop shop (OSS)');
  await page.getByRole('link', { name: `1: The cancelled orders of ${monthText(1)}` }).press('Enter');
  const orders = page.getByRole('region', { name: 'Orders and earnings', exact: true });
  const rows = orders.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(shop.shown(2));
  await page.goBack();
  await countries.getByRole('link', { name: 'See the 2 shipments' }).press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('Orders', { exact: true })).toHaveValue('shipping');
});

test('INV-03 a month of before the portal says so, and its figures open nothing', async ({ page }) => {
  await openReports(page);
  await page.getByRole('combobox', { name: 'Month' }).selectOption(inMonth(13).slice(0, 7));
  await expect(figures(page).getByRole('link', { name: /^Sales/ })).toContainText('€19,000.00');
  await expect(page.getByText(/^From before you used the portal/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^See the|cancelled orders of/ })).toHaveCount(0);
  await page.reload();
  await expect(figures(page).getByRole('link', { name: /^Sales/ })).toContainText('€19,000.00');
});

test('INV-03 a new booking reaches the open page', async ({ page }) => {
  const shop = await openReports(page);
  await expect(figures(page)).toContainText('€108.00');
  const refund = aLedgerLine({ lineNo: 5, kind: 'refund', amount: -1000 });
  await putLedger('es', [{ orderNumber: shop.numbers[0] ?? '', lines: [refund] }]);
  await expect(figures(page)).toContainText('€98.00');
});

test('INV-03 both files; light and dark have no barrier', async ({ page }) => {
  await openReports(page);
  const year = last.slice(0, 4);
  for (const [item, name] of [
    [`Months of ${year}, .csv`, /^reports-.*\.csv$/],
    [`Shipping VAT of ${year}, .xlsx`, /^shipping-vat-.*\.xlsx$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), pressItem(page, item)]);
    expect(file.suggestedFilename()).toMatch(name);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
  }
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, 'html')).toEqual([]);
});

test('INV-03 a shop without orders reads what will appear here', async ({ page }) => {
  const shop = await openShop({ host: 'es.localhost' });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByText('Nothing sold yet')).toBeVisible();
});

test('INV-03 ACC-01 the German brand has no reports', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost' });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page).toHaveURL(/\/seller$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('INV-03 figures two by two, tables scroll by themselves', async ({ page }) => {
    await openReports(page);
    await figures(page)
      .getByRole('link', { name: /^Cancellations/ })
      .tap();
    await expect(chart(page, 'Cancelled orders by month')).toContainText('1');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await findBarriers(page, 'html')).toEqual([]);
  });
});
