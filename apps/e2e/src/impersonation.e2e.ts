import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, landing, test } from './testing/journey.ts';
import { impersonationPath } from './testing/marketplace.ts';
import { runningPortal } from './testing/running-portal.ts';
import { openShop } from './testing/shop.ts';

test('AUT-08 the link opens a session, is gone from the address at once, and shows who acts', async ({ context }) => {
  // A tab of its own: a history counts to fifty, and other journeys leave theirs.
  const page = await context.newPage();
  const shop = await openShop({ orders: [{}] });
  const link = await impersonationPath(shop.brand, shop.externalId, 'Olga from support');
  const token = new URLSearchParams(link.split('?')[1]).get('access_token') ?? '';
  await page.goto(shop.at('/login/impersonate/none'));
  const before = await page.evaluate<number>('history.length');
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(shop.at(link));
  await expect(page).toHaveURL(landing);
  await expect(
    page.getByRole('status').filter({ hasText: 'Olga from support is signed in as Linden-Apotheke' }),
  ).toBeVisible();
  expect(await page.evaluate<number>('history.length')).toBe(before + 1);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((line) => line.includes(token))).toEqual([]);
  const log = readFileSync(path.join(runningPortal().dataDir, 'logs', 'api.log'), 'utf8');
  expect(log).toContain('ready');
  expect(log).not.toContain(token);
});

test('AUT-08 leaving ends the session, and the link does not work a second time', async ({ page }) => {
  const shop = await openShop();
  const link = await impersonationPath(shop.brand, shop.externalId, 'Olga');
  await page.goto(shop.at(link));
  await page.getByRole('button', { name: 'End session', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(shop.at(link));
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before. Ask for a new one.');
  await expect(page).toHaveURL(/\/login\/impersonate$/);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('AUT-08 what is done while somebody acts for the seller is written down with its name', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await page.goto(shop.at(await impersonationPath(shop.brand, shop.externalId, 'Olga from support')));
  await page.locator('[data-order]').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Order .+ (?:confirmed|dispatched)$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Olga from support on your behalf');
});
