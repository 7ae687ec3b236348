import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { storageKeys } from '@offizin/domain/identity/storage-keys';
import { tourNames } from '@offizin/domain/tours/tours';
import { send } from './requests.ts';
import type { Shop } from './shop.ts';

const cookiesOf = (header: readonly string[] | undefined): Map<string, string> =>
  new Map(
    (header ?? []).map((line): [string, string] => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/** Lets the browser know every tour already, so that none begins in the middle of a journey about something else. */
export async function knowTours(context: BrowserContext): Promise<void> {
  const viewed = JSON.stringify(tourNames.map((name) => ({ name, expirationDate: null })));
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [storageKeys.viewedTours, viewed] as const,
  );
}

/** One of many, so that no journey uses up the sign-ins of another's. */
const anyAddress = (): string => `198.51.100.${randomInt(1, 255)}`;

/** Signs the shop's user in without the form; the form has journeys of its own. */
export async function enter(context: BrowserContext, shop: Shop): Promise<void> {
  const { host, username, password } = shop;
  const visit = await send({ method: 'GET', path: '/api/auth/csrf-token', host });
  const { csrfToken }: { csrfToken: string } = JSON.parse(visit.text);
  const cookie = [...cookiesOf(visit.headers['set-cookie'])].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = { user: { username, password }, hasRememberMe: false };
  const headers = { cookie, 'x-csrf-token': csrfToken, 'x-forwarded-for': anyAddress() };
  const reply = await send({ method: 'POST', path: '/api/signin', host, headers, body });
  if (reply.status !== 200) throw new Error(`sign-in refused: ${reply.text}`);
  const cookies = [...cookiesOf(reply.headers['set-cookie'])].filter(([, value]) => value !== '');
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.at('/') })));
}

/** Drops the session. The page leaves the app first: one that hears of the lost session goes to the sign-in by itself, and would cut off the next address. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto(new URL('/health/ready', page.url()).href);
  await page.context().clearCookies();
}

/** What the browser complained about: policy violations and errors that nobody caught. */
function watchForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Minified React error/.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** In milliseconds: more often than this a screen is looked at for what its tour points at. */
export const longerThanALook = 2000;

/** A journey fails when its page breaks the content security policy or leaves an error uncaught. */
export const test = base.extend<{ problems: string[]; knownTours: boolean }>({
  /** False in journeys about tours. */
  knownTours: [true, { option: true }],
  context: async ({ context, knownTours }, give) => {
    if (knownTours) await knowTours(context);
    await give(context);
  },
  problems: [
    async ({ page }, use) => {
      const problems = watchForProblems(page);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The card of an order in the list. */
export function cardOf(page: Page, shop: Shop, index = 0): Locator {
  return page.locator('[data-order]').filter({ hasText: shop.shown(index) });
}

/** The order that is open beside the list. */
export function paneOf(page: Page): Locator {
  return page.getByRole('article');
}

/** Has the page believe that it is one of production: the journeys' portal is not. */
export async function asInProduction(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"production":false', '"production":true');
    return route.fulfill({ response, body });
  });
}

/** Keeps live updates from the page, as if what happens elsewhere had happened just now. */
export async function hearNothing(page: Page): Promise<void> {
  await page.route('**/api/live*', () => {});
}

/**
 * The first sign that somebody uses the page, with which it fetches what only they can open. The page is drawn first:
 * one that is still loading does not hear it, and a mouse that rests gives no second one.
 */
export async function showUse(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(10, 10);
}

export const salesPath = '/seller/marketplace/sales?tab=to-manage';

/** Where a sign-in ends; on a wide screen the first order, if there is one, opens by itself a moment later. */
export const landing = /\/seller\/marketplace\/sales\?tab=to-manage(&order=[0-9a-f-]+)?$/;

/** Signs in and opens the order list. */
export async function openOrders(page: Page, shop: Shop, path = salesPath): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
}
