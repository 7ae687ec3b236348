import { aLedgerLine } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putLedger, putReturn } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const day = 24;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A shop with somebody for its orders, and a claim of 46.40 that is to be decided. */
async function openClaim(): Promise<Shop> {
  const line = (productId: string, unitPrice: number) =>
    ({ productId, unitPrice, quantity: 1, stockOrigin: 'own' }) as const;
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB' },
    colleagues: [{ name: 'Jonas Weber', role: 'orders' }],
    orders: [
      {
        createdAt: inHours(-8 * day),
        dispatchBy: inHours(-7 * day),
        lines: [line('P-1', 2490), line('P-2', 2150)],
        past: {
          status: 'processed',
          processedAt: inHours(-7.5 * day),
          courier: 'dhl',
          trackingNumber: '00340434161061651720',
          shipment: [{ status: 'delivered', at: inHours(-5 * day) }],
        },
      },
    ],
  });
  const [orderNumber = ''] = shop.numbers;
  const lines = [aLedgerLine({ amount: 4640 }), aLedgerLine({ lineNo: 2, kind: 'commission', amount: -696 })];
  const standing = { state: 'payable', reason: null, since: null, payableOn: null } as const;
  await putLedger('de', [{ orderNumber, lines, standing }]);
  await putReturn(shop, 'R-1', {
    orderNumber,
    kind: 'damaged',
    items: ['P-1', 'P-2'].map((productId) => ({ productId, units: 1 })),
    words: 'Both bottles leaked.',
    requestedAt: inHours(-2),
    deliveredAt: inHours(-5 * day),
  });
  return shop;
}

const pane = (page: Page) => page.getByRole('region', { name: 'Return R-1' });
const returnsOf = (shop: Shop) => shop.at('/seller/marketplace/returns');

async function findNoBarriers(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
}

/** Proposes to give everything back, by keyboard. */
async function propose(page: Page): Promise<void> {
  await expect(page.getByText('Above €40.00 the owner decides').first()).toBeVisible();
  await page.getByRole('button', { name: 'Propose €46.40' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Propose €46.40 to the owner?' });
  await expect(question).toContainText('Nothing is refunded yet, and the deadline goes on.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test('ORD-22 what is above the limit of who decides waits for the owner, who sends it back and takes it, by keyboard', async ({
  page,
  browser,
}) => {
  const shop = await openClaim();
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/perfil/acceso?tab=team'));
  const change = page
    .getByRole('listitem')
    .filter({ hasText: 'Refund limit' })
    .getByRole('button', { name: 'Change…' });
  await change.press('Enter');
  const limits = page.getByRole('dialog', { name: 'Change the refund limit' });
  await expect(limits.getByRole('textbox', { name: 'Manager' })).toBeFocused();
  const orders = limits.getByRole('textbox', { name: 'Orders' });
  await orders.fill('forty');
  await orders.press('Enter');
  await expect(limits.getByText('Enter an amount such as 50.00, or nothing.')).toBeVisible();
  await expect(orders).toBeFocused();
  await orders.fill('40');
  await orders.press('Enter');
  await expect(limits).toBeHidden();
  await expect(page.getByText('Manager: none · Orders: €40.00 · Own systems: none')).toBeVisible();
  await expect(change).toBeFocused();

  const other = await browser.newContext();
  await enter(other, { ...shop, username: shop.colleagues[0] ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(returnsOf(shop));
  await propose(theirs);
  const waiting = theirs.getByRole('region', { name: 'Above €40.00 the owner decides' });
  await expect(waiting).toContainText('The proposal “refund €46.40” by Jonas Weber is with Ada Berg.');
  await expect(waiting).toContainText('The deadline goes on: without a decision before');
  await findNoBarriers(theirs);
  await waiting.getByRole('button', { name: 'Withdraw proposal' }).press('Enter');
  await expect(waiting).toBeHidden();
  await expect(pane(theirs)).toBeFocused();
  await propose(theirs);

  await page.goto(returnsOf(shop));
  const asked = page.getByRole('region', { name: 'Jonas Weber proposes: refund €46.40' });
  await expect(page.getByRole('img', { name: 'waits for the owner' })).toBeVisible();
  await findNoBarriers(page);
  await asked.getByRole('button', { name: 'Send back…' }).press('Enter');
  const back = page.getByRole('dialog', { name: 'Send the proposal back' });
  await back.getByRole('textbox', { name: 'What Jonas Weber should know' }).fill('Please ask for a picture first.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(pane(page)).toBeFocused();
  await expect(pane(theirs).getByText('Please ask for a picture first.')).toBeVisible();
  await propose(theirs);

  await asked.getByRole('button', { name: 'Refund €46.40' }).press('Enter');
  await expect(pane(page).getByText('€46.40 refunded, with the commission back to you.')).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(pane(page)).toBeFocused();
  await expect(pane(theirs).getByText('€46.40 refunded, with the commission back to you.')).toBeVisible();
  await other.close();
});

test('ORD-22 a proposal that comes while the case is open stands in the form, but not where something was written', async ({
  page,
  browser,
}) => {
  const shop = await openClaim();
  await askDatabase(`update seller set refund_limits = '{"orders": 1000}' where external_id = $1`, [shop.externalId]);
  await enter(page.context(), shop);
  await page.goto(returnsOf(shop));
  const words = pane(page).getByRole('textbox', { name: /^Message to/ });
  await words.fill('Good morning,');
  const partly = (of: Page) => of.getByRole('radiogroup', { name: /Hamalind/ }).getByRole('radio', { name: 'Part' });
  await expect(partly(page)).not.toBeChecked();

  const other = await browser.newContext();
  await enter(other, { ...shop, username: shop.colleagues[0] ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(returnsOf(shop));
  await partly(theirs).press('Space');
  await theirs.getByLabel('You give back', { exact: true }).fill('10.75');
  await theirs
    .getByLabel('Reason, the customer sees it', { exact: true })
    .selectOption({ label: 'Seal broken and used' });
  await theirs.getByRole('textbox', { name: /^Message to/ }).fill('A third of it is missing, as you see.');
  const evidence = theirs.getByRole('region', { name: 'Your evidence' });
  await evidence.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: png });
  await expect(evidence.getByText('seal.png')).toBeVisible();
  await theirs.getByRole('button', { name: /^Propose €/ }).press('Enter');
  const question = theirs.getByRole('dialog', { name: /^Propose €/ });
  await question.getByRole('button', { name: /^Propose €/ }).press('Enter');
  await expect(question).toBeHidden();

  await expect(partly(page)).toBeChecked();
  await expect(page.getByLabel('You give back', { exact: true })).toHaveValue('10.75');
  await expect(words).toHaveValue('Good morning,');
  await other.close();
});
