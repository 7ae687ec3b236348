import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { hubAddress, putList } from './testing/feed-hub.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop, type Shop } from './testing/shop.ts';

const systems = '/seller/my-account/own-systems';
const reference = `${systems}/reference`;

async function open(page: Page, path: string): Promise<Shop> {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  return shop;
}

/** Makes a token on the screen and returns it. */
async function makeToken(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: `Token for “${name}” created` });
  const token = await panel.getByRole('textbox').inputValue();
  await panel.getByRole('button', { name: 'I’ve stored it' }).click();
  return token;
}

test('MKT-04 an operation is found by keyboard, and its request works when it is run as it stands', async ({
  page,
}) => {
  await open(page, systems);
  const token = await makeToken(page, 'Packing station');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Authentication' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('orders:read list');
  await expect(page.getByText('No operation matches “orders:read list”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('One page of the orders of a tab');
  const list = page.getByRole('navigation', { name: 'Operations' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/own-systems\/reference\/orders\.list/);
  await expect(page.getByRole('heading', { level: 2, name: /One page of the orders/ })).toBeVisible();
  await expect(page.getByLabel('Token the examples are for')).toHaveValue(/.+/);
  const code = page.getByRole('region', { name: 'Request', exact: true }).locator('pre');
  const run = promisify(execFile);
  const env = { ...process.env, PACKING_STATION: token, FORCE_COLOR: '0' };
  const curl = await run('sh', ['-c', `${await code.textContent()} -s -w '\n%{http_code}'`], { env });
  expect(curl.stdout).toMatch(/"items":\[[^]*\n200$/);
  await page.getByRole('button', { name: 'Node', exact: true }).click();
  const node = await run(process.execPath, ['--input-type=module', '-e', (await code.textContent()) ?? ''], { env });
  expect(node.stdout).toMatch(/^200 \{"items":/);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Node', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Authentication' })).toBeVisible();
});

test('MKT-04 what a token may not do says what it lacks; the document is a file', async ({ page }) => {
  await open(page, systems);
  await makeToken(page, 'Reader');
  await page.getByRole('link', { name: 'API reference' }).click();
  await page
    .getByRole('navigation', { name: 'Operations' })
    .getByRole('link', { name: 'POST Process', exact: true })
    .click();
  await expect(page.getByText('Needs orders:process; “Reader” has orders:read')).toBeVisible();
  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await answer.getByRole('button', { name: '409' }).click();
  await expect(answer.getByText('order.version_conflict').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'OpenAPI document' }).click();
  expect((await download).suggestedFilename()).toBe('openapi.json');
});

test('MKT-04 deliveries below the reference: body, headers and answer, sent again one by one and all at once', async ({
  page,
}) => {
  const { username, at } = await open(page, reference);
  await expect(page.getByRole('region', { name: 'Webhook deliveries' })).toContainText('No endpoints yet');
  await page.goto(at(systems));
  await page.getByRole('button', { name: 'Endpoint', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('Address').fill(hubAddress(`hook-${username}`));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'I’ve stored it' }).click();
  const send = page.getByRole('button', { name: 'Send a test' });
  await send.click();
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toHaveCount(1);
  await send.click();
  const rows = page.getByRole('row', { name: /webhook\.test/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '1 of 8' })).toHaveCount(2);
  await rows.first().getByRole('link', { name: 'webhook.test' }).click();
  const dock = page.getByRole('region', { name: 'Webhook deliveries' });
  await expect(dock.getByRole('region', { name: 'Body' })).toContainText('"type": "webhook.test"');
  await dock.getByRole('button', { name: 'Headers' }).click();
  await expect(dock.getByRole('region', { name: 'Headers' })).toContainText(/webhook-signature: v1,\S{40}/);
  await dock.getByRole('button', { name: 'Your answer, 404' }).click();
  await expect(dock.getByRole('region', { name: 'Your answer, 404' })).not.toBeEmpty();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await dock.getByRole('link', { name: /^Waiting/ }).click();
  await expect(page).toHaveURL(/state=waiting/);
  await putList(`hook-${username}`, []);
  await dock.getByRole('button', { name: 'Send all 2' }).click();
  await expect(page.getByText('We’re sending 2 now.')).toBeVisible();
  await expect(dock.getByText('No matching deliveries')).toBeVisible();
  await dock.getByRole('link', { name: /^All/ }).click();
  await dock.getByRole('list', { name: 'Deliveries' }).getByRole('link').last().click();
  await expect(dock.getByRole('list', { name: 'Retries' }).locator('[data-tried]')).toHaveCount(2);
  await dock.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We’re sending it now.')).toBeVisible();
  await dock.getByRole('button', { name: 'Close deliveries' }).click();
  await page.goto(at(reference));
  await expect(dock.getByRole('button', { name: 'Open deliveries' })).toBeVisible();
});

test('MKT-04 without a connection the reference stays, and what cannot be sent says why', async ({ page, context }) => {
  const { username, at } = await open(page, systems);
  await page.getByRole('button', { name: 'Endpoint', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('Address').fill(hubAddress(`hook-${username}`));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'I’ve stored it' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('1 of 8');
  await page.goto(at(`${reference}/orders.process`));
  const dock = page.getByRole('region', { name: 'Webhook deliveries' });
  await expect(dock.getByRole('button', { name: 'Send now' })).toBeVisible();
  await context.setOffline(true);
  await expect(dock.getByRole('button', { name: 'Send now' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dock.getByRole('button', { name: 'Send all 1' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'GET Detail' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /^One order with its lines/ })).toBeVisible();
});
