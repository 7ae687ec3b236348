import type { Page } from '@playwright/test';
import type { CustomerMessage } from '@offizin/contract/messages/marketplace';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { putMessage } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const path = '/seller/marketplace/messages';
const question = 'One of the two bottles has leaked. Can you send me another one?';

/** What the customer of one of the shop's orders writes. */
async function write(shop: Shop, at: number, text: string, more: Partial<CustomerMessage> = {}): Promise<void> {
  const orderNumber = shop.numbers[at] ?? '';
  const messageNo = `M-${orderNumber}-${text.length}-${more.subject ?? 'damaged'}`;
  const body = { subject: 'damaged', text, writtenAt: inHours(-0.1), ...more } as const;
  await putMessage({ brand: shop.brand, orderNumber, messageNo }, body);
}

/** A shop with two orders whose customers have written; the first has waited for days. */
async function openMessages(page: Page, search = ''): Promise<Shop> {
  const shop = await openShop({
    orders: [{ customerFirstName: 'Miriam' }, { customerFirstName: 'Bernd' }],
    colleagues: [{ name: 'jonas', role: 'orders' }],
  });
  await write(shop, 0, question, { writtenAt: inHours(-24 * 8) });
  await write(shop, 1, 'May I take it in the evening?', { subject: 'advice' });
  await enter(page.context(), shop);
  await page.goto(shop.at(`${path}${search}`));
  return shop;
}

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations', exact: true });
const row = (page: Page, text: string | RegExp) => list(page).getByRole('link').filter({ hasText: text });
const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const view = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Which conversations' }).getByRole('link', { name });

test('ORD-22 by keyboard: what is late comes first, a reply gives the turn to the customer', async ({ page }) => {
  const shop = await openMessages(page);
  await expect(list(page).getByRole('link').first()).toContainText('overdue');
  await expect(thread(page)).toContainText(question);
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('Total');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  await field(page).focus();
  await page.keyboard.type('We send you another one. Call 0761 123 45 67.');
  await expect(page.getByText('The customer won’t see the contact details in this text.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Reply to .+ sent\./)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(thread(page)).toContainText('We send you another one.');
  await expect(view(page, /^To answer/)).toContainText('1');
  await expect(view(page, /^With the customer/)).toContainText('1');
  await expect(row(page, question)).toHaveCount(0);
  await write(shop, 0, 'Thank you. When does it arrive?');
  await expect(thread(page)).toContainText('When does it arrive?');
  await expect(view(page, /^To answer/)).toContainText('2');
});

test('ORD-22 what nobody has read has a dot, pictures open in a viewer, and the open order follows what is written', async ({
  page,
  context,
}) => {
  const shop = await openMessages(page);
  const unread = row(page, 'May I take it');
  await expect(unread.getByRole('img', { name: 'unread' })).toBeVisible();
  await expect(row(page, question).getByRole('img', { name: 'unread' })).toHaveCount(0);
  await unread.press('Enter');
  await expect(thread(page)).toContainText('in the evening');
  await row(page, question).press('Enter');
  await expect(thread(page)).toContainText(question);
  await expect(unread.getByRole('img', { name: 'unread' })).toHaveCount(0);
  const order = await context.newPage();
  await order.goto(shop.at('/seller/marketplace/sales'));
  await order
    .getByRole('link', { name: /Miriam/ })
    .first()
    .click();
  const card = order.getByRole('region', { name: 'Messages and returns' });
  await expect(card).toContainText('Damaged');
  await write(shop, 0, 'And where is the invoice?', { subject: 'invoice' });
  await expect(card).toContainText('Invoice');
});

test('ORD-22 what is typed outlasts a reload, and is each person’s own', async ({ page }) => {
  const shop = await openMessages(page);
  await row(page, 'May I take it').click();
  await expect(thread(page)).toContainText('in the evening');
  await field(page).fill('Yes, you may');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Yes, you may');
  // Another conversation and back, without waiting.
  await field(page).fill('Yes, you may take it');
  await row(page, question).click();
  await expect(thread(page)).toContainText(question);
  await expect(field(page)).toHaveValue('');
  await row(page, 'May I take it').click();
  await expect(field(page)).toHaveValue('Yes, you may take it');
  await enter(page.context(), { ...shop, username: shop.colleagues[0] ?? '' });
  await page.reload();
  await expect(thread(page)).toContainText('in the evening');
  await expect(field(page)).toHaveValue('');
});

test('ORD-22 what the customer writes meanwhile is shown before a reply is sent', async ({ page }) => {
  const shop = await openMessages(page);
  await expect(thread(page)).toContainText(question);
  await page.route('**/api/live**', (route) => route.abort());
  await page.reload();
  await expect(thread(page)).toContainText(question);
  await field(page).fill('We look after it.');
  await write(shop, 0, 'Please write soon.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Something new was written');
  await expect(thread(page)).toContainText('Please write soon.');
  await expect(field(page)).toHaveValue('We look after it.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText(/^Reply to .+ sent\./)).toBeVisible();
});

test('ORD-22 templates are written once, filled from the order, and an open part holds the reply', async ({ page }) => {
  await openMessages(page);
  await page.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No templates in this language yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'New template' }).press('Enter');
  await dialog.getByLabel('Name').fill('On its way');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('{product} comes with {carrier}. {sender}');
  await dialog.getByRole('button', { name: 'Save template' }).press('Enter');
  await expect(dialog.getByText('On its way')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Use “On its way”' }).click();
  await expect(field(page)).toHaveValue(/\{carrier\}\. Ada Berg$/);
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Fill in before sending: courier')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeDisabled();
  await field(page).fill('It comes with DHL.');
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeEnabled();
});

test('ORD-22 a question is closed with a reason, a note stays with the team', async ({ page }) => {
  await openMessages(page);
  await expect(thread(page)).toContainText(question);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('The other 26 are fine.');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(thread(page)).toContainText('for your team only');
  await expect(view(page, /^To answer/)).toContainText('2');
  await page.getByRole('button', { name: 'Done without a reply' }).press('Enter');
  const ask = page.getByRole('dialog', { name: 'Close without a reply?' });
  await expect(ask.getByRole('radio', { name: 'Answered another way' })).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await ask.getByRole('radio', { name: 'It has settled itself' }).check();
  await ask.getByRole('button', { name: 'Close conversation' }).press('Enter');
  await expect(page.getByText(/^Conversation with .+ closed\./)).toBeVisible();
  await expect(thread(page)).toContainText('It has settled itself');
  await view(page, /^Done/).click();
  await expect(row(page, question)).toBeVisible();
});

test('ORD-22 who may only read sees why nothing can be written', async ({ page }) => {
  const shop = await openShop({ role: 'reader', orders: [{}] });
  await write(shop, 0, question);
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByText('Your role can read messages, but not answer them.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('ORD-22 nothing to answer says so and leads to what is with customers', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible();
  await page.getByRole('link', { name: 'See what’s with customers' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is with customers' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ORD-22 the list leads to a conversation and back, and is answered there', async ({ page }) => {
    await openMessages(page);
    await expect(page).not.toHaveURL(/conversation=/);
    expect((await row(page, question).boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await row(page, question).tap();
    await expect(thread(page)).toContainText(question);
    await expect(list(page)).toHaveCount(0);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'More actions' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Add a note' })).toBeVisible();
    await page.keyboard.press('Escape');
    await field(page).fill('We send you another one.');
    await page.getByRole('button', { name: 'Reply', exact: true }).tap();
    await expect(page.getByText(/^Reply to .+ sent\./)).toBeVisible();
    await page.getByRole('link', { name: 'All conversations' }).tap();
    await expect(row(page, 'May I take it')).toBeVisible();
    await expect(row(page, question)).toHaveCount(0);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
  });
});
