import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { hubAddress, putList } from './testing/feed-hub.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/my-account/own-systems';

async function openSystems(page: Page): Promise<Shop> {
  const shop = await openShop();
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Own systems' })).toBeVisible();
  return shop;
}

/** Runs a call as somebody would who pastes it into a terminal, and adds its status. */
async function paste(call: string): Promise<{ body: unknown; status: string }> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `${call} -s -w '\n%{http_code}'`]);
  const [body = '', status = ''] = stdout.split(/\n(?=\d{3}$)/);
  return { body: JSON.parse(body), status };
}

test('MKT-03 a token by keyboard: shown once, its example works when pasted, revoked it does not', async ({ page }) => {
  await openSystems(page);
  await page.getByRole('button', { name: 'New token' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Packing station');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Token for “Packing station” created' });
  await expect(panel).toBeFocused();
  const token = await panel.getByRole('textbox').inputValue();
  expect(token).toMatch(/^ofz_es_[0-9A-Za-z]{43}$/);
  await panel.getByText('Try it in a terminal').click();
  const call = (await panel.locator('code').textContent()) ?? '';
  const first = await paste(call);
  expect(first.status).toBe('200');
  expect(first.body).toMatchObject({ items: expect.any(Array) });
  expect(await findBarriers(page, 'main')).toEqual([]);
  await panel.getByRole('button', { name: 'I’ve stored it' }).click();
  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  const row = page.getByRole('row', { name: /Packing station/ });
  await expect(row).toContainText('Orders read');
  await expect(row).not.toContainText('Never used');
  await row.getByRole('button', { name: 'Actions for Packing station' }).click();
  await page.getByRole('menuitem', { name: 'Revoke token' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke “Packing station”?' });
  await expect(question).toContainText('Orders (read)');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect((await paste(call)).status).toBe('401');
  await page.getByRole('button', { name: '1 revoked' }).click();
  await expect(page.getByRole('dialog', { name: 'Revoked tokens' })).toContainText('Packing station');
});

test('MKT-03 an endpoint: refused, added, tested, sent again, its secret changed, paused and removed', async ({
  page,
}) => {
  const { username } = await openSystems(page);
  const address = hubAddress(`hook-${username}`);
  await page.getByRole('button', { name: 'Endpoint', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hooks');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('region', { name: /^Signing secret for/ });
  await expect(secret.getByRole('textbox')).toHaveValue(/^whsec_/);
  await secret.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  const row = page.getByRole('row', { name: /webhook\.test/ });
  await expect(row).toContainText('404');
  await expect(row).toContainText('1 of 8');
  await expect(page.getByText(/Failing since/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Attempts of the next delivery' }).locator('[aria-current]')).toHaveText(
    '2',
  );
  await putList(`hook-${username}`, []);
  await row.getByRole('button', { name: 'Send now' }).click();
  await expect(row).toContainText('200');
  await expect(page.getByText(/Last answer 200/)).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new secret' }).click();
  await expect(page.getByText(/Old, signs until/)).toBeVisible();
  await page.getByRole('button', { name: 'End the old secret now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End old secret' }).click();
  await expect(page.getByText(/Old, signs until/)).toBeHidden();
  const menu = page.getByRole('button', { name: `Actions for ${address}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove endpoint' }).click();
  await expect(page.getByText('No endpoints yet')).toBeVisible();
});
