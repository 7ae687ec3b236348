import type { Page } from '@playwright/test';
import { readDatabase } from './testing/ask-database.ts';
import { cardOf, expect } from './testing/journey.ts';
import { test } from './testing/line-journey.ts';
import { type OfferShop, openOfferShop, productsPath } from './testing/offers.ts';
import { connection, openKept, through } from './testing/offline.ts';

test.use({ serviceWorkers: 'allow' });

const allSent = /(?<!of )1 sent/;
const byItself = { timeout: 40_000 };

async function typePrice(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Price of Aquanelle Nasal Spray' }).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
}

async function priceOf({ productIds }: OfferShop): Promise<unknown> {
  const [row] = await readDatabase(
    'select price from offer where product_no = (select no from product where product_id = $1)',
    [productIds[0]],
  );
  return row;
}

const openShop = () => openOfferShop([{ name: 'Aquanelle Nasal Spray', price: 329 }], { orders: [{}] });

test('GEN-19 a price typed without a connection is listed on every screen, over a reload, and is sent from there', async ({
  page,
  line,
}) => {
  const shop = await openShop();
  await openKept(page, shop, { line, orders: 1 });
  await page.goto(through(line, shop, productsPath));
  await expect(page.getByRole('button', { name: 'Price of Aquanelle Nasal Spray' })).toBeVisible();
  await expect(connection(page)).toHaveCount(1);
  line.cut();
  await typePrice(page, '3.45');
  await expect(connection(page)).toContainText('Change Aquanelle Nasal Spray', byItself);
  await expect(connection(page)).toContainText('price €3.45, at');
  // The list of the orders was read by an earlier page.
  await page.goto(through(line, shop));
  await expect(cardOf(page, shop)).toBeVisible();
  await expect(connection(page)).toContainText('1 action waits');
  await page.reload();
  await expect(connection(page)).toContainText('Change Aquanelle Nasal Spray');
  line.restore();
  await expect(connection(page)).toContainText(allSent, byItself);
  await expect(connection(page)).toContainText(/Aquanelle Nasal Spray .+ changed/);
  expect(await priceOf(shop)).toMatchObject({ price: '345' });
});

test('GEN-19 a price that waits can be taken back on another screen; one that somebody changed meanwhile is to be settled', async ({
  page,
  line,
}) => {
  const shop = await openShop();
  await openKept(page, shop, { line, orders: 1 });
  await page.goto(through(line, shop, productsPath));
  await expect(page.getByRole('button', { name: 'Price of Aquanelle Nasal Spray' })).toBeVisible();
  await expect(connection(page)).toHaveCount(1);
  line.cut();
  await typePrice(page, '3.45');
  await expect(connection(page)).toContainText('price €3.45', byItself);
  await page.goto(through(line, shop));
  await page.getByRole('button', { name: /^Take back: Aquanelle/ }).click();
  await expect(connection(page)).not.toContainText('Aquanelle');
  await page.goto(through(line, shop, productsPath));
  await typePrice(page, '3.55');
  await expect(connection(page)).toContainText('price €3.55', byItself);
  await readDatabase(
    'update offer set price = 400, version = version + 1 where product_no = (select no from product where product_id = $1)',
    [shop.productIds[0]],
  );
  line.restore();
  await expect(connection(page)).toContainText(/Aquanelle Nasal Spray .+ not changed/, byItself);
  await expect(connection(page)).toContainText('The offer has been changed elsewhere since.');
  await page.getByRole('link', { name: 'View product' }).click();
  await expect(page.getByRole('dialog')).toContainText('Aquanelle Nasal Spray');
  expect(await priceOf(shop)).toMatchObject({ price: '400' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(connection(page)).not.toContainText('Aquanelle');
});
