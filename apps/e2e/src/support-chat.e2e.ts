import type { Page } from '@playwright/test';
import { enter, expect, salesPath, test } from './testing/journey.ts';
import { chatAddress } from './testing/feed-hub.ts';
import { runningPortal } from './testing/running-portal.ts';
import { openShop, type Shop } from './testing/shop.ts';

/** Speaks what the portal expects of the provider's script: it keeps a cookie while it may, and records what it receives. */
const standIn = `
  window.told = [];
  window.supportChat = {
    show(options) {
      window.told.push(['show', options]);
      const button = document.createElement('button');
      button.id = 'chat';
      button.textContent = 'Chat with us';
      document.body.append(button);
    },
    hide() { document.getElementById('chat')?.remove(); },
    cookies(allowed) {
      window.told.push(['cookies', allowed]);
      document.cookie = 'chat_visitor=1; path=/; max-age=' + (allowed ? 3600 : 0);
    },
  };
`;

const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Orders' });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Counts how often the provider's script is asked for, and answers with the stand-in. */
async function provide(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(chatAddress(runningPortal().hubPort), (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  return () => asked;
}

async function openDesk(page: Page, host?: string): Promise<Shop> {
  const shop = await openShop(host === undefined ? {} : { host });
  await enter(page.context(), shop);
  await page.goto(shop.at(salesPath));
  await expect(heading(page)).toBeVisible();
  return shop;
}

test('AUT-15 the chat is there while somebody is signed in; its cookies follow the consent, and it hears nothing of the person', async ({
  page,
}) => {
  await provide(page);
  const shop = await openDesk(page);
  await expect(chat(page)).toBeVisible();
  expect(await cookies(page)).not.toContain('chat_visitor');
  const dialog = page.getByRole('dialog', { name: 'Cookies on this portal' });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => cookies(page)).toContain('chat_visitor');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => cookies(page)).not.toContain('chat_visitor');
  const told = await page.evaluate<unknown[]>('window.told');
  expect(told).toContainEqual(['show', { language: 'en-GB' }]);
  for (const personal of [shop.username, shop.externalId, 'Ada Berg'])
    expect(JSON.stringify(told)).not.toContain(personal);
});

test('AUT-15 before sign-in, and on other brands, nobody asks for it', async ({ page }) => {
  const asked = await provide(page);
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await openDesk(page, 'de.localhost');
  await expect(chat(page)).toHaveCount(0);
  expect(asked()).toBe(0);
});

test('AUT-15 an absent widget is said on the console, and the portal goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(chatAddress(runningPortal().hubPort), (route) => route.abort());
  await openDesk(page);
  await expect.poll(() => errors).toContain('The support chat widget is absent.');
  await expect(heading(page)).toBeVisible();
});
