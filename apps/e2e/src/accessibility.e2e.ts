import { orders as english } from '@offizin/i18n/messages/en_GB/orders';
import type { Page } from '@playwright/test';
import { findBarriersInThemes } from './testing/axe.ts';
import { cardOf, enter, expect, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const hosts = ['localhost', 'de.localhost', 'ch.localhost'] as const;

const orders = [
  { dispatchBy: inHours(-2), createdAt: inHours(-30), discount: { amount: 100, label: 'HERBST' } },
  { deliveryType: 'same_day_slot', slot: { from: inHours(3), to: inHours(5) }, dispatchBy: inHours(1) },
  { deliveryType: 'next_day', paymentType: 'invoice', paymentStatus: 'pending' },
] as const;

interface Look {
  readonly page: Page;
  readonly found: string[];
}

/** Looks at the dialog when one is open, else at the whole page. */
async function look({ page, found }: Look, where: string): Promise<void> {
  const modal = (await page.locator('[role=dialog][aria-modal=true]').count()) > 0;
  const barriers = await findBarriersInThemes(page, modal ? '[role=dialog]' : 'html');
  found.push(...barriers.map((barrier) => `${where}: ${barrier}`));
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function lookAtPublicScreens(at: Look, shop: Shop): Promise<void> {
  const { page } = at;
  await page.goto(shop.at('/login'));
  await expect(page.locator('#consent-title')).toBeVisible();
  await page.locator('button[aria-expanded=false]').last().click();
  await look(at, 'login with consent');
  await page.goto(shop.at('/create-pass'));
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  await look(at, 'public not available');
}

async function lookAtDesk(at: Look, shop: Shop): Promise<void> {
  const { page } = at;
  await openOrders(page, shop, salesPath);
  await expect(cardOf(page, shop, 2)).toBeVisible();
  await cardOf(page, shop, 0).click();
  await expect(paneOf(page)).toBeVisible();
  await look(at, 'list and order');
  for (const action of [english.action.reject, english.action.process]) {
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
    // Whether or not it can be sent yet.
    await page.getByRole('dialog').getByRole('button').last().click({ force: true });
    await look(at, action);
    await closeDialog(page);
  }
  await page.getByRole('link', { name: english.detail.more }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await look(at, 'more information');
  await closeDialog(page);
  await page.getByRole('button', { name: english.download.button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(at, 'download');
  await closeDialog(page);
  await page.getByRole('button', { name: english.filter.button }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await look(at, 'filters');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(at, 'shortcuts');
  await closeDialog(page);
  await page.goto(shop.at('/seller/perfil/servicios'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look(at, 'services');
}

async function lookAtPhone(at: Look, shop: Shop): Promise<void> {
  const { page } = at;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at(salesPath));
  await expect(cardOf(page, shop, 1)).toBeVisible();
  await look(at, 'phone list');
  await cardOf(page, shop, 1).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await look(at, 'phone order');
  await closeDialog(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await look(at, 'phone menu');
}

/** Of the journeys' own setting. */
const ofSetting = 'Service Worker registration blocked by Playwright';

for (const host of hosts)
  test(`GEN-13 GEN-17 GEN-01 no barrier and no complaint of the browser, light and dark: ${host}`, async ({ page }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== ofSetting)
        complaints.push(message.text());
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const shop = await openShop({ host, orders: [...orders] });
    const at: Look = { page, found: [] };
    await lookAtPublicScreens(at, shop);
    await enter(page.context(), shop);
    await lookAtDesk(at, shop);
    await lookAtPhone(at, shop);
    expect(at.found).toEqual([]);
    expect(complaints).toEqual([]);
  });
