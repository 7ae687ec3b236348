import { screenDenial, screenIds, screens } from '@offizin/domain/access/screens';
import { serviceCodes } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { messages } from '@offizin/i18n/locales/en_GB';
import { cardOf, enter, expect, knowTours, openOrders, salesPath, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import { openShop } from './testing/shop.ts';

const everyService = serviceCodes.map((code) => ({ code, status: 'subscribed' as const }));

const keepsFailing = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

test('GEN-09 the shell is drawn before any call is answered', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  const asked: string[] = [];
  await page.route('**/api/**', (route) => void asked.push(route.request().url()));
  await openOrders(page, shop);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My products' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada Berg\s*Linden-Apotheke/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading orders' })).toBeVisible();
  expect(asked.some((address) => /session-details|dynamic-menu|\/seller\//.test(address))).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('GEN-04 the language chosen is loaded as one chunk, kept here and saved for the next sign-in', async ({
  page,
  browser,
}) => {
  const shop = await openShop({ orders: [{}] });
  const chunks: string[] = [];
  page.on('request', (request) => {
    const chunk = /\/assets\/([a-z]{2}_[A-Z]{2})-[\w-]+\.js$/.exec(request.url())?.[1];
    if (chunk) chunks.push(chunk);
  });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  expect([...new Set(chunks)]).toEqual(['en_GB']);
  const saved = page.waitForResponse('**/api/locale');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  expect([...new Set(chunks)]).toEqual(['en_GB', 'it_IT']);
  expect(await page.evaluate<string | null>('localStorage.getItem("preferredLanguage")')).toBe('it_IT');
  const elsewhere = await browser.newContext();
  await knowTours(elsewhere);
  await enter(elsewhere, shop);
  const other = await elsewhere.newPage();
  await other.goto(shop.at(salesPath));
  await expect(other.locator('html')).toHaveAttribute('lang', 'it-IT');
  await elsewhere.close();
});

test('GEN-04 before signing in the language chosen in this browser is kept', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.getByLabel('Language').selectOption({ label: 'Português' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
});

test('GEN-17 the theme follows the system until one is chosen, which is kept', async ({ page }) => {
  const shop = await openShop();
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOrders(page, shop);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await pressItem(page, 'Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('GEN-11 a full storage is reported once, and the portal keeps working', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await page.addInitScript(keepsFailing);
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toBeVisible();
  await page.keyboard.press('[');
  const message = page.getByText('Your browser’s storage is full.');
  await expect(message).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  // The first order has opened by itself.
  await expect(page.getByRole('img', { name: 'not opened yet' })).toHaveCount(2);
  await cardOf(page, shop, 1).click();
  await expect(page.getByRole('img', { name: 'not opened yet' })).toHaveCount(1);
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test.describe('GEN-14', () => {
  test('a chunk that is gone after a deploy offers a reload', async ({ page }) => {
    const shop = await openShop();
    await openOrders(page, shop);
    await expect(page.getByText('Nothing to manage')).toBeVisible();
    const chunk = '**/assets/services-screen-*.js';
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Services' }).click();
    // The router tries a reload by itself first; only when that helped nothing does it stay.
    await expect(async () => {
      expect(await page.evaluate<string>(`performance.getEntriesByType('navigation')[0].type`)).toBe('reload');
    }).toPass();
    await expect(page.getByText('The portal has been updated')).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  });

  for (const host of ['localhost', 'ch.localhost']) {
    test(`GEN-06 every screen of the table that a seller may open answers at its path, under its own title: ${host}`, async ({
      page,
    }) => {
      test.slow();
      const shop = await openShop({ host, seller: { services: everyService } });
      await enter(page.context(), shop);
      const { goldPartner, marketplaceConfiguration } = shop.record;
      const subject = {
        brand: shop.brand,
        services: serviceCodes,
        marketplaceType: marketplaceConfiguration.type,
        goldPartner,
        role: 'owner' as const,
      };
      // A legacy path shows the screen for its job, which has the title.
      const opened = screenIds.filter(
        (id) => !screens[id].public && screens[id].legacy === undefined && screenDenial(id, subject) === null,
      );
      expect(opened.length).toBeGreaterThan(15);
      for (const id of opened) {
        await page.goto(shop.at(screens[id].path));
        // The fiscal data are a section of the company's screen.
        const titled = id === 'fiscal_information' ? 'company' : id;
        await expect(page).toHaveTitle(`${messages.shell.screen[titled]} – ${brands[shop.brand].name}`);
        expect(new URL(page.url()).pathname).toBe(screens[id].path);
      }
    });
  }
});
