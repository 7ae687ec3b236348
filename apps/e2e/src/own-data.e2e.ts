import { readFile } from 'node:fs/promises';
import { findBarriers } from './testing/axe.ts';
import { expect, openOrders, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

test('OPS-04 a seller asks for everything that is kept of it, closes, comes back and saves the archive', async ({
  page,
}) => {
  // The archive waits its turn among the jobs of all other journeys.
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  const dialog = page.getByRole('dialog', { name: 'Your data' });
  const open = async () => {
    await page.getByRole('button', { name: /^Ada Berg/ }).click();
    await page.getByRole('menuitem', { name: 'Download your data' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
  // The button says so before the request has arrived; a reload would take that back.
  const asked = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/exports'),
  );
  await dialog.getByRole('button', { name: 'Create archive' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating the file…' })).toBeVisible();
  expect((await asked).ok()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await open();
  await expect(dialog.getByText('The archive is ready.')).toBeVisible({ timeout: 45_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^all-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const archive = (await readFile(await file.path())).toString('latin1');
  for (const name of ['shop-and-users.jsonl', 'orders.jsonl', 'offers.jsonl']) expect(archive).toContain(name);
});
