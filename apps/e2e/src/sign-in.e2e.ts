import { limits } from '@offizin/domain/limits';
import pg from 'pg';
import { cardOf, enter, expect, hearNothing, knowTours, landing, openOrders, paneOf, test } from './testing/journey.ts';
import { runningPortal } from './testing/running-portal.ts';
import { openShop, type Shop } from './testing/shop.ts';
import type { Page } from '@playwright/test';

async function fillIn(page: Page, shop: Pick<Shop, 'username'>, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends every session of a shop on the server, as time would. */
async function endSessions(shop: Shop): Promise<void> {
  const client = new pg.Client({ connectionString: runningPortal().databaseUrl });
  await client.connect();
  const ended = await client.query(
    `update session set expires_at = now() - interval '1 second' where seller_id = (select id from seller where external_id = $1)`,
    [shop.externalId],
  );
  await client.end();
  expect(ended.rowCount).toBeGreaterThan(0);
}

test('AUT-06 GEN-13 signs in by keyboard alone and lands on the orders to manage', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await page.keyboard.type(shop.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(shop.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('AUT-02 a wrong password marks both fields with an error', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await fillIn(page, shop, 'Not-the-one-1');
  await expect(page.getByRole('alert')).toContainText('Your username or password is incorrect.');
  await expect(page.getByLabel('Username or email')).toHaveAttribute('aria-invalid', 'true');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
});

test('AUT-02 a banned user sees the reason', async ({ page }) => {
  const shop = await openShop({ banned: true });
  await page.goto(shop.at('/login'));
  await fillIn(page, shop, shop.password);
  await expect(page.getByRole('alert')).toContainText('This account is locked. Contact support.');
});

test('AUT-02 empty fields are marked without asking the server', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your username or email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('AUT-09 after three failures the browser proves with one tick that a human is there', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  const refused = () =>
    page.waitForResponse((response) => response.url().endsWith('/api/signin') && response.status() === 401);
  for (const attempt of [1, 2, 3]) {
    const reply = refused();
    await fillIn(page, shop, `Not-the-one-${attempt}`);
    await reply;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await fillIn(page, shop, shop.password);
  await expect(page.getByRole('alert')).toContainText('Confirm that you’re human, then sign in again.');
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Confirm that you’re human' }).check();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(landing);
});

test('AUT-02 a user signs in only on its own brand', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login').replace('localhost', 'ch.localhost'));
  await page.locator('input[name=username]').fill(shop.username);
  await page.locator('input[name=password]').fill(shop.password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('AUT-06 after signing in the user lands on the protected route it came from', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/seller/marketplace/sales?tab=managed&sort=oldest'));
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('alert')).toContainText('Your session has expired. Sign in again.');
  await fillIn(page, shop, shop.password);
  await expect(page).toHaveURL(/\/seller\/marketplace\/sales\?tab=managed&sort=oldest$/);
});

test('AUT-06 with a live session login leads to the orders', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop, '/login');
  await expect(page).toHaveURL(landing);
});

test('AUT-07 GEN-16 a tab is notified that its session has ended and goes to sign-in by itself', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const stream = page.waitForRequest('**/api/live*');
  await openOrders(page, shop);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  await stream;
  await endSessions(shop);
  // Sessions that time has ended are looked for with the heartbeat of the streams.
  const twoBeats = limits.liveHeartbeat * 2000;
  test.setTimeout(twoBeats + 120_000);
  await expect(page.getByRole('alert')).toContainText('Your session has expired. Sign in again.', {
    timeout: twoBeats,
  });
  await expect(page).toHaveURL(/\/login\?/);
});

test('AUT-07 a session that ended on the server signs the user out with the reason', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await hearNothing(page);
  let read = 0;
  page.on('response', (response) => {
    if (/\/api\/orders\/[0-9a-f-]{36}$/.test(response.url())) read += 1;
  });
  await openOrders(page, shop);
  // The first order opens by itself, and the second is read ahead: only the third asks the server.
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(0));
  await expect.poll(() => read).toBe(2);
  await endSessions(shop);
  await cardOf(page, shop, 2).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole('alert')).toContainText('Your session has expired. Sign in again.');
  await fillIn(page, shop, shop.password);
  await expect(page).toHaveURL(/\/seller\/marketplace\/sales\?tab=to-manage&order=/);
});

test('AUT-03 signing out ends the session on the server', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop);
  await page.getByTitle('Your account').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(shop.at('/seller/marketplace/sales?tab=to-manage'));
  await expect(page).toHaveURL(/\/login\?/);
});

test('AUT-02 remember me survives the end of the browser, an ordinary session does not', async ({ page, browser }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.getByLabel(/Remember me/).check();
  await fillIn(page, shop, shop.password);
  await expect(page).toHaveURL(landing);
  const kept = (await page.context().cookies()).filter((cookie) => cookie.expires > 0);
  expect(kept).toHaveLength(1);
  const later = await browser.newContext();
  await knowTours(later);
  await later.addCookies(kept);
  const again = await later.newPage();
  await again.goto(shop.at('/seller'));
  await expect(again.getByTitle('Your account')).toBeVisible();
  await later.close();
});

test('AUT-02 without remember me nothing stays behind when the browser closes', async ({ page }) => {
  const shop = await openShop();
  await enter(page.context(), shop);
  expect((await page.context().cookies()).filter((cookie) => cookie.expires > 0)).toEqual([]);
});

test.describe('GEN-06 addresses', () => {
  test('an unknown path leads to the orders to manage', async ({ page }) => {
    const shop = await openShop();
    await openOrders(page, shop, '/no/such/screen');
    await expect(page).toHaveURL(landing);
  });

  test('every route answers under the alternative prefix too', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await page.goto(shop.at('/phw/login'));
    await fillIn(page, shop, shop.password);
    await expect(page).toHaveURL(landing);
    await page.goto(shop.at('/phw/seller/marketplace/sales?tab=managed'));
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Managed/ })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Managed/ })).toHaveAttribute('aria-current', 'page');
  });

  test('an unknown host gets a clear page and no brand', async ({ page }) => {
    const shop = await openShop();
    const reply = await page.goto(shop.at('/').replace('localhost', 'nobody.localhost'));
    expect(reply?.status()).toBe(421);
    await expect(page.getByRole('heading', { name: 'Unknown address' })).toBeVisible();
  });
});
