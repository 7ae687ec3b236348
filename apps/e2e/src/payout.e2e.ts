import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, openOrders, test } from './testing/journey.ts';
import { putPayoutState } from './testing/marketplace.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/payment-provider';
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'adyen', status: 'subscribed' },
] as const;

async function openPayout(page: Page): Promise<Shop> {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] } });
  await putPayoutState(shop, 'approved');
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Payout account' })).toBeVisible();
  return shop;
}

test('PRO-08 an owner changes the IBAN by keyboard: the account is checked again, payouts wait, and can be blocked', async ({
  page,
}) => {
  await openPayout(page);
  await expect(page.getByRole('heading', { name: 'Adyen has approved the account' })).toBeVisible();
  await page.getByRole('button', { name: 'Change IBAN…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change IBAN' });
  await dialog.getByLabel('Account holder').fill('Sabine Roth');
  await dialog.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This IBAN isn’t correct. Copy it from a bank statement.')).toBeVisible();
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('IBAN changed. Payouts are on hold for 72 hours.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('DE ··· 3000', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Adyen is checking your data' })).toBeVisible();
  await expect(page.getByText(/^Payouts on hold until /)).toBeVisible();
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeHidden();
  expect(await findBarriers(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'block the account now' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Block all payouts?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Block payouts' }).press('Enter');
  await expect(page.getByText('All payouts are blocked')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' }).or(page.locator('main'))).toContainText('blocked');
});

test('PRO-08 GEN-16 a change that comes while the screen is still loading is shown, too', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB', services: [...services] } });
  await putPayoutState(shop, 'approved');
  await openOrders(page, shop);
  const code = Promise.withResolvers<void>();
  await page.route('**/payout-screen*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const read = page.waitForResponse('**/api/payout');
  await page.getByRole('link', { name: 'Payout account' }).click();
  await read;
  await putPayoutState(shop, 'awaiting_data', [{ step: 'documents', fault: 'invalid', code: '1_30' }]);
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  code.resolve();
  await expect(page.getByText('A document can’t be used')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRO-08 the account is read on a phone, nothing is cut, and a provider that is not connected says so', async ({
    page,
  }) => {
    const shop = await openPayout(page);
    await putPayoutState(shop, 'awaiting_data', [{ step: 'documents', fault: 'invalid', code: '1_30' }]);
    await expect(page.getByText('A document can’t be used')).toBeVisible();
    await page.getByRole('button', { name: 'Complete at Adyen' }).focus();
    await expect(page.getByRole('tooltip')).toHaveText('Adyen isn’t connected to the portal yet. Contact support.');
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
});
