import { readFileSync } from 'node:fs';
import { orderDialogs as dialogTexts } from '@offizin/i18n/messages/en_GB/order-dialogs';
import { orders as texts } from '@offizin/i18n/messages/en_GB/orders';
import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { putShipments } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

const managed = '/seller/marketplace/sales?tab=managed';
const billing = {
  name: 'Vogel Praxis GmbH',
  street: 'Am Markt 4',
  postalCode: '79100',
  city: 'Freiburg',
  region: null,
  countryCode: 'DE',
  phone: null,
};

const full = {
  createdAt: inHours(-30),
  deliveryType: 'same_day_slot',
  slot: { from: inHours(-26), to: inHours(-24) },
  dispatchBy: inHours(-26),
  paymentType: 'invoice',
  paymentStatus: 'pending',
  origin: 'phone',
  billingAddress: billing,
  discount: { amount: 100, label: 'HERBST' },
  waybill: 'WB-778899',
  past: {
    status: 'processed' as const,
    confirmedAt: inHours(-29),
    processedAt: inHours(-27),
    courier: 'other' as const,
    trackingNumber: 'TRACK-0815-4711',
    trackingUrl: 'https://parcels.example/TRACK-0815-4711',
    shipment: [{ status: 'prepared' as const, at: inHours(-27) }],
  },
} as const;

test('ORD-01 ORD-03 more information has every field and the history', async ({ page }) => {
  const shop = await openShop({ orders: [{ ...full, past: { ...full.past, shipment: [...full.past.shipment] } }] });
  await openOrders(page, shop, managed);
  await cardOf(page, shop).click();
  await page.getByRole('link', { name: 'More information' }).click();
  const dialog = page.getByRole('dialog');
  const { reason, cancelledBy, comment, pickupCode, finalisedAt, ...filled } = {
    ...texts.detail.field,
    ...dialogTexts.facts,
  };
  for (const name of Object.values(filled))
    await expect(dialog.locator('dt').getByText(name, { exact: true })).toHaveCount(1);
  for (const name of [reason, cancelledBy, comment, pickupCode, finalisedAt])
    await expect(dialog.locator('dt').getByText(name, { exact: true })).toHaveCount(0);
  const values = [
    'Phone',
    'Invoice',
    'Payment pending',
    'Other courier',
    'TRACK-0815-4711',
    'WB-778899',
    'Vogel Praxis GmbH',
    'Karl-Friedrich-Straße 18',
  ];
  for (const value of [
    ...values,
    'Voucher HERBST',
    '€12.53',
    'Own stock',
    '03752864',
    'EAN 04150037528643',
    'Same-day slot',
  ]) {
    await expect(dialog.getByText(value).first()).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: full.past.trackingUrl })).toHaveAttribute('rel', /noreferrer/);
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Received');
  await expect(page).toHaveURL(/more=true/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(paneOf(page)).toBeVisible();
});

test('ORD-03 ORD-11 a cancelled order shows by whom, why and with which remark', async ({ page }) => {
  const cancellation = { reason: 'other' as const, at: inHours(-1), comment: 'The shop was flooded.' };
  const shop = await openShop({
    orders: [{ createdAt: inHours(-3), past: { status: 'cancelled', shipment: [], cancellation } }],
  });
  await openOrders(page, shop, managed);
  await cardOf(page, shop).click();
  await page.getByRole('link', { name: 'More information' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Reason', 'Cancelled by', 'Comment'])
    await expect(dialog.locator('dt').getByText(name, { exact: true })).toBeVisible();
  await expect(dialog.getByText('The shop was flooded.')).toBeVisible();
});

test("ORD-09 the parcel's way is shown as a timeline", async ({ page }) => {
  const shop = await openShop({ orders: [{ ...full, past: { ...full.past, shipment: [...full.past.shipment] } }] });
  const orderNumber = shop.numbers[0] ?? '';
  await putShipments(shop.brand, [
    { orderNumber, status: 'on_route', at: inHours(-20) },
    { orderNumber, status: 'delivered', at: inHours(-10) },
  ]);
  await openOrders(page, shop, managed);
  await expect(cardOf(page, shop)).toContainText('Delivered');
  await cardOf(page, shop).click();
  const steps = paneOf(page)
    .getByRole('listitem')
    .filter({ hasText: /^(Ordered|Prepared|In transit|Delivered)/ });
  await expect(steps).toHaveText([/^Ordered/, /^Prepared/, /^In transit/, /^Delivered/]);
});

test('ORD-08 the new orders are prepared as a file and saved', async ({ page }) => {
  const shop = await openShop({
    orders: [{}, {}, { past: { status: 'pending', confirmedAt: inHours(-0.5), shipment: [] } }],
  });
  await openOrders(page, shop);
  await page.getByRole('button', { name: 'Download new orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download new orders' });
  await dialog.getByRole('button', { name: 'Create file' }).click();
  await expect(dialog.getByRole('status')).toContainText('Ready: 2 orders');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.xlsx$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe('PK\u0003\u0004');
  await dialog.getByText('.csv', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create again' }).click();
  await expect(dialog.getByRole('status')).toContainText('Ready: 2 orders');
  const savingText = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const text = await savingText;
  expect(text.suggestedFilename()).toMatch(/\.csv$/);
  const content = readFileSync(await text.path(), 'utf8');
  expect(content.split(/\r?\n/).filter(Boolean)).toHaveLength(5);
  expect(content).toContain(shop.numbers[0]);
});
