import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putService } from './testing/marketplace.ts';
import { openShop } from './testing/shop.ts';

const path = '/seller/perfil/servicios';

test('PRO-09 a service is asked for by keyboard, the menu follows the marketplace’s answer, and so it ends', async ({
  page,
}) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const feed = page.getByRole('listitem').filter({ hasText: 'Your software sends prices and stock' });
  await page.getByRole('button', { name: 'Request: Stock feed' }).press('Enter');
  await expect(feed.getByText('New in the menu: Sync results')).toBeVisible();
  expect(await findBarriers(page, 'html')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(feed.getByRole('button', { name: 'Send request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(feed.getByText('Pending', { exact: true })).toBeVisible();
  await expect(feed.getByRole('button', { name: 'Withdraw: Stock feed' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Sync results' })).toBeHidden();

  await putService(shop, 'stockhub', { status: 'subscribed' });
  await expect(menu.getByRole('link', { name: 'Sync results' })).toBeVisible();
  await expect(feed.getByText('Subscribed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel…: Stock feed' }).press('Enter');
  await expect(feed.getByText('No longer in the menu: Sync results')).toBeVisible();
  await feed.getByRole('button', { name: 'Request cancellation' }).press('Enter');
  await expect(feed.getByText('Cancellation pending')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sync results' })).toBeVisible();
  await putService(shop, 'stockhub', { status: 'unsubscribed' });
  await expect(menu.getByRole('link', { name: 'Sync results' })).toBeHidden();
  await expect(page.getByText('cancellation pending').first()).toBeVisible();
});

test('PRO-09 what is missing leads to where it is completed, and a refusal says why', async ({ page }) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await page.getByRole('button', { name: 'Request: Electronic receipt' }).click();
  const send = page.getByRole('button', { name: 'Send request' });
  await expect(send).toHaveAccessibleDescription('First meet the requirements.');
  const missing = page.getByRole('listitem').filter({ hasText: 'Public email in the profile' }).last();
  await missing.getByRole('link', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/seller\/my-account\/profile/);
  await page.goBack();
  await page.getByRole('button', { name: 'Request: Gold partner' }).click();
  await send.click();
  await expect(page.getByRole('button', { name: 'Withdraw: Gold partner' })).toBeVisible();
  await putService(shop, 'gold_partner', { status: 'unsubscribed', reason: 'Only from the second year on.' });
  await expect(page.getByText('Only from the second year on.')).toBeVisible();
  await expect(page.getByText(/^Request refused on/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRO-09 nothing is cut, and a request is taken back', async ({ page }) => {
    const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB' } });
    await enter(page.context(), shop);
    await page.goto(shop.at(path));
    await page.getByRole('button', { name: 'Request: Stock feed' }).tap();
    await page.getByRole('button', { name: 'Send request' }).tap();
    await page.getByRole('button', { name: 'Withdraw: Stock feed' }).tap();
    await expect(page.getByRole('button', { name: 'Request: Stock feed' })).toBeVisible();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
