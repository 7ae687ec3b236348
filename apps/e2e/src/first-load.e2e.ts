import type { Page, Response } from '@playwright/test';
import { enter, expect, paneOf, salesPath, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const kilobyte = 1000;

/** All that comes from the portal until nothing moves any more: requests of any kind, and the compressed bytes of scripts and style sheets. */
const budgets = {
  login: { requests: 20, bytes: 140 * kilobyte },
  orders: { requests: 25, bytes: 190 * kilobyte },
} as const;

const isCode = (response: Response): boolean => ['script', 'stylesheet'].includes(response.request().resourceType());

interface Load {
  readonly addresses: readonly string[];
  readonly bytes: number;
}

/** Opens a page and gathers what it fetches until the late files, which the document does not name and which come later than they could, are there and the network is quiet. */
async function load(page: Page, address: string, late: readonly string[]): Promise<Load> {
  const asked: string[] = [];
  const code: Response[] = [];
  const { origin } = new URL(address);
  const isOwn = (url: string) => new URL(url).origin === origin;
  page.on('request', (request) => isOwn(request.url()) && asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => isCode(response) && isOwn(response.url()) && code.push(response));
  const document = await page.goto(address);
  const text = (await document?.text()) ?? '';
  const unnamed = () =>
    code
      .map((response) => new URL(response.url()).pathname)
      .filter((file) => !text.includes(`"${file}"`))
      .toSorted();
  const expected: unknown[] = late.map((name) => expect.stringContaining(`/assets/${name}-`));
  await expect.poll(unnamed).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(unnamed()).toEqual(expected);
  const sizes = await Promise.all(
    code.map(async (response) => {
      expect(await response.headerValue('content-encoding'), response.url()).toBe('br');
      return (await response.request().sizes()).responseBodySize;
    }),
  );
  return { addresses: asked, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function expectWithin({ addresses, bytes }: Load, budget: (typeof budgets)[keyof typeof budgets]): void {
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(budget.requests);
  expect(bytes, addresses.join('\n')).toBeLessThanOrEqual(budget.bytes);
}

test.describe('GEN-09 a first load fetches few files, and the document names them', () => {
  test('sign-in, with the consent that opens by itself', async ({ page }) => {
    const shop = await openShop();
    const loaded = await load(page, shop.at('/login'), ['consent-dialog', 'consent-dialog', 'en_GB-consent']);
    await expect(page.getByRole('dialog')).toBeVisible();
    expectWithin(loaded, budgets.login);
  });

  test('orders, with the first one open', async ({ page }) => {
    const shop = await openShop({ orders: Array.from({ length: 20 }, () => ({})) });
    await enter(page.context(), shop);
    // The chat may come last of all.
    const loaded = await load(page, shop.at(salesPath), ['load-script', 'support-chat']);
    await expect(paneOf(page).getByRole('button', { name: 'Reject…' })).toBeVisible();
    expectWithin(loaded, budgets.orders);
  });

  test('the document itself has a frame, which goes when the real one is drawn', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await enter(page.context(), shop);
    const document = await page.goto(shop.at(salesPath));
    expect(await document?.text()).toContain('<div class="first-frame"');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('.first-frame')).toHaveCount(0);
  });
});
