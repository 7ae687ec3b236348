import { readFile } from 'node:fs/promises';
import { aLedgerLine } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putCorrection, putLedger, putPayment } from './testing/marketplace.ts';
import { pressItem } from './testing/menus.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'adyen', status: 'subscribed' },
] as const;
const paidAt = '2026-11-24T09:00:00.000Z';

/** A shop with a payout that two orders were paid with. */
async function openPaid(page: Page): Promise<Shop> {
  const orders = [{ createdAt: inHours(-3) }, { createdAt: inHours(-2) }];
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] }, orders });
  await putPayment(shop, 'P-7', { amount: 16_000 });
  await putLedger(
    'de',
    shop.numbers.map((orderNumber) => ({
      orderNumber,
      lines: [
        aLedgerLine({ amount: 9000 }),
        aLedgerLine({ lineNo: 2, kind: 'commission', amount: -1000 }),
        aLedgerLine({ lineNo: 3, kind: 'payout', amount: -8000, payoutNo: 'P-7' }),
      ],
    })),
  );
  await putPayment(shop, 'P-7', { amount: 16_000, state: 'paid', dueAt: paidAt, paidAt });
  await enter(page.context(), shop);
  return shop;
}

test('INV-06 a payout opens into its orders, an order leads to its payout and back, by keyboard', async ({ page }) => {
  const shop = await openPaid(page);
  await page.goto(shop.at('/seller/my-account/payment-provider'));
  const row = page.getByRole('link', { name: '24 Nov' });
  await row.press('Enter');
  const payout = page.getByRole('dialog', { name: 'Payout P-7' });
  await expect(payout).toContainText('2 orders in total');
  for (const text of ['€180.00', '−€20.00', '€160.00', 'These lines add up to the payout.'])
    await expect(payout).toContainText(text);
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await payout.getByRole('link', { name: shop.shown(0) }).press('Enter');
  const order = page.getByRole('dialog', { name: `Earnings from order ${shop.shown(0)}` });
  await expect(order).toContainText('Commission and VAT will be on the invoice for');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await order.getByRole('link', { name: 'Payout P-7' }).press('Enter');
  await expect(payout).toContainText('2 orders in total');
  await page.goBack();
  await expect(order).toBeVisible();
  await page.goBack();
  await expect(payout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payout).toHaveCount(0);
  await expect(page).toHaveURL(/payment-provider$/);
});

test('INV-06 all of a payout leaves in one file', async ({ page }) => {
  const shop = await openPaid(page);
  await page.goto(shop.at('/seller/my-account/payment-provider?payout=P-7'));
  const payout = page.getByRole('dialog', { name: 'Payout P-7' });
  await payout.getByRole('button', { name: 'Export' }).press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    pressItem(page, 'Payout with every line, .csv'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payout-.*\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)).toContain('Payout P-7');
  expect(rows.at(-1)).toContain('160.00');
});

test('INV-05 INV-06 what is posted beside orders stands above them until a payout takes it up, by keyboard', async ({
  page,
}) => {
  const shop = await openPaid(page);
  await page.goto(shop.at('/seller/my-account/invoices?tab=orders'));
  const list = page.getByRole('table').getByRole('link', { name: shop.shown(0) });
  await expect(list).toBeVisible();
  const beside = page.getByText('Not tied to an order, not settled yet');
  await expect(beside).toHaveCount(0);
  await putCorrection(shop, 'C-1', -250);
  await expect(beside).toBeVisible({ timeout: 25_000 });
  const strip = page.locator('details').filter({ has: beside });
  await expect(strip).toContainText('−€2.50');
  await strip.locator('summary').press('Enter');
  await expect(strip.getByText('Correction of shipping')).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
});

test('INV-06 an order leads to what it brings; of one without bookings that is said', async ({ page }) => {
  const orders = [{ createdAt: inHours(-3) }, { createdAt: inHours(-2) }];
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] }, orders });
  const [booked = ''] = shop.numbers;
  await putLedger('de', [{ orderNumber: booked, lines: [aLedgerLine({ amount: 9000 })] }]);
  await enter(page.context(), shop);
  for (const [at, said] of ['€90.00', 'Nothing recorded for this order yet'].entries()) {
    await page.goto(shop.at('/seller/marketplace/sales'));
    await page.getByRole('link', { name: shop.shown(at) }).click();
    await page.getByRole('link', { name: 'More information' }).click();
    await page.getByRole('link', { name: 'What this order brings, and when it is paid' }).press('Enter');
    const ledger = page.getByRole('dialog', { name: `Earnings from order ${shop.shown(at)}` });
    await expect(ledger).toContainText(said);
    await expect(page).toHaveURL(/my-account\/invoices/);
  }
});
