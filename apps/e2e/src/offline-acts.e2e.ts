import type { Page } from '@playwright/test';
import { readDatabase } from './testing/ask-database.ts';
import { cardOf, expect, paneOf } from './testing/journey.ts';
import { test } from './testing/line-journey.ts';
import { connection, keptIn, openKept, through, timesDone, whenKept } from './testing/offline.ts';
import { scan, trackingNumber } from './testing/scanner.ts';
import { openShop, type Shop } from './testing/shop.ts';

test.use({ serviceWorkers: 'allow' });

const openNumber = (page: Page) => paneOf(page).getByRole('heading', { level: 2 });
const allSent = /(?<!of )\d sent/;

async function confirmOpen(page: Page, shop: Shop): Promise<void> {
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(cardOf(page, shop)).toContainText('Confirmation waits');
}

async function dispatchOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dispatch…' }).click();
  await page.getByPlaceholder('Choose a courier').click();
  await page.getByRole('option', { name: 'DHL', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('123456789012');
  await page.getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function packedUnits(shop: Shop): Promise<number> {
  const rows = await readDatabase(
    'select 1 from packed_unit join seller on seller.id = seller_id where external_id = $1',
    [shop.externalId],
  );
  return rows.length;
}

test('GEN-19 an order is confirmed and sent without a connection: both wait over a reload and are done in their order', async ({
  page,
  line,
}) => {
  const shop = await openShop({ orders: [{}] });
  await openKept(page, shop, { line, orders: 1 });
  line.cut();
  await page.reload();
  await confirmOpen(page, shop);
  await dispatchOpen(page);
  await expect(connection(page)).toContainText('2 actions wait');
  await page.reload();
  await expect(connection(page)).toContainText('2 actions wait');
  line.restore();
  await expect(connection(page)).toContainText(allSent, { timeout: 40_000 });
  await expect(cardOf(page, shop)).toHaveCount(0);
  for (const kind of ['confirmed', 'processed']) await expect.poll(() => timesDone(shop, kind)).toBe(1);
  expect(await keptIn(page, 'waiting')).toEqual([]);
});

test('GEN-19 two tabs show what waits, and send it once', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openKept(page, shop, { line, orders: 2 });
  const second = await page.context().newPage();
  await second.goto(through(line, shop));
  await whenKept(second, 2);
  await page.context().setOffline(true);
  await confirmOpen(page, shop);
  await expect(connection(second)).toContainText('1 action waits');
  await expect(cardOf(second, shop)).toContainText('Confirmation waits');
  await page.context().setOffline(false);
  for (const tab of [page, second]) await expect(cardOf(tab, shop)).toContainText('In progress');
  expect(await timesDone(shop, 'confirmed')).toBe(1);
  const keys = line.writes.filter(({ path }) => path.endsWith('/confirm')).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => keptIn(page, 'waiting')).toEqual([]);
  await expect(cardOf(second, shop)).not.toContainText('Confirmation waits');
  await second.close();
});

test('GEN-19 what waits outlasts a session that ended; another account neither sends nor sees it', async ({
  page,
  line,
}) => {
  const shop = await openShop({ orders: [{}], colleagues: [{ name: 'Ben Cole', role: 'owner' }] });
  await openKept(page, shop, { line, orders: 1 });
  await page.context().setOffline(true);
  await confirmOpen(page, shop);
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  expect(await keptIn(page, 'waiting')).toHaveLength(1);
  await signIn(page, shop.colleagues[0] ?? '', shop.password);
  await expect(page.getByText('1 action that another account left waiting was dropped.')).toBeVisible();
  await expect(cardOf(page, shop)).toContainText('New');
  await expect.poll(() => keptIn(page, 'waiting')).toEqual([]);
  expect(await timesDone(shop, 'confirmed')).toBe(0);
});

test('GEN-19 who signs out while something waits is asked, and can stay', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}] });
  await openKept(page, shop, { line, orders: 1 });
  line.cutCallsOf(/\/confirm$/);
  await confirmOpen(page, shop);
  await page.getByRole('button', { name: /Ada Berg/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(cardOf(page, shop)).toContainText('Confirmation waits');
  line.restore();
  await expect(cardOf(page, shop)).toContainText('In progress', { timeout: 40_000 });
  expect(await timesDone(shop, 'confirmed')).toBe(1);
});

test('GEN-19 ORD-14 the packing desk opens without a connection although it never was; what was packed outlasts a reload, and arrives with what was sent', async ({
  page,
  line,
}) => {
  const order = { lines: [{ productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' as const }] };
  const shop = await openShop({ host: 'de.localhost', orders: [order, order] });
  await openKept(page, shop, { line, orders: 2 });
  line.cut();
  await page.reload();
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.getByRole('link', { name: 'Pack', exact: true }).click();
  const desk = page.getByRole('dialog', { name: 'Packing' });
  const number = desk.getByRole('heading', { level: 2 }).first();
  const units = desk.getByRole('list', { name: 'Items to pack' });
  await expect(number).toHaveText(shop.shown(0));
  for (const packed of ['1 of 3', '2 of 3']) {
    await scan(page, '-03752864');
    await expect(units).toContainText(packed);
  }
  await expect.poll(() => keptIn(page, 'waiting'), { timeout: 60_000 }).toHaveLength(1);
  await expect(desk.getByText('Not saved yet')).toHaveCount(0, { timeout: 60_000 });
  await page.keyboard.press('z');
  await expect(units).toContainText('1 of 3');
  await page.reload();
  await expect(units).toContainText('1 of 3', { timeout: 60_000 });
  for (const packed of ['2 of 3', '3 of 3']) {
    await scan(page, '-03752864');
    await expect(units).toContainText(packed);
  }
  await scan(page, trackingNumber(1));
  await expect(desk.getByRole('group', { name: 'Label' })).toContainText(trackingNumber(1));
  await page.keyboard.press('p');
  await expect(number).toHaveText(shop.shown(1), { timeout: 60_000 });
  line.restore();
  // All of it at once: one that is missing says what became of the others.
  const arrived = async () => ({
    packed: await timesDone(shop, 'packed'),
    processed: await timesDone(shop, 'processed'),
    units: await packedUnits(shop),
    waiting: (await keptIn(page, 'waiting')).length,
    said: (await connection(page).allTextContents()).filter((text) => text.includes('settle')),
  });
  await expect.poll(arrived, { timeout: 60_000 }).toEqual({ packed: 1, processed: 1, units: 3, waiting: 0, said: [] });
});

test('GEN-19 ORD-14 what is packed while an earlier unit is being sent is not taken out by it later', async ({
  page,
  line,
}) => {
  const order = { lines: [{ productId: 'P-1', quantity: 3, unitPrice: 479, stockOrigin: 'own' as const }] };
  const shop = await openShop({ host: 'de.localhost', orders: [order] });
  await openKept(page, shop, { line, orders: 1 });
  line.cut();
  await page.reload();
  await expect(openNumber(page)).toHaveText(shop.shown(0));
  await page.getByRole('link', { name: 'Pack', exact: true }).click();
  const desk = page.getByRole('dialog', { name: 'Packing' });
  const units = desk.getByRole('list', { name: 'Items to pack' });
  await expect(desk.getByRole('heading', { level: 2 }).first()).toHaveText(shop.shown(0));
  for (const packed of ['1 of 3', '2 of 3']) {
    await scan(page, '-03752864');
    await expect(units).toContainText(packed);
  }
  await page.keyboard.press('z');
  await expect(units).toContainText('1 of 3');
  await expect.poll(() => keptIn(page, 'waiting')).toHaveLength(1);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  // The second unit comes back while what takes it out is under way.
  const underWay = line.holdCallOf(/csrf-token|packed-units/);
  await page.reload();
  await underWay;
  await expect(units).toContainText('1 of 3');
  await scan(page, '-03752864');
  await expect(units).toContainText('2 of 3');
  await expect.poll(() => keptIn(page, 'waiting')).toHaveLength(2);
  line.letGo();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await scan(page, '-03752864');
  await expect(units).toContainText('3 of 3');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  line.restore();
  await expect.poll(() => packedUnits(shop)).toBe(3);
  await expect.poll(() => timesDone(shop, 'packed')).toBe(1);
});
