import type { Page } from '@playwright/test';
import { asInProduction, enter, expect, salesPath, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

/** As when somebody goes to another tab. */
const hide = `
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
`;

function hearReports(page: Page): unknown[] {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/measurements')) reports.push(request.postDataJSON());
  });
  return reports;
}

test('AUT-16 a page of production tells the portal how fast it was, by screen, and nothing of the person', async ({
  page,
}) => {
  const shop = await openShop();
  const reports = hearReports(page);
  await asInProduction(page);
  await enter(page.context(), shop);
  const measuring = page.waitForResponse('**/measure-*.js');
  await page.goto(shop.at(`${salesPath}&q=48102273`));
  await measuring;
  await page.getByRole('heading', { level: 1, name: 'Orders' }).click();
  const [answer] = await Promise.all([page.waitForResponse('**/api/measurements'), page.evaluate(hide)]);
  expect(answer.status()).toBe(200);
  expect(reports[0]).toMatchObject({ screen: 'marketplace_sales', faults: { error: 0, rejection: 0 } });
  const told = JSON.stringify(reports);
  for (const personal of [shop.username, 'Ada Berg', shop.externalId, '48102273']) expect(told).not.toContain(personal);
  const { vitals } = reports[0] as { vitals: readonly { name: string }[] };
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['ttfb', 'fcp']));
});

test('AUT-16 elsewhere nothing is measured', async ({ page }) => {
  const shop = await openShop();
  const reports = hearReports(page);
  await enter(page.context(), shop);
  await page.goto(shop.at(salesPath));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goto(shop.at('/seller/perfil/acceso'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reports).toEqual([]);
});
