import { cardOf, enter, expect, paneOf } from './testing/journey.ts';
import type { Line } from './testing/line.ts';
import { test } from './testing/line-journey.ts';
import { cancelOrder } from './testing/marketplace.ts';
import { connection, keptIn, loseRow, openKept, through, timesDone, whenKept } from './testing/offline.ts';
import { openShop } from './testing/shop.ts';

test.use({ serviceWorkers: 'allow' });

test('GEN-19 without a connection the desk opens again with its orders, each of them in full', async ({
  page,
  line,
}) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openKept(page, shop, { line, orders: 3 });
  line.cut();
  await page.reload();
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(page.getByText('No connection')).toBeVisible();
  await cardOf(page, shop, 2).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(2));
  await expect(connection(page)).toContainText('List from');
  line.restore();
  await page.reload();
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await expect(page.getByText('No connection')).toHaveCount(0);
});

test('GEN-19 what another build of the portal kept is read again: it may lack fields', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openKept(page, shop, { line, orders: 2 });
  await loseRow(page, 'build');
  await loseRow(page, 'reads');
  await page.reload();
  await expect.poll(() => keptIn(page, 'kept')).toEqual(expect.arrayContaining(['build', 'reads']));
  await whenKept(page, 2);
  line.cut();
  await page.reload();
  await cardOf(page, shop, 1).click();
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(1));
});

/** The page looks for the portal again every few seconds. */
const byItself = { timeout: 40_000 };

const cuts = [
  ['before the portal hears of it', (line: Line) => line.cutCallsOf(/\/confirm$/)],
  ['after the portal did it, before its answer', (line: Line) => line.loseAnswersOf(/\/confirm$/)],
] as const;

for (const [when, cut] of cuts)
  test(`GEN-19 a confirmation that is cut ${when} waits over a reload and is done once`, async ({ page, line }) => {
    const shop = await openShop({ orders: [{}, {}] });
    await openKept(page, shop, { line, orders: 2 });
    cut(line);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(cardOf(page, shop)).toContainText('Confirmation waits');
    line.cut();
    await page.reload();
    await expect(connection(page)).toContainText('1 action waits');
    await expect(cardOf(page, shop)).toContainText('Confirmation waits');
    line.restore();
    await expect(connection(page)).toContainText(/(?<!of )1 sent/, byItself);
    await expect(cardOf(page, shop)).toContainText('In progress');
    expect(await timesDone(shop, 'confirmed')).toBe(1);
    const keys = line.writes.filter(({ path }) => path.endsWith('/confirm')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(await keptIn(page, 'waiting')).toEqual([]);
  });

test('GEN-19 what was answered is not sent again after a reload', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}] });
  await openKept(page, shop, { line, orders: 1 });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Order .+ confirmed$/)).toBeVisible();
  expect(await keptIn(page, 'waiting')).toEqual([]);
  await page.reload();
  await whenKept(page, 1);
  expect(line.writes.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
});

test('GEN-19 actions without a connection are listed, can be taken back, and what the customer cancelled is to be settled', async ({
  page,
  line,
}) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openKept(page, shop, { line, orders: 3 });
  await page.context().setOffline(true);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  for (const index of [0, 1, 2]) {
    await cardOf(page, shop, index).click();
    await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(index));
    await confirm.click();
    await expect(cardOf(page, shop, index)).toContainText('Confirmation waits');
  }
  await expect(connection(page)).toContainText('3 actions wait');
  await page.getByRole('button', { name: `Take back: ${shop.shown(2)}` }).click();
  await expect(cardOf(page, shop, 2)).not.toContainText('Confirmation waits');
  await cancelOrder(shop.brand, shop.numbers[1] ?? '');
  await page.context().setOffline(false);
  await expect(connection(page)).toContainText('1 sent, 1 to settle');
  await expect(connection(page)).toContainText(`${shop.shown(1)} not confirmed`);
  await expect(connection(page)).toContainText('Don’t pack it, put 2 units back');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(connection(page)).toContainText(/(?<!of )1 sent/);
  expect(await timesDone(shop, 'confirmed')).toBe(1);
  expect(await keptIn(page, 'waiting')).toEqual([]);
});

test('GEN-19 signing out leaves nothing of anybody in the browser', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}] });
  await openKept(page, shop, { line, orders: 1 });
  await page.getByRole('button', { name: /Ada Berg/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  for (const table of ['kept', 'keys', 'waiting'] as const) await expect.poll(() => keptIn(page, table)).toEqual([]);
  expect(await page.evaluate('document.cookie')).not.toContain('offizin_offline');
  const cached = await page.evaluate<string>(`(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request)).text());
    }
    return texts.join('\\n');
  })()`);
  expect(cached).toContain('/offline-page');
  for (const personal of [shop.externalId, 'Ada Berg', shop.numbers[0] ?? '']) expect(cached).not.toContain(personal);
});

test('GEN-19 signing out while the browser has just begun to keep leaves nothing either', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}] });
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/offline-keys', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  await enter(page.context(), shop);
  await page.goto(through(line, shop));
  await asked.promise;
  await page.getByRole('button', { name: /Ada Berg/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const late = page.waitForResponse('**/api/offline-keys');
  released.resolve();
  await late;
  for (const table of ['kept', 'keys', 'waiting'] as const) await expect.poll(() => keptIn(page, table)).toEqual([]);
  await expect.poll(() => page.evaluate('document.cookie')).not.toContain('offizin_offline');
});

/** Nothing of an update is under way any more: the newest worker is the one that answers. */
const isTakenOver = `navigator.serviceWorker.getRegistration().then(({ installing, waiting, active }) =>
  installing === null && waiting === null && active?.state === 'activated')`;

test('GEN-19 an update of the portal takes over with what waits', async ({ page, line }) => {
  const shop = await openShop({ orders: [{}] });
  await openKept(page, shop, { line, orders: 1 });
  line.cutCallsOf(/\/confirm$/);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(cardOf(page, shop)).toContainText('Confirmation waits');
  const caches = () => page.evaluate<string[]>('caches.keys()');
  const [former = ''] = await caches();
  line.rewrite('/service-worker.js', (script) =>
    script.replaceAll('assets/base-', 'assets/next-base-').replaceAll('/assets/next-base-', '/assets/base-'),
  );
  await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
  await expect.poll(async () => (await caches()).length).toBe(2);
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
  // The page of the former build is open: its files stay.
  expect(await caches()).toContain(former);
  await expect(cardOf(page, shop)).toContainText('Confirmation waits');
  line.cut();
  await page.reload();
  await expect(connection(page)).toContainText('1 action waits');
  line.restore();
  await expect(connection(page)).toContainText(/(?<!of )1 sent/, byItself);
  expect(await timesDone(shop, 'confirmed')).toBe(1);
});
