import type { Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { expect, test } from './testing/journey.ts';
import { openOfferShop, openProducts, type RequestedOffer } from './testing/offers.ts';

const offers: readonly RequestedOffer[] = [
  { name: 'Aquanelle Nasal Spray', price: 329, stock: 64 },
  { name: 'Arnivera Sport Gel', price: 895, stock: 18, others: [849, 990] },
  { name: 'Biomirella Flora', price: 2795, stock: 18, product: { recommendedPrice: 2800 }, others: [2390, 2640] },
  { name: 'Tussalora Thyme Syrup', price: 795, stock: 3, others: [749] },
];
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const cell = (page: Page, field: 'Price' | 'Stock', name: string) =>
  page.getByRole('button', { name: `${field} of ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected offers' });
const sent = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/offers/changes'));

test('OFF-07 several prices by a percentage: chosen by keyboard, previewed, taken back, sent as one', async ({
  page,
}) => {
  await page.clock.install();
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await box(page, 'Aquanelle Nasal Spray').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Arnivera Sport Gel')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('3 offers selected');
  await bar(page).getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('textbox', { name: 'Change by (%)' }).fill('+10');
  await expect(dialog.getByRole('row', { name: /Arnivera/ })).toContainText('9.85');
  await expect(dialog.getByRole('row', { name: /Biomirella/ })).toContainText('at most 28.00');
  await expect(dialog.getByText('2 prices change, 1 is not allowed')).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(cell(page, 'Price', 'Arnivera Sport Gel')).toHaveText('9.85');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Price', 'Arnivera Sport Gel')).toHaveText('8.95');
  await bar(page).getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByRole('radio', { name: 'To rank 1' }).check();
  await expect(dialog.getByRole('row', { name: /Aquanelle/ })).toContainText('no price to compare');
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  const reply = sent(page);
  await page.clock.fastForward(11_000);
  expect((await (await reply).json()).items.map((item: { outcome: string }) => item.outcome)).toEqual([
    'changed',
    'changed',
  ]);
  await expect(page.getByRole('row', { name: /Biomirella/ })).toContainText('Rank 1 of 3');
});

test('OFF-06 OFF-07 stock and sale of several; a range by Shift and the mouse, all of them, none', async ({ page }) => {
  await page.clock.install();
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await box(page, 'Arnivera Sport Gel').click();
  await box(page, 'Tussalora Thyme Syrup').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 offers selected');
  await bar(page).getByRole('button', { name: 'Set stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set stock' });
  await dialog.getByRole('button', { name: 'Set stock' }).click();
  await expect(dialog.getByText('A whole number')).toBeVisible();
  await dialog.getByRole('textbox').fill('25');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Stock', 'Tussalora Thyme Syrup')).toHaveText('25');
  await expect(cell(page, 'Stock', 'Aquanelle Nasal Spray')).toHaveText('64');
  const stock = sent(page);
  await page.clock.fastForward(11_000);
  expect((await stock).status()).toBe(200);
  await page.getByRole('checkbox', { name: 'Select all loaded offers' }).check();
  await expect(bar(page)).toContainText('4 offers selected');
  await bar(page).getByRole('button', { name: 'Deactivate' }).click();
  const off = sent(page);
  await page.clock.fastForward(11_000);
  expect((await off).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Inactive 4' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select all loaded offers' })).toBeFocused();
});

test('OFF-03 a view is saved under a name, offered after a reload, renamed and deleted', async ({ page }) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('link', { name: /^Not the best price/ }).click();
  await page.getByRole('link', { name: 'Price, €', exact: true }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  const save = page.getByRole('dialog', { name: 'Save this view' });
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByText('Enter a name')).toBeVisible();
  await save.getByRole('textbox', { name: 'Name' }).fill('Too dear');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Too dear' })).toBeVisible();
  await page.getByRole('link', { name: /^Not the best price/ }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Views/ }).click();
  expect(await findBarriers(page, 'body')).toEqual([]);
  await page.getByRole('menuitem', { name: 'Too dear' }).click();
  await expect(page).toHaveURL(/price=not_best/);
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('button', { name: 'Too dear' }).click();
  await page.getByRole('menuitem', { name: 'Manage views' }).click();
  const manage = page.getByRole('dialog', { name: 'Manage views' });
  await manage.getByRole('textbox', { name: 'Name of Too dear' }).fill('Cheaper elsewhere');
  await page.keyboard.press('Enter');
  await expect(manage.getByRole('button', { name: 'Delete Cheaper elsewhere' })).toBeVisible();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await manage.getByRole('button', { name: 'Delete Cheaper elsewhere' }).click();
  await expect(manage.getByText('No saved views.')).toBeVisible();
  await manage.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Save this view' })).toBeVisible();
});
