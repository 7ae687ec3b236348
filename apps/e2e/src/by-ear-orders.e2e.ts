import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { ntinOf } from '@offizin/domain/identifiers/ntin';
import { aProduct } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import type { Ear } from './testing/ear.ts';
import { listenTo } from './testing/ear-shop.ts';
import { cardOf, enter, expect, paneOf, salesPath, test } from './testing/journey.ts';
import { putProducts } from './testing/marketplace.ts';
import { scan, trackingNumber } from './testing/scanner.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const line = { productId: 'P-1', quantity: 2, unitPrice: 479, stockOrigin: 'own' } as const;
const packed = { productId: 'P-packed', quantity: 1, unitPrice: 690, stockOrigin: 'own' } as const;

/** At noon of a day far enough ahead, so that no deadline is today and all are in one week, in the order of the customers. */
function orderOf(customerFirstName: string, at: number, lines: OrderRecord['lines']): Partial<OrderRecord> {
  const [day] = inHours(24 * 10).split('T');
  return { customerFirstName, dispatchBy: `${day}T12:0${at}:00.000Z`, lines };
}

/** In Code 39, as on the packs. */
const [ibulenta, hamalind] = ['-03752864', '-04271931'];

async function openDesk(page: Page, host: string, lines: OrderRecord['lines']): Promise<{ shop: Shop; ear: Ear }> {
  const codes = { nationalCode: '04271931', gtin: ntinOf('04271931') };
  await putProducts('de', [aProduct({ productId: 'P-packed', name: 'Hamalind Wundcreme', pack: '50 g', ...codes })]);
  const orders = ['Miriam', 'Bernd', 'Ana'].map((name, at) => orderOf(name, at, lines));
  const shop = await openShop({ host, orders, seller: { locale: 'en_GB' } });
  const ear = await listenTo(page, shop);
  await enter(page.context(), shop);
  await page.goto(shop.at(salesPath));
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(paneOf(page)).toBeVisible();
  await expect(cardOf(page, shop)).not.toContainText('not opened yet');
  return { shop, ear };
}

/** From the search, which one key reaches, to the first order of the list, which opens it. */
async function openFirst(ear: Ear, shop: Shop): Promise<void> {
  await ear.press('/');
  await ear.isAt('textbox', /^Search by number/);
  await ear.goesTo('link', new RegExp(shop.shown(0)));
  await ear.press('Enter');
}

test('GEN-21 by ear: orders are confirmed, and each says which one is next', async ({ page }) => {
  const { shop, ear } = await openDesk(page, 'localhost', [line]);
  ear.wants('Confirm two orders, the first one of the list and the one that comes next');
  await openFirst(ear, shop);
  await ear.goesTo('button', 'Confirm');
  await ear.press('Enter');
  await ear.hears(/confirmed/);
  await ear.isAt('button', 'Confirm');
  await ear.press('Enter');
  await ear.hears(/confirmed/);
  await ear.isAt('button', 'Confirm');
  expect(ear.recording()).toMatchSnapshot('confirm.txt');
});

test('GEN-21 by ear: an order is dispatched, after what was missing was named', async ({ page }) => {
  const { shop, ear } = await openDesk(page, 'localhost', [line]);
  ear.wants('Dispatch the first order');
  await openFirst(ear, shop);
  await ear.goesTo('button', 'Dispatch…');
  await ear.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await ear.reads(dialog);
  await ear.goesTo('button', 'Mark as dispatched');
  await ear.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Courier' })).toHaveAttribute('aria-invalid', 'true');
  await ear.isAt('combobox', 'Courier');
  ear.wants('Choose the courier and enter the number');
  await ear.types('DHL');
  await ear.press('ArrowDown', 'Enter');
  await ear.goesTo('textbox', 'Tracking number');
  await ear.types('12');
  await ear.press('Enter');
  await expect(dialog.getByText('At least 8 characters')).toBeVisible();
  await ear.isAt('textbox', 'Tracking number');
  await ear.press('Control+a');
  await ear.types('123456789012');
  await ear.press('Enter');
  await ear.hears(/dispatched/);
  expect(ear.recording()).toMatchSnapshot('dispatch.txt');
});

test('GEN-21 by ear: one item of an order is rejected, after what was missing was named', async ({ page }) => {
  const { shop, ear } = await openDesk(page, 'localhost', [line]);
  ear.wants('Reject one of two items of the first order');
  await openFirst(ear, shop);
  await ear.goesTo('button', 'Reject…');
  await ear.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Cancelled orders/ })).toBeVisible();
  await ear.reads(dialog);
  await ear.goesTo('button', /^Reject/);
  await ear.press('Enter');
  await expect(dialog.getByText('Select a reason.', { exact: true }).first()).toBeVisible();
  await ear.isAt('combobox', 'Reason');
  await ear.types('No stock');
  await ear.press('ArrowDown', 'Enter');
  await ear.goesTo('checkbox', /^Ibulenta/, 'Shift+Tab');
  await ear.press('Space');
  await ear.goesTo('button', 'One fewer');
  await ear.press('Enter');
  await ear.goesTo('button', /^Reject/);
  await ear.press('Enter');
  await ear.hears(/rejected/);
  expect(ear.recording()).toMatchSnapshot('reject.txt');
});

test('GEN-21 by ear: an order is packed by scanner and sent', async ({ page }) => {
  const { shop, ear } = await openDesk(page, 'de.localhost', [line, packed]);
  ear.wants('Pack the first order by scanner');
  await openFirst(ear, shop);
  await ear.goesTo('link', 'Pack');
  await ear.press('b');
  await ear.hears(/3 items/);
  const scans = async (what: string, code: string, said: RegExp) => {
    await scan(page, code);
    ear.does(`scans ${what}`);
    await ear.hears(said);
  };
  await scans('Ibulenta', ibulenta, /1 of 2/);
  await scans('Ibulenta', ibulenta, /2 of 2/);
  await scans('Ibulenta once more', ibulenta, /Already complete/);
  await ear.press('Space');
  await scans('Hamalind', hamalind, /scan the label/);
  await scans('the label', trackingNumber(1), /DHL/);
  await ear.press('p');
  await ear.hears(/dispatched/);
  const number = page.getByRole('dialog', { name: 'Packing' }).getByRole('heading', { level: 2 }).first();
  await expect(number).toHaveText(shop.shown(1));
  await ear.reads(number);
  expect(ear.recording()).toMatchSnapshot('pack.txt');
});
