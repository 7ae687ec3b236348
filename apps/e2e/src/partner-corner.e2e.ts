import { anOrder } from '@offizin/testkit/records';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { cardOf, enter, expect, salesPath, test } from './testing/journey.ts';
import { putOrders } from './testing/marketplace.ts';
import { inHours, openShop } from './testing/shop.ts';

const path = '/seller/my-account/legal-documents';

test('PRO-05 PRO-10 a text is written by keyboard, published, and read by a visitor without a script', async ({
  page,
  browser,
}) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const { keyboard } = page;
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.focus();
  await keyboard.type('Who we are');
  await page.getByRole('button', { name: 'Heading' }).press('Enter');
  await text.press('Control+End');
  await keyboard.type('\n\nWe keep invoices for ten years.');
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved at/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish version 1' }).press('Enter');
  await expect(page.getByText('Version 1 public')).toBeVisible();

  await text.press('Control+End');
  for (let key = 0; key < 'ten years.'.length; key += 1) await keyboard.press('Backspace');
  await keyboard.type('eight years.');
  await expect(page.getByText('1 place changed compared with version 1')).toBeVisible();
  await page.getByRole('switch', { name: 'Changes to version 1' }).press('Space');
  await expect(page.getByRole('insertion')).toHaveText('eight');
  await expect(page.getByRole('deletion')).toHaveText('ten');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Who we are' })).toBeVisible();
  await keyboard.press('Escape');

  const visitor = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const publicPage = await visitor.newPage();
  await publicPage.goto(shop.at(`/partner/${shop.externalId}`));
  await expect(publicPage.getByRole('heading', { name: shop.record.name, level: 1 })).toBeVisible();
  await publicPage.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(publicPage.getByText('We keep invoices for ten years.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version 2' }).press('Enter');
  await expect(page.getByText('Version 2 public')).toBeVisible();
  await publicPage.reload();
  await expect(publicPage.getByText('We keep invoices for eight years.')).toBeVisible();
  await visitor.close();
});

test('PRO-11 what was written when the session ended is saved after signing in again', async ({ page }) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const text = page.getByRole('textbox', { name: 'Text' });
  const isSaved = page.getByRole('status').filter({ hasText: /^Draft saved at/ });
  await text.fill('We keep invoices');
  await expect(isSaved).toBeVisible();
  await askDatabase('delete from session where seller_id = (select id from seller where external_id = $1)', [
    shop.externalId,
  ]);
  await text.fill('We keep invoices for ten years.');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(text).toHaveValue('We keep invoices for ten years.');
  await expect(isSaved).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('We keep invoices for ten years.');
});

test('PRO-05 an order keeps the versions of its day', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const publish = async (text: string, number: number) => {
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.getByRole('button', { name: `Publish version ${number}` }).click();
    await expect(page.getByText(`Version ${number} public`)).toBeVisible();
  };
  await publish('We keep invoices for ten years.', 1);
  await putOrders(shop.brand, [
    anOrder({
      number: shop.nextNumber(),
      seller: shop.externalId,
      createdAt: new Date().toISOString(),
      dispatchBy: inHours(5),
    }),
  ]);
  await publish('We keep invoices for eight years.', 2);

  await page.goto(shop.at(salesPath));
  await cardOf(page, shop, 1).click();
  await page.getByRole('link', { name: 'More information' }).click();
  const order = page.getByRole('dialog');
  await order.getByRole('link', { name: 'Privacy policy, version 1' }).press('Enter');
  const version = page.getByRole('dialog', { name: 'Privacy policy' });
  await expect(version.getByText('We keep invoices for ten years.')).toBeVisible();
  await page.goBack();
  await expect(order.getByRole('link', { name: 'Privacy policy, version 1' })).toBeVisible();
});

test('PRO-05 a draft is discarded after a question; what is public stays', async ({ page }) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await page.getByRole('textbox', { name: 'Text' }).fill('Only a draft');
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).press('Enter');
  await expect(page.getByText('No draft. Change the document to begin one.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('');
});

const dayIn = (days: number) => inHours(24 * days).slice(0, 10);

for (const colorScheme of ['light', 'dark'] as const)
  test(`PRO-10 the public page has no barriers on phones and screens, ${colorScheme}, and prints its code`, async ({
    page,
  }) => {
    const shop = await openShop({ seller: { closures: [{ from: dayIn(-2), to: dayIn(2) }] } });
    await page.emulateMedia({ colorScheme });
    await page.goto(shop.at(`/partner/${shop.externalId}?lang=en`));
    const code = page.getByRole('img', { name: 'Scan for opening hours and contact' });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findBarriers(page, 'html')).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await expect(code).toBeHidden();
    }
    await page.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Français' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Scannez pour voir les horaires et le contact' })).toBeVisible();
  });
