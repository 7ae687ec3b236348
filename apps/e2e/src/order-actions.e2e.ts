import type { Page } from '@playwright/test';
import {
  cardOf,
  enter,
  expect,
  hearNothing,
  knowTours,
  openOrders,
  paneOf,
  salesPath,
  test,
} from './testing/journey.ts';
import { cancelOrder } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const twoLines = [
  { productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' },
  { productId: 'P-2', quantity: 1, unitPrice: 1250, stockOrigin: 'wholesaler' },
] as const;

const sent = {
  status: 'processed',
  processedAt: inHours(-0.5),
  courier: 'dhl',
  trackingNumber: '123456789012',
  shipment: [{ status: 'prepared', at: inHours(-0.5) }],
} as const;

async function openFirst(page: Page, shop: Shop, path = salesPath): Promise<void> {
  await openOrders(page, shop, path);
  await cardOf(page, shop).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
}

const managed = '/seller/marketplace/sales?tab=managed';

async function chooseCourier(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Choose a courier').click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('ORD-04 ORD-07 confirms an order', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Order .+ confirmed$/)).toBeVisible();
  await expect(cardOf(page, shop)).toContainText('In progress');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await page.reload();
  await expect(paneOf(page)).toContainText('In progress');
});

test('ORD-06 VAL-07 ships an order once courier and tracking are right', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Dispatch…' }).click();
  const dialog = page.getByRole('dialog', { name: `Dispatch order ${shop.shown(0)}` });
  const submit = dialog.getByRole('button', { name: 'Mark as dispatched' });
  await submit.click();
  await expect(dialog.getByPlaceholder('Choose a courier')).toBeFocused();
  await expect(dialog.getByPlaceholder('Choose a courier')).toHaveAccessibleDescription('Choose a courier');
  await expect(dialog.getByText('Enter the tracking number')).toBeVisible();
  await chooseCourier(page, 'DHL');
  const tracking = dialog.getByRole('textbox', { name: 'Tracking number' });
  await submit.click();
  await expect(tracking).toHaveAttribute('aria-invalid', 'true');
  await expect(tracking).toBeFocused();
  await tracking.fill('12');
  await expect(dialog.getByText('At least 8 characters')).toBeVisible();
  await tracking.fill('AB-12345678');
  await expect(
    dialog.getByText('This doesn’t look like a tracking number from this courier. Check it, or use it anyway.'),
  ).toBeVisible();
  await tracking.fill('1234 5678 9012');
  await submit.click();
  await expect(page.getByText(/^Order .+ dispatched$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(page, shop)).toHaveCount(0);
  await page.getByRole('link', { name: /^Managed/ }).click();
  await cardOf(page, shop).click();
  await page.getByRole('link', { name: 'More information' }).click();
  await expect(page.getByRole('dialog')).toContainText('123456789012');
});

test('ORD-06 what was typed to ship an order is kept until it is sent, begun again or signed out of', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openFirst(page, shop);
  const dialog = page.getByRole('dialog', { name: `Dispatch order ${shop.shown(0)}` });
  const number = dialog.getByRole('textbox', { name: 'Tracking number' });
  const open = () => page.getByRole('button', { name: 'Dispatch…' }).click();
  await open();
  await chooseCourier(page, 'DHL');
  await number.fill('1234567890');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await open();
  await expect(number).toHaveValue('1234567890');
  await expect(dialog.getByText('We’ve kept what you entered.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(number).toHaveValue('');
  await number.fill('2345678901');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ada Berg' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(`localStorage.getItem('orderDrafts')`)).toBeNull();
});

test('ORD-05 a rejection that was closed goes on where it was, but for its comment after a reload', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{ lines: [...twoLines] }] });
  await openFirst(page, shop);
  const dialog = page.getByRole('dialog', { name: `Reject items in order ${shop.shown(0)}` });
  const open = () => page.getByRole('button', { name: 'Reject…' }).click();
  await open();
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('For Ms Vogel only');
  await dialog.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('For Ms Vogel only');
  await page.reload();
  expect(await page.evaluate(`localStorage.getItem('orderDrafts')`)).not.toContain('Vogel');
  await open();
  await expect(dialog.getByRole('button', { name: 'Reject 3 items' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('ORD-05 ORD-11 rejects single units with the stepper and shows what it does', async ({ page }) => {
  const shop = await openShop({ orders: [{ lines: [...twoLines], shipping: 0 }] });
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reject items in order/ });
  await expect(dialog.getByText('You can’t undo this.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: /^Reject/ });
  await submit.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Select at least one item.');
  const reason = dialog.getByPlaceholder('Select a reason');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Select a reason.');
  await dialog.getByRole('checkbox', { name: 'Ibulenta 400 mg akut' }).check();
  await submit.click();
  await expect(dialog.getByText('Select a reason.')).toBeVisible();
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'No stock', exact: true }).click();
  const stepper = dialog.getByRole('group', { name: /^Quantity of Ibulenta 400 mg akut,.* to reject$/ });
  await expect(stepper).toContainText('3');
  await stepper.getByRole('button', { name: 'One fewer' }).click();
  await expect(stepper).toContainText('2');
  await expect(dialog.getByRole('complementary')).toContainText('€17.29');
  await dialog.getByRole('button', { name: 'Reject 2 items' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(paneOf(page)).toContainText('2 items cancelled');
  await expect(cardOf(page, shop)).toContainText('€17.29');
});

test('ORD-05 rejecting all units cancels the order', async ({ page }) => {
  const shop = await openShop({ orders: [{ lines: [...twoLines] }] });
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reject items in order/ });
  await dialog.getByRole('button', { name: 'Select all 4 items' }).click();
  await expect(dialog.getByText('This cancels the whole order.')).toBeVisible();
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await dialog.getByRole('button', { name: 'Reject 4 items' }).click();
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await comment.fill('The cold store has failed.');
  await dialog.getByRole('button', { name: 'Reject 4 items' }).click();
  await expect(paneOf(page)).toContainText('Cancelled');
  await expect(cardOf(page, shop)).toHaveCount(0);
  await page.getByRole('link', { name: /^Managed/ }).click();
  await expect(cardOf(page, shop)).toContainText('Cancelled');
});

test('ORD-10 of two browsers the slower one is shown the current state and why', async ({ page, browser }) => {
  const shop = await openShop({ orders: [{ lines: [...twoLines] }] });
  await openFirst(page, shop);
  const slower = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await knowTours(slower);
  const other = await slower.newPage();
  await hearNothing(other);
  await openFirst(other, shop);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Order .+ confirmed$/)).toBeVisible();
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    other.getByText(`You can’t do this any more: order ${shop.shown(0)} is now “In progress”.`),
  ).toBeVisible();
  await expect(paneOf(other)).toContainText('In progress');
  await slower.close();
});

test('ORD-10 a form opened before somebody else acted is refused and shows what happened', async ({
  page,
  browser,
}) => {
  const shop = await openShop({ orders: [{}] });
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Dispatch…' }).click();
  const faster = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await knowTours(faster);
  const other = await faster.newPage();
  await openFirst(other, shop);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText(/^Order .+ confirmed$/)).toBeVisible();
  await faster.close();
  await chooseCourier(page, 'DHL');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('123456789012');
  await page.getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(
    page.getByText(`Someone else has changed order ${shop.shown(0)}. This is the latest version.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(page.getByText(/^Order .+ dispatched$/)).toBeVisible();
});

test('ORD-07 ORD-10 an order that its customer called off cannot be confirmed any more', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await hearNothing(page);
  await openFirst(page, shop);
  await cancelOrder(shop.brand, shop.numbers[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`You can’t do this any more: order ${shop.shown(0)} is now “Cancelled”.`)).toBeVisible();
  await expect(paneOf(page)).toContainText('Cancelled by the customer');
});

test('ORD-07 one press acts once: a double click, and Enter that is held', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openFirst(page, shop);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.dblclick();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(1));
  await expect(confirm).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(2));
  await expect(confirm).toBeFocused();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.reload();
  await expect(page.locator('[data-order]').filter({ hasText: 'In progress' })).toHaveCount(2);
  await expect(page.getByText('You can’t do this any more')).toHaveCount(0);
});

test('ORD-10 a reply that got lost is asked for again and acts once', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openFirst(page, shop);
  const keys: string[] = [];
  await page.route('**/api/orders/*/confirm', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch({
      url: route.request().url().replace('//localhost', '//127.0.0.1'),
      headers: { ...route.request().headers(), host: new URL(shop.at('/')).host },
    });
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Order .+ confirmed$/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'History' }).getByText(/^Confirmed/)).toHaveCount(1);
});

test('ORD-06 corrects the tracking of an order that was sent', async ({ page }) => {
  const shop = await openShop({ orders: [{ past: { ...sent, shipment: [...sent.shipment] } }] });
  await openFirst(page, shop, managed);
  await page.getByRole('button', { name: 'Edit tracking…' }).click();
  const tracking = page.getByRole('textbox', { name: 'Tracking number' });
  await expect(tracking).toHaveValue('123456789012');
  await tracking.fill('210987654321');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Tracking of order ${shop.shown(0)} saved`)).toBeVisible();
  await page.getByRole('link', { name: 'More information' }).click();
  await expect(page.getByRole('dialog')).toContainText('210987654321');
  await expect(page.getByRole('dialog')).toContainText('Tracking corrected');
});

test('ORD-06 changes and deletes the pickup code', async ({ page }) => {
  const past = {
    status: 'processed',
    processedAt: inHours(-0.5),
    courier: 'pickup_point',
    pickupCode: 'A1B2',
    shipment: [...sent.shipment],
  } as const;
  const shop = await openShop({ orders: [{ past: { ...past, shipment: [...past.shipment] } }] });
  await openFirst(page, shop, managed);
  await page.getByRole('button', { name: 'Edit pick-up code…' }).click();
  const code = page.getByRole('textbox', { name: 'Pick-up code' });
  await expect(code).toBeFocused();
  await code.fill('x');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('At least 4 characters')).toBeVisible();
  await code.fill('C3D4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Pick-up code of order ${shop.shown(0)} saved`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete pick-up code' }).click();
  const question = page.getByRole('dialog', { name: 'Delete pick-up code C3D4?' });
  await expect(question.getByRole('button', { name: 'Keep code' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete code' }).click();
  await expect(page.getByText(`Pick-up code of order ${shop.shown(0)} deleted`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete pick-up code' })).toHaveCount(0);
});

test('ORD-07 a refused confirmation is rolled back and reported', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await enter(page.context(), shop);
  await page.route('**/api/orders/*/confirm', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, message: 'internal', requestId: 'r-1' }),
    }),
  );
  await openFirst(page, shop);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByText('We couldn’t change the order status. Nothing was changed. Try again. Reference: r-1'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(paneOf(page)).not.toContainText('In progress');
});
