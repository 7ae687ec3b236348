import { tourNames } from '@offizin/domain/tours/tours';
import type { Page } from '@playwright/test';
import { asInProduction, enter, expect, salesPath, test } from './testing/journey.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

/** Speaks what the portal expects of the provider’s script: it keeps a cookie while it may, and records what it receives. */
const standIn = `
  window.told = [];
  window.portalAnalytics = {
    start(options) {
      window.told.push(['start', options]);
      document.cookie = 'analytics_visitor=1; path=/; max-age=3600';
    },
    event(event) { window.told.push(['event', event]); },
    stop() {
      window.told.push(['stop']);
      document.cookie = 'analytics_visitor=1; path=/; max-age=0';
    },
  };
`;

/** Counts how often the provider’s script is asked for, and answers with the stand-in. */
async function provide(page: Page): Promise<() => number> {
  let asked = 0;
  await page.context().route('https://analytics.example/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  return () => asked;
}

const allow = `localStorage.setItem('analyticsConsent', 'allowed')`;
const told = (page: Page) => page.evaluate<unknown[]>('window.told ?? []');
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const screen = (name: string) => ['event', { kind: 'screen', screen: name }];

async function openDesk(page: Page, host?: string): Promise<Shop> {
  const shop = await openShop({ ...(host !== undefined && { host }), orders: [{}] });
  await enter(page.context(), shop);
  await page.goto(shop.at(`${salesPath}&q=${shop.numbers[0]}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  return shop;
}

test('AUT-14 with consent in production the provider hears which screens are opened, and nothing of the person', async ({
  page,
}) => {
  await provide(page);
  await asInProduction(page);
  await page.addInitScript(allow);
  const shop = await openDesk(page);
  await expect.poll(() => told(page)).toContainEqual(screen('marketplace_sales'));
  expect((await told(page))[0]).toEqual(['start', { language: 'en-GB' }]);
  await page.getByRole('link', { name: 'My products' }).click();
  await expect.poll(() => told(page)).toContainEqual(screen('my_products'));
  const all = JSON.stringify(await told(page));
  for (const personal of [shop.username, shop.externalId, 'Ada Berg', shop.numbers[0] ?? '', 'localhost'])
    expect(all).not.toContain(personal);
});

test('AUT-14 consent that is withdrawn in another tab ends it and removes its cookies; given again, it goes on', async ({
  page,
}) => {
  const asked = await provide(page);
  await asInProduction(page);
  const shop = await openDesk(page);
  const dialog = page.getByRole('dialog', { name: 'Cookies on this portal' });
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => cookies(page)).toContain('analytics_visitor');
  const other = await page.context().newPage();
  await other.goto(shop.at(salesPath));
  await other.getByRole('button', { name: 'Cookie settings' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => cookies(page)).not.toContain('analytics_visitor');
  expect((await told(page)).at(-1)).toEqual(['stop']);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(async () => (await told(page)).at(-1)).toEqual(['start', { language: 'en-GB' }]);
  expect(asked()).toBe(1);
});

test('AUT-14 outside production, and on other brands, nobody asks for it', async ({ page }) => {
  const asked = await provide(page);
  await page.addInitScript(allow);
  await openDesk(page);
  await openDesk(page, 'de.localhost');
  expect(asked()).toBe(0);
});

/** Each step is shown before the next one is asked for: on the last one an arrow would ask for nothing. */
async function walkThrough(page: Page): Promise<void> {
  for (const name of [
    'Cancelled orders',
    'Late orders',
    'Choose what to look at',
    'The last 12 weeks',
    'The last period in figures',
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
}

test.describe('the tour of the performance', () => {
  test.use({ knownTours: false });

  const known = (others: readonly string[]) => JSON.stringify(others.map((name) => ({ name, expirationDate: null })));

  for (const state of ['completed', 'skipped'] as const)
    test(`MET-04 that it was started and ${state} reaches analytics`, async ({ page }) => {
      await provide(page);
      await asInProduction(page);
      await page.clock.setSystemTime(new Date('2025-09-05T10:00:00Z'));
      const others = tourNames.filter((name) => name !== 'performance_launch');
      await page.addInitScript(`${allow}; localStorage.setItem('viewedTours', '${known(others)}')`);
      const cancelled = { status: 'cancelled', cancellation: { reason: 'no_stock', at: inHours(-30) } } as const;
      const shop = await openShop({ orders: [{ createdAt: inHours(-40), past: { ...cancelled, shipment: [] } }] });
      await enter(page.context(), shop);
      await page.goto(shop.at('/seller'));
      await expect(page.getByRole('dialog', { name: 'How your account is doing' })).toBeVisible();
      const tour = (is: string) => ['event', { kind: 'tour', tour: 'performance_launch', state: is }];
      await expect.poll(() => told(page)).toContainEqual(tour('started'));
      if (state === 'skipped') await page.keyboard.press('Escape');
      else await walkThrough(page);
      await expect.poll(() => told(page)).toContainEqual(tour(state));
      const all = await told(page);
      expect(all.filter((each) => JSON.stringify(each).includes('"tour"'))).toHaveLength(2);
    });
});
