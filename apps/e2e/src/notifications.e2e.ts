import { anOrder } from '@offizin/testkit/records';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { cancelOrder, impersonationPath, putOrders } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

/** Below the half minute after which screens read again by themselves. */
const atOnce = { timeout: 25_000 };

test('GEN-18 the bell counts what is unread as it comes; the panel leads to it and marks it as read', async ({
  page,
}) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const number = `${shop.numbers[0]}1`;
  await putOrders(shop.brand, [
    anOrder({ number, seller: shop.externalId, createdAt: inHours(-0.1), dispatchBy: inHours(5) }),
  ]);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click(atOnce);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('img', { name: 'Unread' })).toHaveCount(2);
  await expect(panel.getByText(/^€\d+\.\d\d · Dispatch by \d+ \w+, \d\d:\d\d$/).first()).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await panel
    .getByRole('link', { name: /^New order/ })
    .first()
    .click();
  await expect(panel).toHaveCount(0);
  await expect(paneOf(page)).toBeVisible();
  await expect(page).toHaveURL(/order=/);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(shop.at('/seller/marketplace/sales?tab=to-manage'));
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible(atOnce);
});

test('GEN-18 groups filter, and an empty one shows what will appear', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cancelOrder(shop.brand, shop.numbers[0] ?? '');
  const operator = await page.context().browser()?.newPage();
  await operator?.goto(shop.at(await impersonationPath(shop.brand, shop.externalId, 'Max Ruf')));
  await expect(operator?.getByText('Max Ruf is signed in as') ?? page.locator('none')).toBeVisible();
  await operator?.context().close();
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click(atOnce);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Max Ruf signed in to your account')).toBeVisible();
  await panel.getByRole('button', { name: 'Orders' }).click();
  await expect(panel.getByText(`The customer cancelled order ${shop.shown(0)}`)).toBeVisible();
  await expect(panel.getByText('Max Ruf')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Offers' }).click();
  await expect(panel.getByText('Nothing new')).toBeVisible();
});

test('GEN-18 sound and mails are off until they are switched on, and the preferences are kept', async ({ page }) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/sales?tab=to-manage'));
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await page.getByRole('button', { name: 'Notification settings' }).click();
  };
  await openSettings();
  const soundSwitch = page.getByRole('switch', { name: 'Sound for urgent new orders' });
  await expect(soundSwitch).not.toBeChecked();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/api/notification-preferences'),
  );
  await soundSwitch.check();
  expect((await saved).status()).toBe(200);
  const mails = page.getByRole('group', { name: 'Email' });
  await expect(mails).toContainText(`${shop.username}@`);
  await mails.getByRole('switch', { name: 'Offers' }).focus();
  const kept = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/api/notification-preferences'),
  );
  await page.keyboard.press('Space');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await openSettings();
  await expect(soundSwitch).toBeChecked();
  await expect(mails.getByRole('switch', { checked: true })).toHaveCount(1);
  await expect(mails.getByRole('switch', { name: 'Offers' })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
