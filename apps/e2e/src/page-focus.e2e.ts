import { serviceCodes } from '@offizin/domain/access/seller-kinds';
import type { Page } from '@playwright/test';
import { cardOf, enter, expect, landing, openOrders, salesPath, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const everyService = serviceCodes.map((code) => ({ code, status: 'subscribed' as const }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The heading of the screen has the focus, without a ring: there is nothing to press. */
async function expectHeard(page: Page, name?: string): Promise<void> {
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  if (name !== undefined) await expect(heading(page)).toHaveText(name);
}

test('GEN-13 every link of the menu leads to a heading that has the focus', async ({ page }) => {
  test.slow();
  const shop = await openShop({ host: 'es.localhost', seller: { services: everyService }, orders: [{}] });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  const links = menu(page).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  let before = 'Orders';
  for (let at = 0; at < count; at += 1) {
    const link = links.nth(at);
    if ((await link.getAttribute('aria-current')) !== null) continue;
    const address = await link.getAttribute('href');
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(heading(page)).not.toHaveText(before);
    await expectHeard(page);
    before = await heading(page).innerText();
  }
});

test('GEN-13 after a sign-in, and on Back, the heading has the focus', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(landing);
  await expectHeard(page, 'Orders');
  await menu(page).getByRole('link', { name: 'My products' }).press('Enter');
  await expectHeard(page, 'My products');
  await page.goBack();
  await expectHeard(page, 'Orders');
});

test('GEN-13 what changes in a screen leaves the focus where it is, and so does a dialog', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  const tab = page.getByRole('link', { name: /^Managed/ });
  await tab.press('Enter');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeFocused();
  await page.getByRole('link', { name: /^To manage/ }).press('Enter');
  await cardOf(page, shop, 1).press('Enter');
  await expect(cardOf(page, shop, 1)).toHaveAttribute('aria-current', /true|page/);
  await expect(cardOf(page, shop, 1)).toBeFocused();
  await page.getByRole('link', { name: 'More information' }).press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'More information' })).toBeFocused();
});

test('GEN-13 who goes on at once keeps what they have reached', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/offers-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(cardOf(page, shop)).toBeVisible();
  const link = menu(page).getByRole('link', { name: 'My products' });
  await link.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  const reached = menu(page).locator(':focus');
  await expect(reached).toHaveCount(1);
  answer();
  await expect(heading(page)).toHaveText('My products');
  await expect(reached).toHaveCount(1);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('GEN-13 the tab bar and the menu under More lead to the heading, which the top bar shows', async ({ page }) => {
    const shop = await openShop();
    await enter(page.context(), shop);
    await page.goto(shop.at(salesPath));
    const tabs = page.getByRole('navigation', { name: 'Main pages' });
    await tabs.getByRole('link', { name: 'Products' }).click();
    await expectHeard(page, 'My products');
    await tabs.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Performance' }).click();
    await expectHeard(page, 'Performance');
  });
});
