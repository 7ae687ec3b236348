import { expect, cardOf, test } from './testing/journey.ts';
import { openLine } from './testing/line.ts';
import { connection, keptIn, killableBrowser, openKept, through, timesDone } from './testing/offline.ts';
import { openShop } from './testing/shop.ts';

const cuts = [
  ['before the portal hears of it', 'cutCallsOf'],
  ['after the portal did it, before its answer', 'loseAnswersOf'],
] as const;

for (const [when, cut] of cuts)
  test(`GEN-19 a browser that is killed with a confirmation cut ${when} sends it once who made it signs in again`, async () => {
    const shop = await openShop({ orders: [{}] });
    const line = await openLine();
    const browser = killableBrowser();
    try {
      const first = await (await browser.start()).newPage();
      await first.setViewportSize({ width: 1440, height: 900 });
      await openKept(first, shop, { line, orders: 1 });
      line[cut](/\/confirm$/);
      await first.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(cardOf(first, shop)).toContainText('Confirmation waits');
      await browser.kill();
      line.restore();
      const page = await (await browser.start()).newPage();
      await page.goto(through(line, shop));
      // The session was for this browser's lifetime.
      await page.getByLabel('Username or email').fill(shop.username);
      await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(connection(page)).toContainText(/(?<!of )1 sent/);
      expect(await timesDone(shop, 'confirmed')).toBe(1);
      expect(await keptIn(page, 'waiting')).toEqual([]);
    } finally {
      await browser.remove();
      await line.close();
    }
  });
