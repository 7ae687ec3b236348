import { readFile } from 'node:fs/promises';
import { aLedgerLine, aSeller } from '@offizin/testkit/records';
import type { Locator, Page } from '@playwright/test';
import { findBarriers, findBarriersInThemes } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger, putSeller } from './testing/marketplace.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/accountant';
const now = new Date();
const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 11)).toISOString();
const [month, bookedOn] = [at.slice(0, 7), at.slice(0, 10)];

/** An accountant of two shops with an order of last month each; in the second no commission was booked. */
async function openAccountant(page: Page): Promise<{ first: Shop; second: Shop }> {
  const shops: Shop[] = [];
  for (const name of ['Apotheke Adler', 'Apotheke Biene'])
    shops.push(
      await openShop({
        host: 'de.localhost',
        seller: { locale: 'en_GB', name },
        role: name === 'Apotheke Adler' ? 'accounting' : 'owner',
        orders: [{ createdAt: at }],
      }),
    );
  const [first, second] = shops;
  if (first === undefined || second === undefined) throw new Error('two shops were opened');
  const [user] = first.record.users;
  if (user === undefined) throw new Error('the shop has a user');
  const users = [...second.record.users, { ...user, role: 'accounting' as const }];
  await putSeller(second.brand, second.externalId, aSeller({ ...second.record, users }));
  const sale = aLedgerLine({ lineNo: 1, kind: 'sale', amount: 1190, bookedOn });
  const commission = aLedgerLine({ lineNo: 2, kind: 'commission', amount: -100, bookedOn });
  await putLedger('de', [
    { orderNumber: first.numbers[0] ?? '', lines: [sale, commission] },
    { orderNumber: second.numbers[0] ?? '', lines: [sale] },
  ]);
  await enter(page.context(), first);
  await page.goto(first.at(path));
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(month);
  return { first, second };
}

const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name: /^Shops in/ })
    .getByRole('row')
    .filter({ hasText: name });

test('INV-08 what is missing in two shops, all of it in one archive, and mails, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAccountant(page);
  await expect(rowOf(page, 'Apotheke Adler')).toContainText('Commission invoice');
  await expect(rowOf(page, 'Apotheke Adler')).toContainText('Tax month isn’t closed');
  await expect(rowOf(page, 'Apotheke Biene')).not.toContainText('Commission invoice');
  await expect(rowOf(page, 'Apotheke Biene')).toContainText('Tax month isn’t closed');
  expect(await findBarriersInThemes(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Prepare sets' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Sets ready: 2 of 2' })).toContainText(
    '2 of them are incomplete',
  );
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download archive' }).press('Enter'),
  ]);
  expect(archive.suggestedFilename()).toBe(`monthly-sets-${month}.zip`);
  const names = (await readFile(await archive.path())).toString('utf8');
  for (const name of ['Apotheke Adler', 'Apotheke Biene']) expect(names).toContain(`${name} (`);
  expect(names).toContain('Contents.txt');

  const mail = page.getByRole('switch', { name: 'Email when the set of Apotheke Biene is complete' });
  await mail.press('Space');
  await expect(page.getByText('You’ll get an email when a set of Apotheke Biene is complete')).toBeVisible();
  await page.reload();
  await expect(mail).toBeChecked();

  await page.getByRole('checkbox', { name: 'Choose Apotheke Adler' }).press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Sets ready: 1 of 1' })).toBeVisible();
});

test('INV-08 a figure of another shop leads there, and the month stays', async ({ page }) => {
  const { second } = await openAccountant(page);
  await rowOf(page, 'Apotheke Biene').getByRole('button', { name: 'Tax month isn’t closed' }).press('Enter');
  await expect(page).toHaveURL(second.at(`/seller/my-account/invoices?tab=tax-months&month=${month}`));
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(month);
  await expect(page.getByRole('button', { name: 'Close month' })).toBeVisible();
  await page.goto(second.at(path));
  await expect(rowOf(page, 'Apotheke Biene')).toContainText('open now');
});

test('INV-08 a Swiss shop asks for no documents, and its figures lead to its ledger', async ({ page }) => {
  const shop = await openShop({
    host: 'ch.localhost',
    seller: { locale: 'de_CH', name: 'Bahnhof' },
    role: 'accounting',
    orders: [{ createdAt: at }],
  });
  const sale = aLedgerLine({ lineNo: 1, kind: 'sale', amount: 1190, bookedOn });
  await putLedger('ch', [{ orderNumber: shop.numbers[0] ?? '', lines: [sale] }]);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller'));
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('link', { name: 'Buchhaltung' }).press('Enter');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Geschäft',
    'Fehlt',
    'Zu klären',
    'Steuermonat',
    'Monatspaket',
    'E-Mail',
  ]);
  await page.getByRole('button', { name: 'Steuermonat noch nicht abgeschlossen' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/my-account/ledger\\?.*month=${month}`));
  await expect(page.getByRole('link', { name: shop.shown(0) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('INV-08 each shop is a card, and nothing is wider than the page', async ({ page }) => {
    await openAccountant(page);
    await expect(rowOf(page, 'Apotheke Adler')).toContainText('Commission invoice');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await findBarriers(page, 'html')).toEqual([]);
    await page.getByRole('button', { name: 'Previous month' }).tap();
    await expect(page.getByRole('combobox', { name: 'Month' })).not.toHaveValue(month);
    await expect(page).toHaveURL(/month=/);
  });
});
