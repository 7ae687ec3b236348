import type { Page } from '@playwright/test';
import type { CustomerMessage } from '@offizin/contract/messages/marketplace';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { readDatabase } from './testing/ask-database.ts';
import { enter, expect } from './testing/journey.ts';
import type { Line } from './testing/line.ts';
import { test } from './testing/line-journey.ts';
import { putMessage, putReturn } from './testing/marketplace.ts';
import { connection, keptIn, loseRow, through, whenKept } from './testing/offline.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

test.use({ serviceWorkers: 'allow' });

const messages = '/seller/marketplace/messages';
const question = 'One of the two bottles has leaked. Can you send me another one?';
const reply = 'We send you another one today.';
const day = 24;

/** The page looks for the portal again every few seconds. */
const byItself = { timeout: 40_000 };

async function write(shop: Shop, at: number, text: string, more: Partial<CustomerMessage> = {}): Promise<void> {
  const orderNumber = shop.numbers[at] ?? '';
  const messageNo = `M-${orderNumber}-${text.length}`;
  const body = { subject: 'damaged', text, writtenAt: inHours(-0.1), ...more } as const;
  await putMessage({ brand: shop.brand, orderNumber, messageNo }, body);
}

const delivered: Partial<OrderRecord> = {
  createdAt: inHours(-8 * day),
  dispatchBy: inHours(-7 * day),
  past: {
    status: 'processed',
    processedAt: inHours(-7.5 * day),
    courier: 'dhl',
    trackingNumber: '00340434161061651720',
    shipment: [{ status: 'delivered', at: inHours(-5 * day) }],
  },
};

/** A shop whose customers have written about two orders that arrived. */
async function makeShop(): Promise<Shop> {
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB' },
    orders: [
      { ...delivered, customerFirstName: 'Miriam' },
      { ...delivered, customerFirstName: 'Bernd' },
    ],
  });
  await write(shop, 0, question, { writtenAt: inHours(-8 * day) });
  await write(shop, 1, 'May I take it in the evening?', { subject: 'advice' });
  return shop;
}

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations', exact: true });
const row = (page: Page, text: string) => list(page).getByRole('link').filter({ hasText: text });
const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back and edit' });

/** Reads the other conversation, and resolves once all that the page has read is kept with it. */
async function keepAllRead(page: Page, next: () => Promise<void>): Promise<void> {
  await loseRow(page, 'reads');
  await next();
  await expect.poll(() => keptIn(page, 'kept')).toContain('reads');
}

/** Opens the inbox, reads both conversations, and can open them again without a connection. */
async function openKeptInbox(page: Page, shop: Shop, line: Line): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(through(line, shop, messages));
  await expect(thread(page)).toContainText(question);
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('Total');
  await whenKept(page, 0);
  await keepAllRead(page, async () => {
    await row(page, 'in the evening').click();
    await expect(thread(page)).toContainText('in the evening');
  });
  await row(page, question).click();
  await expect(thread(page)).toContainText(question);
}

async function repliesIn(shop: Shop): Promise<number> {
  const rows = await readDatabase(
    `select 1 from message join seller on seller.id = seller_id where external_id = $1 and author = 'shop'`,
    [shop.externalId],
  );
  return rows.length;
}

const replyKeys = (line: Line) => line.writes.filter(({ path }) => path.endsWith('/reply')).map(({ key }) => key);

test('ORD-22 GEN-19 without a connection the inbox, its conversations and a return are read over a reload; what cannot wait says so', async ({
  page,
  line,
}) => {
  const shop = await makeShop();
  await putReturn(shop, 'R-1', {
    orderNumber: shop.numbers[0] ?? '',
    kind: 'damaged',
    items: [{ productId: 'P-1', units: 1 }],
    words: 'The seal is broken.',
    requestedAt: inHours(-2),
    deliveredAt: inHours(-5 * day),
  });
  await openKeptInbox(page, shop, line);
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await expect(page.getByText('The seal is broken.')).toBeVisible();
  await keepAllRead(page, async () => {
    await page.getByRole('link', { name: 'Closed' }).click();
    await expect(page).toHaveURL(/view=closed/);
  });
  await page.goto(through(line, shop, messages));
  await expect(thread(page)).toContainText(question);
  line.cut();
  await page.reload();
  await expect(thread(page)).toContainText(question);
  await expect(connection(page)).toContainText('Messages from', byItself);
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('Total');
  await expect(page.getByText('counts on arrival')).toBeVisible();
  for (const name of ['Refund…', 'Done without a reply', 'Add a note'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await row(page, 'in the evening').click();
  await expect(thread(page)).toContainText('in the evening');
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await expect(page.getByText('The seal is broken.')).toBeVisible();
  await expect(connection(page)).toContainText('Returns from');
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveAttribute('aria-disabled', 'true');
});

test('GEN-19 the strip names a screen whose list can be read, and none of which only the counts were', async ({
  page,
  line,
}) => {
  const shop = await makeShop();
  await openKeptInbox(page, shop, line);
  line.cut();
  await page.reload();
  await expect(connection(page)).toContainText('Messages from', byItself);
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await expect(page.getByRole('heading', { name: 'Returns could not be loaded' })).toBeVisible();
  await expect(connection(page)).not.toContainText('Returns from');
  await expect(connection(page)).toContainText('No connection');
});

test('ORD-22 GEN-19 a reply without a connection waits over a reload and in another tab, and is sent once', async ({
  page,
  line,
}) => {
  const shop = await makeShop();
  await openKeptInbox(page, shop, line);
  const second = await page.context().newPage();
  await second.goto(through(line, shop, messages));
  await expect(thread(second)).toContainText(question);
  await expect(connection(second)).toHaveCount(1);
  line.loseAnswersOf(/\/reply$/);
  await field(page).fill(reply);
  await page.keyboard.press('Control+Enter');
  for (const tab of [page, second]) {
    await expect(thread(tab)).toContainText(reply, byItself);
    await expect(takeBack(tab)).toBeVisible();
    await expect(connection(tab)).toContainText('1 action waits');
  }
  await expect(takeBack(page)).toBeFocused();
  await second.close();
  line.cut();
  await page.reload();
  await expect(connection(page)).toContainText('1 action waits', byItself);
  await expect(takeBack(page)).toBeVisible();
  line.restore();
  await expect(connection(page)).toContainText(/(?<!of )1 sent/, byItself);
  await expect(takeBack(page)).toHaveCount(0);
  await expect(thread(page).getByText(reply)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  expect(await repliesIn(shop)).toBe(1);
  expect(new Set(replyKeys(line)).size).toBe(1);
  await expect.poll(() => keptIn(page, 'waiting')).toEqual([]);
});

test('ORD-22 GEN-19 a reply that waits is taken back into the field, and outlasts a reload there', async ({
  page,
  line,
}) => {
  const shop = await makeShop();
  await openKeptInbox(page, shop, line);
  await page.context().setOffline(true);
  await field(page).fill(reply);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(row(page, question)).toContainText('Reply waits');
  await takeBack(page).press('Enter');
  await expect(field(page)).toHaveValue(reply);
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Draft kept on this device')).toBeVisible(byItself);
  line.cut();
  await page.context().setOffline(false);
  await page.reload();
  await expect(field(page)).toHaveValue(reply, byItself);
  line.restore();
  await expect.poll(() => keptIn(page, 'waiting'), byItself).toEqual([]);
  await page.reload();
  await expect(field(page)).toHaveValue(reply);
  expect(await repliesIn(shop)).toBe(0);
});

test('ORD-22 GEN-19 a reply whose conversation went on meanwhile comes back into the field, with what to read first', async ({
  page,
  line,
}) => {
  const shop = await makeShop();
  await openKeptInbox(page, shop, line);
  await page.context().setOffline(true);
  await field(page).fill(reply);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(takeBack(page)).toBeFocused();
  await row(page, 'in the evening').click();
  await expect(thread(page)).toContainText('in the evening');
  await write(shop, 0, 'I have found it, thank you.');
  await page.context().setOffline(false);
  await expect(connection(page)).toContainText('1 to settle', byItself);
  await expect(connection(page)).toContainText(reply);
  await page.getByRole('link', { name: 'Open conversation' }).click();
  await expect(thread(page)).toContainText('I have found it, thank you.');
  await expect(field(page)).toHaveValue(reply);
  await expect(page.getByRole('alert')).toContainText('Something new was written');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect.poll(() => keptIn(page, 'waiting')).toEqual([]);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText(/^Reply to .+ sent\./)).toBeVisible();
  expect(await repliesIn(shop)).toBe(1);
});
