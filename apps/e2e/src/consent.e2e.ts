import type { Page } from '@playwright/test';
import { expect, openOrders, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this portal' });

async function stored(page: Page): Promise<unknown> {
  return page.evaluate<string | null>('localStorage.getItem("analyticsConsent")');
}

/** Notes, on the page's own clock, when the first screen and when the consent dialog were drawn. */
const watchTimes = `
  window.times = {};
  new MutationObserver(() => {
    if (document.querySelector('#root *')) window.times.screen ??= performance.now();
    if (document.getElementById('consent-title')) window.times.consent ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
`;

test('AUT-14 nothing chosen: the consent opens 600 ms after a public page, and refusing is kept', async ({ page }) => {
  const shop = await openShop();
  await page.addInitScript(watchTimes);
  await page.goto(shop.at('/login'));
  await expect(dialogOf(page)).toBeVisible();
  const times = await page.evaluate<{ screen: number; consent: number }>('window.times');
  expect(times.consent - times.screen).toBeGreaterThan(500);
  await page.getByLabel('Username or email').fill('the form waits for nothing');
  await dialogOf(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await stored(page)).toBe('denied');
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('AUT-14 accepting is kept, and the footer opens the consent again', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await dialogOf(page).getByRole('button', { name: 'Accept all' }).click();
  expect(await stored(page)).toBe('allowed');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialogOf(page).getByRole('button', { name: 'Manage settings' }).click();
  const analytics = dialogOf(page).getByRole('switch', { name: 'Analytics' });
  await expect(analytics).toBeChecked();
  await analytics.press('Space');
  await dialogOf(page).getByRole('button', { name: 'Save settings' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await stored(page)).toBe('denied');
});

test('AUT-14 a signed-in page does not ask by itself, but its footer opens the consent', async ({ page }) => {
  const shop = await openShop();
  await page.clock.install();
  await openOrders(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialogOf(page).getByRole('button', { name: 'Reject all' }).click();
  expect(await stored(page)).toBe('denied');
});
