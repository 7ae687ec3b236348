import type { Page } from '@playwright/test';
import { anOrder } from '@offizin/testkit/records';
import { findBarriers } from './testing/axe.ts';
import { cardOf, enter, expect, knowTours, openOrders, salesPath, showUse, test } from './testing/journey.ts';
import { putOrders } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    dispatchBy: inHours(30 + at / 60),
    deliveryType: at % 2 === 0 ? ('next_day' as const) : ('standard' as const),
  }));

/** A part of the page that scrolls by itself; the journeys know no types of the browser. */
type Scrolled = { scrollTop: number; scrollBy(x: number, y: number): void };

const chips = (page: Page) => page.getByRole('group', { name: 'Filters in force' });

test('ORD-21 a view is saved with its count, for oneself and for the shop, and follows what happens', async ({
  page,
  browser,
}) => {
  const shop = await openShop({ orders: orders(5) });
  await openOrders(page, shop);
  await page.goto(shop.at(`${salesPath}&deliveryType=next_day&sort=newest`));
  await showUse(page);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const save = page.getByRole('dialog', { name: 'Save this view' });
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(save.getByText('Enter a name')).toBeVisible();
  await save.getByRole('textbox', { name: 'Name' }).fill('Tomorrow');
  await save.getByRole('checkbox', { name: 'Everyone in the shop sees it' }).check();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: /^Tomorrow/ });
  await expect(view).toHaveText('Tomorrow3');
  await expect(view).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /^To manage/ }).click();
  await expect(view).not.toHaveAttribute('aria-current', 'true');
  const other = await (await browser.newContext()).newPage();
  await knowTours(other.context());
  await enter(other.context(), shop);
  await other.goto(shop.at(salesPath));
  await showUse(other);
  await other.getByRole('link', { name: /^Tomorrow/ }).click();
  await expect(other).toHaveURL(/sort=newest/);
  await expect(cardOf(other, shop, 0)).toBeVisible();
  await expect(cardOf(other, shop, 1)).toHaveCount(0);
  await putOrders(shop.brand, [
    anOrder({
      number: shop.nextNumber(),
      seller: shop.externalId,
      deliveryType: 'next_day',
      createdAt: inHours(-0.1),
      dispatchBy: inHours(5),
    }),
  ]);
  await expect(view).toHaveText('Tomorrow4');
  await expect(other.getByRole('link', { name: /^Tomorrow/ })).toHaveText('Tomorrow4');
  await other.context().close();
});

test('ORD-21 each filter in force is a chip that is taken away by keyboard; an empty list clears all', async ({
  page,
}) => {
  const shop = await openShop({ orders: orders(3) });
  await openOrders(page, shop);
  await page.goto(shop.at(`${salesPath}&deliveryType=next_day,standard&overdue=yes`));
  await expect(chips(page).getByRole('button')).toHaveCount(4);
  expect(await findBarriers(page, '[aria-label="Filters in force"]')).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cardOf(page, shop, 0)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await page.goto(shop.at(`${salesPath}&deliveryType=next_day,standard&inTime=yes`));
  await chips(page).getByRole('button', { name: 'Remove filter: Delivery: Standard' }).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, shop, 1)).toHaveCount(0);
  await expect(chips(page).getByRole('button', { name: 'Remove filter: Delivery: Next day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('button', { name: 'Remove filter: Not overdue yet' })).toBeFocused();
  await expect(chips(page).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();
  await expect(cardOf(page, shop, 1)).toBeVisible();
});

test('ORD-21 coming back from another screen finds filter, place and selection as they were', async ({ page }) => {
  const shop = await openShop({ orders: orders(40) });
  await openOrders(page, shop);
  await page.goto(shop.at(`${salesPath}&deliveryType=next_day`));
  await showUse(page);
  const box = page.getByRole('checkbox', { name: `Select order ${shop.shown(30)}` });
  const list = page.locator('[data-scroller]');
  await expect(cardOf(page, shop, 0)).toBeVisible();
  await expect
    .poll(async () => {
      await list.evaluate((element) => (element as Scrolled).scrollBy(0, 400));
      return box.isVisible();
    })
    .toBe(true);
  await box.check();
  await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('1 selected');
  const place = await list.evaluate((element) => (element as Scrolled).scrollTop);
  await page.getByRole('link', { name: 'My products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/deliveryType=next_day/);
  await expect(box).toBeChecked();
  await expect.poll(() => list.evaluate((element) => (element as Scrolled).scrollTop)).toBeCloseTo(place, -2);
  await expect(page.getByRole('region', { name: 'Selected orders' })).toContainText('1 selected');
});
