import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anOrder } from '@offizin/testkit/records';
import { instantAt } from '@offizin/domain/calendar/zoned-time';
import { lastWeek } from '@offizin/domain/performance/weeks';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers, findBarriersInThemes } from './testing/axe.ts';
import { enter, expect, longerThanALook, salesPath, showUse, test } from './testing/journey.ts';
import { putOrders } from './testing/marketplace.ts';
import { openOfferShop, productsPath } from './testing/offers.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const path = '/seller/metrics/performance';
const timeZone = 'Europe/Madrid';
const newest = lastWeek(new Date(), timeZone);

const due = (day: string, hour: number) => instantAt({ date: day, minute: hour * 60 }, timeZone).toISOString();
const sent = {
  status: 'processed',
  processedAt: due(newest.firstDay, 11),
  courier: 'correos',
  trackingNumber: 'PQ4F6P0704104480181750',
  shipment: [],
} as const;
const cancelled = {
  status: 'cancelled',
  cancellation: { reason: 'not_available', at: due(newest.firstDay, 10) },
  shipment: [],
} as const;

/** A shop with 40 orders of the newest published week, one of them cancelled, as the weekly job would have written it. */
async function makeShop(): Promise<Shop> {
  const orders = Array.from({ length: 40 }, (_, index) => ({
    createdAt: due(newest.firstDay, 8),
    dispatchBy: due(newest.firstDay, 12),
    past: { ...(index === 0 ? cancelled : sent), shipment: [] },
  }));
  const shop = await openShop({ orders });
  await askDatabase(
    `with s as (select id from seller where external_id = $1), week as (
      insert into metric_week select id, $2::date, 'es', 40, 1, 0, 0, 0, 0,
        '{"cancelled":{"atRisk":200,"exceeded":300},"late":{"atRisk":200,"exceeded":300},"counted":"all"}', now() from s
    ), published as (
      insert into metric_publication values ('es', $2::date, now()) on conflict do nothing
    ) insert into metric_incident select o.seller_id, $2::date, 'cancelled', o.id, 'es', o.dispatch_by, 'seller'
      from seller_order o join s on s.id = o.seller_id where o.status = 'cancelled'`,
    [shop.externalId, newest.firstDay],
  );
  return shop;
}

async function openPerformance(page: Page): Promise<Shop> {
  const shop = await makeShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  return shop;
}

test('MET-02 the menu warns of a ratio at risk, and every week of the chart is named', async ({ page }) => {
  await openPerformance(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await showUse(page);
  await expect(menu.getByRole('link', { name: 'Performance' }).getByRole('img', { name: 'At risk' })).toBeVisible();
  const chart = page.getByRole('region', { name: 'Trend' });
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(chart.locator(`[data-week="${newest.firstDay}"]`)).toBeAttached();
    await expect(chart.locator('[data-week]')).toHaveCount(2);
  }
  await expect(chart.getByText('* Over the limit, but fewer than 3 incidents')).toHaveCount(0);
});

test('MET-02 MET-05 one look says how the account stands and why, by keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const shop = await openPerformance(page);
  await expect(page.getByRole('heading', { name: 'Account status: concerning' })).toBeVisible();
  await expect(
    page.getByText('1 of 40 orders due last week was cancelled. That’s 2.5%, and the limit is 2.0%.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Late orders' })).toContainText('0.0%');
  expect(await findBarriersInThemes(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Table' }).press('Enter');
  await expect(page.getByRole('table')).toContainText('2.5%');
  await expect(page).toHaveURL(/view=table/);

  await page
    .getByRole('region', { name: 'Cancelled orders' })
    .getByRole('link', { name: '1 cancelled' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Orders that make up 2.5%' });
  await expect(dialog.getByRole('link', { name: shop.shown(0) })).toBeVisible();
  await expect(dialog.getByText('Not available')).toBeVisible();
  expect(await findBarriersInThemes(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/figure=/);
});

test('MET-02 the orders behind the last period leave as a file', async ({ page }) => {
  await openPerformance(page);
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('region', { name: 'Last period' }).getByRole('button', { name: 'Download' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^performance-.*\.xlsx$/);
});

test('MET-07 an order is disputed with evidence, and says so', async ({ page }) => {
  const shop = await openPerformance(page);
  await page
    .getByRole('region', { name: 'Cancelled orders' })
    .getByRole('link', { name: '1 cancelled' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Orders that make up 2.5%' });
  await dialog.getByRole('button', { name: `Dispute order ${shop.numbers[0]}` }).press('Enter');
  await expect(dialog.getByText('If accepted: 0 of 40, 0.0%')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send dispute' }).press('Enter');
  await expect(dialog.getByLabel('Why should it not count?')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Why should it not count?').selectOption({ label: 'Force majeure' });
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await dialog
    .getByLabel('Add file')
    .setInputFiles({ name: 'storm.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(dialog.getByText('storm.png')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send dispute' }).press('Enter');
  await expect(
    page.getByText(`Dispute about order ${shop.shown(0)} sent. The marketplace answers within 7 days.`),
  ).toBeVisible();
  await expect(dialog.getByText('Pending')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Disputed 1' })).toBeVisible();

  await dialog.getByRole('button', { name: `Withdraw the dispute about order ${shop.numbers[0]}` }).press('Enter');
  const question = dialog.getByRole('region', { name: /^Withdraw the dispute about order/ });
  await expect(question).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Withdraw dispute' }).press('Enter');
  await expect(
    page.getByText(`Dispute about order ${shop.shown(0)} withdrawn. The order goes on counting.`),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Dispute order ${shop.numbers[0]}` })).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Disputed 0' })).toBeVisible();
});

test('ORD-20 the reject dialog says what it does to the ratio, and sets the stock to 0 in the same click', async ({
  page,
}) => {
  // A minute ago is in the week that runs, whatever the day.
  const due = { dispatchBy: inHours(-1 / 60) };
  const shop = await openOfferShop([{ name: 'Ibulenta 400 mg akut', price: 479 }]);
  const line = { productId: shop.productIds[0] ?? '', quantity: 2, unitPrice: 479, stockOrigin: 'own' } as const;
  const first = randomInt(10 ** 9, 10 ** 10 - 1);
  const numbers = [String(first), String(first + 1)];
  const record = { seller: shop.externalId, createdAt: inHours(-1), lines: [line], ...due };
  await putOrders(
    shop.brand,
    numbers.map((number) => anOrder({ number, ...record })),
  );
  await enter(page.context(), shop);
  await page.goto(shop.at(salesPath));
  await page.getByRole('article').first().click();
  await page.getByRole('button', { name: 'Reject…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Reject items in order/ });
  await dialog.getByRole('button', { name: 'Select all 2 items' }).press('Enter');
  await expect(dialog.getByRole('complementary')).toContainText('50.0%');
  await expect(dialog.getByRole('complementary')).toContainText('1 of 2 orders due this week');
  await expect(dialog.getByRole('complementary')).toContainText('At risk');
  await dialog.getByPlaceholder('Select a reason').click();
  await page.getByRole('option', { name: 'No stock', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Set the stock of this product to 0' })).toBeChecked();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject 2 items' }).press('Enter');
  await expect(page.getByText('Offer updated.')).toBeVisible();
  await page.goto(shop.at(productsPath));
  await expect(page.getByText('Out of stock').first()).toBeVisible();
});

/** The addresses with this in them that the page asks for from now on. */
function callsTo(page: Page, part: string): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) asked.push(request.url());
  });
  return asked;
}

test.describe('the tour', () => {
  test.use({ knownTours: false });

  test('MET-04 starts wherever one is, leads to the screen and shows its six steps, once', async ({ page }) => {
    await page.clock.setSystemTime(new Date('2025-09-05T10:00:00Z'));
    const shop = await makeShop();
    await enter(page.context(), shop);
    const step = (name: string) => page.getByRole('dialog', { name });
    await page.goto(shop.at('/seller'));
    await expect(step('How your account is doing')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
    for (const name of [
      'Cancelled orders',
      'Late orders',
      'Choose what to look at',
      'The last 12 weeks',
      'The last period in figures',
    ]) {
      await page.keyboard.press('ArrowRight');
      await expect(step(name)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const asked = callsTo(page, '/orders/cancelled');
    await page.goto(shop.at('/seller'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(longerThanALook);
    expect(asked).toEqual([]);
    await expect(page).not.toHaveURL(new RegExp(path));
  });

  test('MET-04 does not start for a seller without a cancelled order, who is not asked again for an hour', async ({
    page,
  }) => {
    await page.clock.setSystemTime(new Date('2025-09-05T10:00:00Z'));
    const shop = await openShop({ orders: [] });
    await enter(page.context(), shop);
    const asked = callsTo(page, '/orders/cancelled');
    await page.goto(shop.at('/seller'));
    await expect
      .poll(() => page.evaluate(`localStorage.getItem('sellersWithoutMetrics')`))
      .toContain('2025-09-05T11:00');
    await page.goto(shop.at(salesPath));
    await expect(page.getByText('Nothing to manage')).toBeVisible();
    await page.clock.runFor(longerThanALook);
    expect(asked).toHaveLength(1);
    await expect(page).toHaveURL(/sales/);
  });
});
