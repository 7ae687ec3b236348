import type { Page } from '@playwright/test';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import { openOfferShop, type OfferShop, type RequestedOffer } from './testing/offers.ts';
import { beginRule, rowOf, rulesPath, switchOnRule } from './testing/price-rules.ts';

/** Two offers that others undercut: a rule lowers them to 9.49 and 19.59. */
const offers: readonly RequestedOffer[] = [
  { name: 'Solvanta Fluid', price: 1000, others: [950, 1100], product: { recommendedPrice: 1500 } },
  { name: 'Capilume Shampoo', price: 2000, others: [1960], product: { recommendedPrice: 2500 } },
];

/** A shop whose only rule has just changed both prices; the list of rules is shown. */
async function openRuled(page: Page): Promise<OfferShop> {
  const shop = await openOfferShop(offers);
  await enter(page.context(), shop);
  await page.goto(shop.at(rulesPath));
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  return shop;
}

const ofSeller = `seller_id = (select id from seller where external_id = $1)`;
const ofProduct = `product_no = (select no from product where product_id = $2)`;

/** What a market does in hours, which a journey cannot wait for: three more answers to cuts of one seller, and then the stop. */
async function wageWar(shop: OfferShop): Promise<void> {
  const values = [shop.externalId, shop.productIds[0]];
  const first = `select * from price_rule_change where ${ofSeller} and ${ofProduct} and kind = 'changed' order by no limit 1`;
  const columns = `seller_id, at, rule_id, product_no, kind, reason, old_price, new_price, place_before, place_after, place_of, best,
    floor, cause_seller_no, day_change, payout_before, payout_after, run_no`;
  const later = (count: number) => `h.at + interval '${count} milliseconds'`;
  for (const [at, price] of [930, 910, 890].entries())
    await askDatabase(
      `insert into price_rule_change (${columns}) select h.seller_id, ${later(at + 1)}, h.rule_id, h.product_no, 'changed', 'market_down',
         $3::bigint + 20, $3, 2, 1, 3, $3::bigint + 1, 500, 7, ${at + 2}, h.payout_before, h.payout_after, h.run_no from (${first}) h`,
      [...values, price],
    );
  await askDatabase(
    `insert into price_rule_change (${columns}) select h.seller_id, ${later(5)}, h.rule_id, h.product_no, 'stopped', 'war', 890, 890,
       1, 2, 3, 880, 500, 7, 4, h.payout_before, h.payout_before, null from (${first}) h`,
    values,
  );
  await askDatabase(`update offer set price = 890 where ${ofSeller} and ${ofProduct}`, values);
  await askDatabase(
    `update price_rule_offer set waits = 'war', waits_until = now() + interval '12 hours', reason = 'war', known_price = 890,
       day_changes = 4, floor = 500 where ${ofSeller} and ${ofProduct}`,
    values,
  );
}

const partOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the history' }).getByRole('link', { name });

test('OFF-11 what a rule changed is listed with its reason, narrowed down, and put back one by one', async ({
  page,
  context,
}) => {
  const shop = await openRuled(page);
  await page.getByRole('link', { name: '2 prices of “Best price” changed today' }).press('Enter');
  await expect(page).toHaveURL(/view=history/);
  await expect(page.getByRole('heading', { level: 1, name: 'Best price' })).toBeVisible();
  const row = rowOf(page, 'Solvanta Fluid');
  await expect(row).toContainText('The best of the others is at 9.50.');
  await expect(row).toContainText('10.00 to 9.49');
  await expect(row).toContainText('rank 2 to 1 of 3');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  await expect(page.getByText('2 changes today, at most 1,000')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('capi');
  await expect(rowOf(page, 'Solvanta Fluid')).toHaveCount(0);
  await expect(rowOf(page, 'Capilume Shampoo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: /^Raised today/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).press('Enter');

  await row.getByRole('button', { name: 'Put back €10.00 for Solvanta Fluid' }).press('Enter');
  await expect(page.getByText('Solvanta Fluid costs €10.00 again. The rule leaves it alone for 24 h.')).toBeVisible();
  await expect(row.first()).toContainText('Put back by Ada Berg.');
  await expect(row.last().getByRole('link')).toBeFocused();
  await expect(row).toHaveCount(2);
  await expect(page.getByRole('button', { name: /for Solvanta Fluid/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Rule settings/ }).press('Enter');
  await expect(page.getByRole('list', { name: 'Who changed what' })).toContainText('Switched on');
  await page.getByRole('link', { name: 'Over time' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Day by day' })).toContainText('of 2');
  expect(await findBarriers(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: /^Changes/ }).press('Enter');
  await expect(rowOf(page, 'Capilume Shampoo')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: /for Capilume Shampoo/ })).toHaveAccessibleDescription(
    'Without a connection you can only look at price rules and pause them.',
  );
  await expect(rowOf(page, 'Capilume Shampoo')).toBeVisible();
  await context.setOffline(false);
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(rowOf(page, 'Solvanta')).toContainText('10.00');
});

test('OFF-10 the prices of today go back together, after it was shown what stays because somebody has changed it', async ({
  page,
}) => {
  const shop = await openRuled(page);
  await askDatabase(`update offer set price = 1900 where ${ofSeller} and ${ofProduct}`, [
    shop.externalId,
    shop.productIds[1],
  ]);
  await page.getByRole('link', { name: 'History' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'History of all rules' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore today…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Restore today’s prices?' });
  await expect(question.getByRole('heading', { name: '1 price goes back' })).toBeVisible();
  await expect(question.getByRole('heading', { name: '1 stays: someone has changed it since' })).toBeVisible();
  await expect(question).toContainText('Capilume Shampoo');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Put back 1 price' }).press('Enter');
  await expect(page.getByText('1 price is back.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore today…' })).toBeFocused();
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(rowOf(page, 'Solvanta')).toContainText('10.00');
  await expect(rowOf(page, 'Capilume')).toContainText('19.00');
});

test('OFF-11 a price war says why it was stopped, with its three ways out; the keyboard goes through the rows', async ({
  page,
}) => {
  const shop = await openRuled(page);
  await wageWar(shop);
  await page.getByRole('button', { name: 'More about “Best price”' }).press('Enter');
  await pressItem(page, 'History');
  await partOf(page, 'Stopped').press('Enter');
  const row = rowOf(page, 'Solvanta Fluid');
  await expect(row).toContainText('Price war: 4 changes that day. Stopped.');
  await row.getByRole('link').press('Enter');
  const war = page.getByRole('region', { name: 'Price war' });
  await expect(war).toContainText('4 cuts in 1 hour, each after the same seller’s');
  await expect(war).toContainText('The limit is 4 changes per product and day. Your price stays at €8.90 until');
  await expect(war.getByRole('img', { name: /Your price: .*8\.90/ })).toBeVisible();
  await war.getByText('The same in figures').click();
  await expect(war.getByRole('table', { name: 'Prices of the product' })).toContainText('9.49');
  await expect(war).toContainText('If you do nothing');
  await expect(war).toContainText('rank 2 of 3 instead of 1; the rule leaves it alone for 24 h');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  // Where there is no room beside the list it lies over it.
  await page.setViewportSize({ width: 820, height: 900 });
  const over = page.getByRole('dialog', { name: 'Price war' });
  await expect(over).toContainText('If you do nothing');
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(over).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(war).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();

  await page.getByRole('link', { name: /^Changes/ }).press('Enter');
  await rowOf(page, 'Capilume Shampoo').getByRole('link').press('Enter');
  const other = page.getByRole('region', { name: 'Best price' });
  await expect(other).toContainText('Capilume Shampoo');
  await page.keyboard.press('ArrowUp');
  await expect(war).toContainText('Solvanta Fluid');
  await page.keyboard.press('ArrowDown');
  await expect(other).toContainText('Capilume Shampoo');
  await page.keyboard.press('ArrowUp');
  await war.getByRole('button', { name: 'Put back €10.00' }).press('Enter');
  const back = page.getByRole('region', { name: 'Put back' });
  await expect(back).toContainText('The price was put back.');
  await back.getByRole('button', { name: 'Follow again' }).press('Enter');
  await expect(other).toContainText('Solvanta Fluid');
  await other.getByRole('button', { name: 'Take out of the rule' }).press('Enter');
  await expect(page.getByText('Solvanta Fluid no longer follows “Best price”.')).toBeVisible();
  await expect(other).toHaveCount(0);
  await page.getByRole('link', { name: /^Rule settings/ }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Product taken out' })).toContainText('Solvanta Fluid');
});

test('OFF-11 a product stands beside the list, which stays in use; a stop stands among the changes', async ({
  page,
}) => {
  const shop = await openRuled(page);
  await wageWar(shop);
  await page.goto(shop.at(`${rulesPath}?view=history`));
  const stop = rowOf(page, 'Price war: 4 changes that day. Stopped.');
  await stop.getByRole('link').press('Enter');
  const war = page.getByRole('region', { name: 'Price war' });
  await expect(war).toContainText('4 cuts in 1 hour, each after the same seller’s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  const address = page.url();
  await page.keyboard.press('End');
  await expect(page).not.toHaveURL(address);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(address);
  await expect(stop.getByRole('link')).toBeFocused();
  await rowOf(page, 'Capilume Shampoo').getByRole('link').click();
  const other = page.getByRole('region', { name: 'Best price' });
  await expect(other).toContainText('Capilume Shampoo');
  await other.getByRole('button', { name: 'Put back €20.00' }).press('Enter');
  const back = page.getByRole('region', { name: 'Put back' });
  await expect(back).toContainText('The price was put back.');
  await expect(rowOf(page, 'Put back by Ada Berg.')).toContainText('Capilume Shampoo');
  await page.keyboard.press('Escape');
  await expect(back).toHaveCount(0);
  await expect(rowOf(page, 'Capilume Shampoo').last().getByRole('link')).toBeFocused();

  await stop.getByRole('link').press('Enter');
  await expect(war).toBeVisible();
  await rowOf(page, 'Capilume Shampoo').last().getByRole('link').press('Enter');
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Put back' })).toHaveCount(0);
  await expect(war).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Stopped/ })
    .last()
    .press('Enter');
  await expect(rowOf(page, 'Capilume Shampoo')).toHaveCount(0);
  await expect(stop).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('OFF-11 a phone shows the history as cards, and a product as a page of its own', async ({ page }) => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1280, height: 844 });
    const shop = await openRuled(page);
    await wageWar(shop);
    await page.setViewportSize(phone);
    await page.goto(shop.at(`${rulesPath}?view=history&tab=stopped`));
    await page.getByRole('link', { name: /Solvanta Fluid/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Price war' })).toContainText('€8.90');
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: /^Changes/ }).tap();
    const card = page.getByRole('article').filter({ hasText: 'Capilume Shampoo' });
    await expect(card).toContainText('20.00 to 19.59');
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await card.getByRole('button', { name: 'Put back €20.00 for Capilume Shampoo' }).tap();
    await expect(
      page.getByText('Capilume Shampoo costs €20.00 again. The rule leaves it alone for 24 h.'),
    ).toBeVisible();
  });
});
