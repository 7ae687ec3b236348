import type { Page } from '@playwright/test';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { declineReplacement, putMessage, putReplacement } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const path = '/seller/marketplace/messages';
const question = 'One of the two bottles has leaked. Can you send me another one?';

/** A shop that has sent two units of one product and one of another, about which the customer writes. */
async function openSent(page: Page): Promise<Shop> {
  const line = (productId: string, quantity: number) =>
    ({ productId, quantity, unitPrice: 995, stockOrigin: 'own' }) as const;
  const shop = await openShop({
    orders: [
      {
        customerFirstName: 'Miriam',
        createdAt: inHours(-72),
        dispatchBy: inHours(-48),
        lines: [line('P-1', 2), line('P-2', 1)],
        past: {
          status: 'processed',
          processedAt: inHours(-50),
          courier: 'dhl',
          trackingNumber: '00340434161094042557',
          shipment: [],
        },
      },
    ],
  });
  const orderNumber = shop.numbers[0] ?? '';
  const body = { subject: 'damaged', text: question, writtenAt: inHours(-0.1) } as const;
  await putMessage({ brand: shop.brand, orderNumber, messageNo: `M-${orderNumber}` }, body);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  return shop;
}

const asked = ({ brand, externalId, numbers }: Shop) => ({ brand, externalId, orderNumber: numbers[0] ?? '' });
const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const tick = (page: Page) => page.getByRole('checkbox', { name: 'Make the replacement at once' });
const chosen = (page: Page) => page.getByRole('list', { name: 'What you send once more' });

test('ORD-22 by keyboard: a template ticks the replacement, which goes with the reply and becomes an order', async ({
  page,
}) => {
  const shop = await openSent(page);
  await page.getByRole('button', { name: 'Templates' }).click();
  const templates = page.getByRole('dialog');
  await templates.getByRole('button', { name: 'New template' }).press('Enter');
  await templates.getByLabel('Name').fill('Another one');
  await templates.getByRole('textbox', { name: 'Text' }).fill('We send you another one.');
  await templates.getByRole('checkbox', { name: /^Promises a replacement/ }).press('Space');
  await templates.getByRole('button', { name: 'Save template' }).press('Enter');
  await expect(templates.getByText('Another one', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(templates).toHaveCount(0);
  await page.getByRole('button', { name: 'Use “Another one”' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(tick(page)).toBeChecked();
  // Of two products somebody has to say which.
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeDisabled();
  await expect(page.getByText('Choose what you send once more.')).toBeVisible();
  await chosen(page).getByRole('checkbox').first().press('Space');
  await chosen(page).getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('We send you another one.');
  await expect(tick(page)).toBeChecked();
  await expect(chosen(page).getByRole('button', { name: 'More' })).toBeDisabled();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  await field(page).press('Control+Enter');
  await expect(page.getByText('Reply sent, replacement requested.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(tick(page)).not.toBeChecked();
  await expect(thread(page)).toContainText('We send you another one.');
  await expect(thread(page)).toContainText('The order is being made.');
  const number = shop.nextNumber();
  const free = { productId: 'P-1', quantity: 2, unitPrice: 0, stockOrigin: 'own' } as const;
  await putReplacement(asked(shop), { number, createdAt: inHours(-0.01), dispatchBy: inHours(20), lines: [free] });
  const link = thread(page).getByRole('link', { name: /^Replacement/ });
  await link.press('Enter');
  await expect(page).toHaveURL(/tab=to-manage/);
  const card = page.getByRole('region', { name: 'Messages and returns' });
  await expect(card).toContainText(`Replacement for order ${shop.shown(0)}`);
  await expect(page.getByRole('heading', { name: `Order ${formatOrderNumber(number)}` })).toBeVisible();
  await card.getByRole('link', { name: /^Replacement for order/ }).press('Enter');
  await expect(card).toContainText(`Replacement, units: 2, ${formatOrderNumber(number)}`);
  await expect(card).toContainText('Made');
});

test('ORD-22 a replacement without a reply is asked for beside the order, and its refusal is shown', async ({
  page,
}) => {
  const shop = await openSent(page);
  await page.getByRole('button', { name: /^Send a replacement/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Replacement for order ${shop.shown(0)}` });
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Send a replacement/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox').first().press('Space');
  await dialog.getByRole('button', { name: 'Replace 1 unit' }).press('Enter');
  await expect(page.getByText('Replacement requested. The marketplace makes the order.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(thread(page)).toContainText('The order is being made.');
  await askDatabase(
    `update order_replacement r set requested_at = now() - interval '25 hours'
       from seller s where s.id = r.seller_id and s.external_id = $1`,
    [shop.externalId],
  );
  await page.reload();
  await expect(thread(page)).toContainText(/was to make the order by .*Ask its support/);
  await declineReplacement(asked(shop), 'No longer sold');
  await expect(thread(page)).toContainText('The marketplace declined: No longer sold');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ORD-22 a replacement is in the menu of a conversation', async ({ page }) => {
    await openSent(page);
    await page.getByRole('link').filter({ hasText: question }).tap();
    await expect(thread(page)).toContainText(question);
    await page.getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('menuitem', { name: 'Make a replacement' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().tap();
    for (const button of await dialog.getByRole('group').getByRole('button').all())
      expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Replace 1 unit' }).tap();
    await expect(thread(page)).toContainText('The order is being made.');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
