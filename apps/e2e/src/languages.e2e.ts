import type { LocaleCode } from '@offizin/domain/locale/locales';
import { messages as german } from '@offizin/i18n/locales/de_DE';
import { messages as english } from '@offizin/i18n/locales/en_GB';
import { messages as french } from '@offizin/i18n/locales/fr_FR';
import { messages as spanish } from '@offizin/i18n/locales/es_ES';
import type { Page } from '@playwright/test';
import { cardOf, expect, openOrders, salesPath, test } from './testing/journey.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

/** The texts of a tree of messages, by the path of their keys. */
function textsOf(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : textsOf(value, `${prefix}${key}.`),
  );
}

/** English texts that differ in this language: none of them may appear on its screens. */
function onlyEnglish(translated: object): string[] {
  const theirs = textsOf(translated).map(([, text]) => text.toLowerCase());
  const plain = textsOf(english)
    .map(([, text]) => text)
    .filter((text) => !text.includes('{') && text.length > 3);
  return plain.filter((text) => !theirs.some((other) => other.includes(text.toLowerCase())));
}

async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>(
    'document.body.innerText + "\\n" + [...document.querySelectorAll("[aria-label],[placeholder]")].map((e) => e.ariaLabel ?? e.placeholder).join("\\n")',
  );
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const languages = [
  { host: 'de.localhost', locale: 'de_DE', tag: 'de-DE', texts: german },
  { host: 'de.localhost', locale: 'fr_FR', tag: 'fr-FR', texts: french },
  { host: 'es.localhost', locale: 'es_ES', tag: 'es-ES', texts: spanish },
] as const satisfies readonly { host: string; locale: LocaleCode; tag: string; texts: object }[];

async function readScreens(page: Page, shop: Shop, texts: (typeof languages)[number]['texts']): Promise<string[]> {
  const lines: string[] = [];
  const read = async () => lines.push(...(await visibleLines(page)));
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  await expect(page.getByRole('article')).toBeVisible();
  await read();
  for (const action of [texts.orders.action.reject, texts.orders.action.process, texts.orders.download.button]) {
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Whether or not it can be sent yet.
    await page.getByRole('dialog').getByRole('button').last().click({ force: true });
    await read();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: texts.orders.detail.more }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await read();
  await page.goto(shop.at('/seller/my-account/invoices'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await read();
  return lines;
}

for (const { host, locale, tag, texts } of languages) {
  test(`GEN-04 ${locale}: after signing in every screen speaks the seller's language`, async ({ page }) => {
    const shop = await openShop({ host, seller: { locale }, orders: [{}] });
    const lines = await readScreens(page, shop, texts);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const forbidden = new Set(onlyEnglish(texts));
    expect(forbidden.size).toBeGreaterThan(150);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => forbidden.has(line))).toEqual([]);
  });
}

const logins = [
  { host: 'localhost', tag: 'en-GB', title: 'Sign in – Salvia' },
  { host: 'es.localhost', tag: 'es-ES', title: /– Salvia$/ },
  { host: 'fr.es.localhost', tag: 'fr-FR', title: /– Salvia$/ },
  { host: 'pt.es.localhost', tag: 'pt-PT', title: /– Salvia$/ },
  { host: 'de.localhost', tag: 'de-DE', title: /– Lindora$/ },
  { host: 'fr.localhost', tag: 'de-DE', title: /– Lindora$/ },
  { host: 'ch.localhost', tag: 'de-CH', title: /– Enziana$/ },
] as const;

test('GEN-02 GEN-03 each host has its brand and its language', async ({ page }) => {
  const shop = await openShop();
  for (const { host, tag, title } of logins) {
    await page.goto(shop.at('/login').replace('localhost', host));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(title);
  }
});

test('GEN-04 GEN-05 Switzerland writes its money its own way', async ({ page }) => {
  const lines = [{ productId: 'P-1', quantity: 1, unitPrice: 123_450, stockOrigin: 'own' as const }];
  const shop = await openShop({ host: 'ch.localhost', seller: { locale: 'de_CH' }, orders: [{ lines, shipping: 0 }] });
  await openOrders(page, shop);
  await expect(cardOf(page, shop)).toContainText(/CHF\s1['’]234\.50/);
  await cardOf(page, shop).click();
  await expect(page.getByRole('article')).toContainText(/CHF\s1['’]234\.50/);
  expect((await visibleLines(page)).filter((line) => line.includes('ß') && !line.includes('Straße'))).toEqual([]);
});

test('GEN-04 GEN-05 Germany writes money, times and order numbers its own way', async ({ page }) => {
  const lines = [{ productId: 'P-1', quantity: 1, unitPrice: 123_450, stockOrigin: 'own' as const }];
  const createdAt = inHours(-1);
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'de_DE' },
    orders: [{ lines, shipping: 0, createdAt }],
  });
  await openOrders(page, shop, salesPath);
  await expect(cardOf(page, shop)).toContainText(/1\.234,50\s€/);
  await cardOf(page, shop).click();
  const written = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(createdAt));
  await expect(page.getByRole('article')).toContainText(written);
});

test('AUT-19 GEN-04 who has chosen no language works in that of the sign-in, not in the shop’s', async ({ page }) => {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'pt_PT' } });
  await page.goto(shop.at('/login'));
  await page.evaluate(`localStorage.setItem('preferredLanguage', 'es_ES')`);
  await page.goto(shop.at('/login'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await page.locator('input[autocomplete~="username"]').fill(shop.username);
  await page.locator('input[autocomplete~="current-password"]').fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await page.evaluate(`localStorage.removeItem('preferredLanguage')`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});
