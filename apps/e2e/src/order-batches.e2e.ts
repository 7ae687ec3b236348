import type { Page } from '@playwright/test';
import { cardOf, enter, expect, knowTours, openOrders, paneOf, salesPath, showUse, test } from './testing/journey.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const fresh = (count: number) => Array.from({ length: count }, (_, at) => ({ dispatchBy: inHours(30 + at / 60) }));

const boxOf = (page: Page, shop: Shop, index: number) =>
  page.getByRole('checkbox', { name: `Select order ${shop.shown(index)}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

/** A batch can be taken back for ten seconds; then a worker sends it. */
const afterUndo = { timeout: 60_000 };

test('ORD-13 orders are selected by box, by Shift and by X, and confirmed together', async ({ page }) => {
  const shop = await openShop({ orders: fresh(5) });
  await openOrders(page, shop);
  await boxOf(page, shop, 0).check();
  await expect(bar(page)).toContainText('1 selected');
  await boxOf(page, shop, 2).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await boxOf(page, shop, 1).uncheck();
  await cardOf(page, shop, 3).focus();
  await page.keyboard.press('x');
  await expect(boxOf(page, shop, 3)).toBeChecked();
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Confirm 3' }).click();
  await expect(page.getByText('Confirming 3 orders')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(cardOf(page, shop, 0)).toContainText('Being confirmed');
  await expect(cardOf(page, shop, 1)).toContainText('New');
  await expect(page.getByText('3 orders confirmed')).toBeVisible(afterUndo);
  await expect(cardOf(page, shop, 3)).toContainText('In progress');
  await expect(cardOf(page, shop, 1)).toContainText('New');
});

test('ORD-17 a batch is taken back before it is sent, also from another browser', async ({ page, browser }) => {
  const shop = await openShop({ orders: fresh(3) });
  await openOrders(page, shop);
  // Open before the ten seconds begin: a second window takes its time.
  const other = await (await browser.newContext()).newPage();
  await knowTours(other.context());
  await enter(other.context(), shop);
  await other.goto(shop.at(salesPath));
  await showUse(other);
  await expect(cardOf(other, shop, 0)).toContainText('New');
  await boxOf(page, shop, 0).check();
  await boxOf(page, shop, 1).check();
  await bar(page).getByRole('button', { name: 'Confirm 2' }).click();
  await expect(page.getByText('Confirming 2 orders')).toBeVisible();
  await expect(cardOf(other, shop, 0)).toContainText('Being confirmed');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Confirming 2 orders')).toBeHidden();
  await expect(cardOf(page, shop, 0)).toContainText('New');
  await other.context().close();
});

test('ORD-13 what changed meanwhile has its own result, and is confirmed once it was seen', async ({ page }) => {
  const shop = await openShop({ orders: fresh(3) });
  await openOrders(page, shop);
  await page.getByRole('checkbox', { name: /^Select these/ }).check();
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Confirm 3' }).click();
  await cardOf(page, shop, 1).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(1));
  await paneOf(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('2 orders confirmed, 1 not')).toBeVisible(afterUndo);
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk action' });
  await expect(dialog).toContainText('1 still to settle');
  await expect(dialog.getByRole('listitem')).toContainText(shop.shown(1));
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(dialog).toContainText('1 still to settle');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('ORD-18 a courier’s lines are pasted, put right and sent together; what stays out is named', async ({ page }) => {
  const shop = await openShop({ orders: fresh(4) });
  await openOrders(page, shop);
  await page.getByRole('link', { name: 'Dispatch many' }).click();
  const [first, second, third] = shop.numbers;
  await page
    .getByRole('textbox', { name: 'Lines of your courier' })
    .fill(
      `${first};00340434161061651720\n${second};6123\n99999999;00340434161061651999\n${third};00340434161061651888`,
    );
  const table = page.getByRole('table', { name: 'Dispatch many orders' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).toContainText('Number doesn’t fit');
  await expect(table).toContainText('Unknown order');
  await expect(page.getByRole('button', { name: 'Mismatch' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Don’t match/ })).toContainText('2');
  await table.getByRole('textbox', { name: 'Tracking number of line 2' }).fill('0034 0434 1610 6165 1777');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Ready/ })).toContainText('3');
  await expect(page.getByText('1 line stays out.')).toBeVisible();
  await page.getByRole('button', { name: 'Dispatch 3 orders' }).click();
  await expect(page.getByText('Dispatching 3 orders')).toBeVisible();
  await expect(cardOf(page, shop, 0)).toContainText('Being dispatched');
  await expect(page.getByText('3 orders dispatched')).toBeVisible(afterUndo);
  await expect(cardOf(page, shop, 0)).toHaveCount(0);
  await expect(cardOf(page, shop, 3)).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bulk action' }).getByRole('row')).toHaveCount(3);
});

test('ORD-18 what was pasted is there again after it was taken back, and selected orders wait for their numbers', async ({
  page,
}) => {
  const shop = await openShop({ orders: fresh(2) });
  await openOrders(page, shop);
  await boxOf(page, shop, 0).check();
  await bar(page).getByRole('link', { name: 'Dispatch…' }).click();
  const pasted = page.getByRole('textbox', { name: 'Lines of your courier' });
  await expect(pasted).toHaveValue(`${shop.numbers[0]};`);
  await page.getByRole('textbox', { name: 'Tracking number of line 1' }).fill('00340434161061651720');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dispatch 1 order' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone. Nothing was sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Dispatch many' }).click();
  await expect(pasted).toHaveValue(`${shop.numbers[0]};`);
  await expect(page.getByRole('button', { name: /^Ready/ })).toContainText('1');
});
