import { readFile } from 'node:fs/promises';
import type { LedgerEntry } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger, putPayment, putPayoutState } from './testing/marketplace.ts';
import { pressItem } from './testing/menus.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/invoices?tab=orders';
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'adyen', status: 'subscribed' },
] as const;

const sold = [
  aLedgerLine({ amount: 8463 }),
  aLedgerLine({ lineNo: 2, kind: 'refund', amount: -1290, text: 'Vitaldor D3' }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -793 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -151, rate: 1900 }),
];
const payable = { state: 'payable', reason: null, since: null, payableOn: null } as const;

async function openLedger(page: Page): Promise<Shop> {
  const orders = [{ createdAt: inHours(-3) }, { createdAt: inHours(-2) }, { createdAt: inHours(-1) }];
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] }, orders });
  await putPayoutState(shop, 'approved');
  await putPayment(shop, 'P-7', { amount: 6229 });
  const paid = aLedgerLine({ lineNo: 5, kind: 'payout', amount: -6229, payoutNo: 'P-7' });
  const entries: LedgerEntry[] = [
    { orderNumber: shop.numbers[0] ?? '', lines: [...sold, paid], standing: payable },
    { orderNumber: shop.numbers[1] ?? '', lines: sold, standing: payable },
    { orderNumber: shop.numbers[2] ?? '', lines: sold },
  ];
  await putLedger('de', entries);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings by order' })).toBeVisible();
  return shop;
}

const list = (page: Page) => page.getByRole('region', { name: 'Orders and earnings', exact: true });
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const cards = (page: Page) => list(page).getByRole('article');
const totals = (page: Page) => page.getByRole('region', { name: 'Totals of the listed orders' });
const sums = (page: Page) => page.getByRole('region', { name: 'Earnings by order' });

test('INV-05 what orders bring adds up, and each says the one thing that it waits for, by keyboard', async ({
  page,
}) => {
  const shop = await openLedger(page);
  await expect(rows(page)).toHaveCount(3);
  for (const amount of ['€253.89', '€38.70', '€28.32', '€186.87']) await expect(sums(page)).toContainText(amount);
  await expect(sums(page).getByRole('link', { name: /Paid €62\.29 1 settled/ })).toBeVisible();
  await sums(page)
    .getByRole('link', { name: /^Pending/ })
    .press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Not dispatched');
  const number = shop.shown(2);
  await rows(page).getByRole('link', { name: number }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Earnings from order ${number}` });
  await expect(dialog.getByRole('heading', { name: 'Not dispatched yet' })).toBeVisible();
  await expect(dialog).toContainText('Refund: Vitaldor D3');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: number })).toBeFocused();
  await rows(page).getByRole('link', { name: number }).press('Enter');
  await dialog.getByRole('link', { name: 'Open the order' }).press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
});

test('INV-05 an account that is not valid holds what is payable, at once, and leads there', async ({ page }) => {
  const shop = await openLedger(page);
  await page.getByLabel('Order number').fill(shop.numbers[1] ?? '');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Next payout');
  await putPayoutState(shop, 'awaiting_data');
  await page.reload();
  await expect(rows(page)).toContainText('Account not valid');
  await expect(sums(page)).toContainText('1 on hold: check your payout account');
  await rows(page).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Your payout account isn’t valid yet' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Payout account' }).click();
  await expect(page).toHaveURL(/\/seller\/my-account\/payment-provider/);
});

/** As an owner does who sees an IBAN that is a stranger's. */
async function blockPayouts(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.at('/seller/my-account/payment-provider'));
  await page.getByRole('button', { name: 'Change IBAN…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change IBAN' });
  await dialog.getByLabel('Account holder').fill('Sabine Roth');
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'block the account now' }).click();
  await page.getByRole('button', { name: 'Block payouts' }).click();
  await expect(page.getByText('All payouts are blocked')).toBeVisible();
}

test('INV-05 blocked payouts: the earnings and the payout account both say who can release them', async ({ page }) => {
  const shop = await openLedger(page);
  await blockPayouts(page, shop);
  await page.goto(shop.at(`${path}&number=${shop.numbers[1] ?? ''}`));
  await expect(rows(page)).toContainText('Payouts blocked');
  await rows(page).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Your payouts are blocked' })).toBeVisible();
  await expect(dialog).toContainText('Only the marketplace can release them. Contact support.');
  await dialog.getByRole('link', { name: 'Payout account' }).click();
  await expect(page.getByText(/^Call Lindora on \+49 [\d ]+ to release them\.$/)).toBeVisible();
});

test('INV-05 what is open stands in its column and adds up to the balance; what is set off is said first', async ({
  page,
}) => {
  const shop = await openLedger(page);
  const [number = ''] = shop.numbers;
  await putLedger('de', [
    { orderNumber: number, lines: [aLedgerLine({ lineNo: 6, kind: 'refund', amount: -3035, text: 'Vitaldor D3' })] },
  ]);
  await page.reload();
  for (const name of ['Order', 'Sold, €', 'Refunded, €', 'Deducted, €', 'For you, €', 'Open, €'])
    await expect(list(page).getByRole('columnheader', { name, exact: true })).toBeVisible();
  await sums(page)
    .getByRole('link', { name: /^Payable €31\.94/ })
    .click();
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: shop.shown(0) });
  await expect(row.getByRole('cell').nth(4)).toHaveText('31.94');
  await expect(row.getByRole('cell').nth(5)).toHaveText('−30.35');
  await expect(row).toContainText('To be deducted');
  await expect(totals(page)).toContainText('2 orders');
  await expect(totals(page)).toContainText('€31.94');
  await row.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/−€30\.35\s*will be deducted from the next payout/);
});

test('INV-05 the lines leave as a file that spreadsheets can add up; light and dark have no barrier', async ({
  page,
}) => {
  await openLedger(page);
  await expect(rows(page)).toHaveCount(3);
  await sums(page)
    .getByRole('link', { name: /^Payable/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'All orders, .csv' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    pressItem(page, 'Filtered orders, .xlsx'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^earnings-.*\.xlsx$/);
  expect((await readFile(await file.path())).toString('latin1', 0, 2)).toBe('PK');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, 'html')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('INV-05 the ledger is cards, an order a page that Back leaves', async ({ page }) => {
    await openLedger(page);
    await expect(cards(page)).toHaveCount(3);
    await cards(page).first().getByRole('link').tap();
    await expect(page.getByRole('dialog')).toContainText('for you, not paid yet');
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
    expect(await findBarriers(page, 'html')).toEqual([]);
  });
});
