import type { Page } from '@playwright/test';
import { aSeller } from '@offizin/testkit/records';
import { enter, expect, loseSession, openOrders, test } from './testing/journey.ts';
import { putSeller } from './testing/marketplace.ts';
import { openShop, type Shop } from './testing/shop.ts';

/** Puts the shop's user into the team of a second shop with an order of its own. */
async function secondShop(first: Shop): Promise<Shop> {
  const second = await openShop({ seller: { name: 'Farmacia Ruzafa' }, orders: [{}, {}] });
  const [user] = first.record.users;
  if (user === undefined) throw new Error('the shop has a user');
  const users = [...second.record.users, { ...user, role: 'manager' as const }];
  await putSeller(second.brand, second.externalId, aSeller({ ...second.record, name: 'Farmacia Ruzafa', users }));
  return second;
}

test('AUT-19 two keys lead to the other shop; the other tab follows, and nothing of the first shop is left', async ({
  page,
  context,
}) => {
  const first = await openShop({ seller: { name: 'Farmacia Alameda' }, orders: [{}] });
  const second = await secondShop(first);
  await openOrders(page, first);
  await expect(page.getByText(first.shown(0)).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(first.at('/seller/marketplace/my-products'));
  await expect(other.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();

  await page.keyboard.press('s');
  const menu = page.getByRole('menu');
  await expect(menu.getByText('3 orders waiting in 2 of 2')).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /Farmacia Alameda/ })).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('menuitem', { name: /Farmacia Ruzafa.*Manager.*2/ })).toBeVisible();
  await page.keyboard.press('2');

  for (const tab of [page, other]) {
    await expect(tab.getByText(second.shown(0)).first()).toBeVisible();
    await expect(tab.getByRole('button', { name: /Farmacia Ruzafa/ })).toBeVisible();
    await expect(tab.getByText(first.shown(0))).toHaveCount(0);
  }
  const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(stored).not.toContain(first.shown(0));
});

test('AUT-19 a page that missed the change is told by its next call, and follows', async ({ page, browser }) => {
  const first = await openShop({ orders: [{}] });
  const second = await secondShop(first);
  await openOrders(page, first);
  await expect(page.getByText(first.shown(0)).first()).toBeVisible();
  // Another window of the same browser without the channel between tabs: it only shares the cookies.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const change = await elsewhere.newPage();
  await openOrders(change, first);
  await expect(change.getByText(first.shown(0)).first()).toBeVisible();
  await change.keyboard.press('s');
  await change.getByRole('menuitem', { name: /Farmacia Ruzafa/ }).click();
  await expect(change.getByText(second.shown(0)).first()).toBeVisible();
  await page.context().addCookies(await elsewhere.cookies());
  await page.getByRole('textbox', { name: 'Search by number, customer, city, parcel or product' }).fill('1');
  await expect(page.getByText(second.shown(0)).first()).toBeVisible();
  await expect(page.getByText(first.shown(0))).toHaveCount(0);
  await elsewhere.close();
});

test('AUT-19 PRO-11 changing shops asks about what was typed; a tab that follows another keeps it for its shop', async ({
  page,
  context,
}) => {
  const first = await openShop({ seller: { name: 'Farmacia Alameda' } });
  await secondShop(first);
  const company = first.at('/seller/perfil/empresa');
  const name = page.getByLabel('Registered name');
  const choose = async (tab: Page, shop: RegExp) => {
    await tab.getByTitle('Your account').click();
    await tab.getByRole('menuitem', { name: shop }).click();
  };
  await enter(context, first);
  await page.goto(company);
  await name.fill('Alameda 12 SL');
  await choose(page, /Farmacia Ruzafa/);
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Alameda 12 SL');

  const other = await context.newPage();
  await openOrders(other, first);
  await choose(other, /Farmacia Ruzafa/);
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: /Farmacia Ruzafa/ })).toBeVisible();
  await page.goto(company);
  await expect(name).not.toHaveValue('Alameda 12 SL');
  await choose(page, /Farmacia Alameda/);
  await expect(page.getByRole('button', { name: /Farmacia Alameda/ })).toBeVisible();
  await page.goto(company);
  await expect(name).toHaveValue('Alameda 12 SL');
  await expect(page.getByText('We’ve put back what you entered.')).toBeVisible();
});

test('AUT-19 with one shop there is nothing to choose; on a phone the shops are in the menu', async ({ page }) => {
  const lone = await openShop();
  await openOrders(page, lone);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('Your shops')).toHaveCount(0);

  const first = await openShop({ seller: { name: 'Farmacia Alameda' } });
  const second = await secondShop(first);
  await loseSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), first);
  await page.goto(first.at('/seller/marketplace/my-products'));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /Farmacia Ruzafa/ }).click();
  await expect(page.getByText(second.shown(0)).first()).toBeVisible();
});
