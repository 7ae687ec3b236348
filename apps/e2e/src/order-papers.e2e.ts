import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { findBarriers } from './testing/axe.ts';
import { cardOf, enter, expect, openOrders, paneOf, salesPath, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

async function textOf(file: Download) {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: plain(text), totalPages };
}

async function saved(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

const line = (productId: string, quantity: number, stockOrigin: 'own' | 'wholesaler') => ({
  productId,
  quantity,
  unitPrice: 479,
  stockOrigin,
});

test('ORD-13 the packing slip of the open order is printed from its head', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}] });
  await openOrders(page, shop);
  await cardOf(page, shop).click();
  const print = paneOf(page).first().getByRole('button', { name: 'Print' });
  await print.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Packing slip, A4' }).focus();
  const file = await saved(page, () => page.keyboard.press('Enter'));
  expect(file.suggestedFilename()).toContain(shop.numbers[0]);
  const { text, totalPages } = await textOf(file);
  expect(totalPages).toBe(1);
  expect(text).toContain(plain(shop.shown(0)));
  expect(text).not.toContain(plain(shop.shown(1)));
  await print.click();
  await page.getByRole('menuitem', { name: 'Label and packing slip' }).click();
});

test('MKT-01 the label that the courier gives opens from the head and from the packing desk; who gives none is asked for none', async ({
  page,
}) => {
  const labelUrl = 'https://labels.example/4711.pdf';
  const own = { lines: [line('P-1', 1, 'own')] };
  const shop = await openShop({ host: 'de.localhost', orders: [{ ...own, labelUrl }, own] });
  await page.context().route('https://labels.example/**', (route) => route.fulfill({ body: 'a label' }));
  await openOrders(page, shop);
  const open = async (act: () => Promise<void>) => {
    const [label] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await label.waitForURL(labelUrl);
    expect(await label.evaluate('window.opener')).toBeNull();
    await label.close();
  };
  const print = paneOf(page).first().getByRole('button', { name: 'Print' });
  await print.click();
  await open(() => page.getByRole('menuitem', { name: 'Shipping label (new tab)' }).click());
  await page.goto(shop.at('/seller/marketplace/sales?tab=to-manage&pack=true'));
  const desk = page.getByRole('dialog', { name: 'Packing' });
  await desk.getByRole('button', { name: /by hand$/ }).click();
  await expect(desk.getByRole('link', { name: 'Open the label' })).toBeVisible();
  await open(() => page.keyboard.press('e'));
  await page.goto(shop.at(salesPath));
  await cardOf(page, shop, 1).click();
  await expect(paneOf(page)).toContainText(shop.shown(1));
  await print.click();
  await expect(page.getByRole('menuitem', { name: 'Packing slip, A4' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Shipping label (new tab)' })).toHaveCount(0);
});

test('ORD-19 what the wholesaler has not got is cancelled order by order', async ({ page }) => {
  const shop = await openShop({
    orders: [
      { lines: [line('P-1', 2, 'wholesaler'), line('P-2', 1, 'own')] },
      { lines: [line('P-1', 3, 'wholesaler'), line('P-2', 1, 'wholesaler')] },
      { lines: [line('P-1', 1, 'own')] },
    ],
  });
  await openOrders(page, shop);
  await page.getByRole('link', { name: 'Wholesaler list' }).click();
  await expect(page).toHaveURL(/wholesaler=true/);
  const list = page.getByRole('dialog', { name: 'Wholesaler list' });
  await expect(list.getByRole('row')).toHaveCount(3);
  await expect(list.getByRole('row', { name: /Ibulenta/ })).toContainText('5');
  await expect(list).toContainText('2 products, 6 items');
  expect(await findBarriers(page, 'html')).toEqual([]);
  const file = await saved(page, () => list.getByRole('button', { name: 'Print' }).click());
  expect((await textOf(file)).text).toContain('2 products, 6 items');
  const sheet = await saved(page, () => list.getByRole('button', { name: 'As Excel' }).click());
  expect(sheet.suggestedFilename()).toMatch(/^wholesaler-list-.*\.xlsx$/);
  await list.getByRole('button', { name: 'Not available: Ibulenta' }).click();
  for (const [at, count] of [2, 3].entries()) {
    const reject = page.getByRole('dialog', { name: shop.shown(at) });
    await expect(reject.getByRole('checkbox', { name: /Ibulenta/ })).toBeChecked();
    await expect(reject.getByRole('checkbox', { name: /Hamalind/ })).not.toBeChecked();
    await reject.getByRole('button', { name: `Reject ${count} items` }).click();
    await expect(reject).toBeHidden();
  }
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list).toContainText('1 product, 1 item');
  await page.reload();
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/wholesaler/);
  await expect(list).toBeHidden();
});

test('ORD-19 who may only read sees the list and cancels nothing; without need it says so', async ({ page }) => {
  const shop = await openShop({ role: 'reader', orders: [{ lines: [line('P-1', 2, 'own')] }] });
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/sales?wholesaler=true'));
  await expect(page.getByText('Nothing is needed from the wholesaler')).toBeVisible();
  await expect(page.getByRole('button', { name: 'As Excel' })).toHaveCount(0);
});
