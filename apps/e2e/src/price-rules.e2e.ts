import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, showUse, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import type { OfferShop } from './testing/offers.ts';
import { beginRule, openRules, rowOf, rulesPath, switchOf, switchOnRule } from './testing/price-rules.ts';

test('OFF-11 a rule is begun from the ready one, changed, looked at, switched on and paused with prices going back', async ({
  page,
}) => {
  const shop = await openRules(page);
  await expect(page.getByRole('heading', { name: 'Your prices follow the market' })).toBeVisible();
  await expect(page.getByText(/2 prices would change right now, of 3 products/)).toBeVisible();
  await page.getByRole('button', { name: 'Look at this rule' }).press('Enter');
  await expect(page).toHaveURL(/rule=/);
  await expect(page.getByText('3 offers', { exact: true })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /Solvanta/ })).toContainText('10.00');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  await page.getByRole('button', { name: 'Change the name' }).press('Enter');
  await page.getByLabel('Name of the rule').fill('Ten cents below');
  await page.keyboard.press('Enter');
  await page.getByLabel('Undercut by how much').fill('0.10');
  await expect(page.getByText(/Each of the 3 offers is €0.10 below the best price/)).toBeVisible();
  await expect(preview.getByRole('row', { name: /Solvanta/ })).toContainText('9.40');
  await page.getByRole('link', { name: /^No comparison/ }).press('Enter');
  await expect(preview.getByRole('row', { name: /Dermaluna/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ten cents below' })).toBeVisible();
  await expect(page.getByLabel('Undercut by how much')).toHaveValue('0.10');
  await switchOnRule(page, 2);
  await expect(page.getByText('“Ten cents below” is on, 2 prices changed.')).toBeVisible();
  const row = rowOf(page, 'Ten cents below');
  await expect(row).toContainText('Active');
  await expect(row).toContainText('€0.10 below the best, from 8% margin');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await expect(page.getByRole('region', { name: 'Latest changes' })).toContainText('Solvanta Fluid');
  await switchOf(page, 'Ten cents below').press('Space');
  const question = page.getByRole('dialog', { name: 'Pause “Ten cents below”?' });
  await question.getByLabel(/go back to what they were/).check();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Pause rule' }).press('Enter');
  await expect(page.getByText('“Ten cents below” is paused, 2 prices are back.')).toBeVisible();
  await expect(switchOf(page, 'Ten cents below')).not.toBeChecked();
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('10.00');
});

test('OFF-11 conditions narrow a rule, a wrong number keeps it from being switched on', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  await page.getByRole('button', { name: 'Condition', exact: true }).press('Enter');
  await pressItem(page, 'Price');
  const dialog = page.getByRole('dialog', { name: 'Price' });
  await dialog.getByLabel('Up to').fill('15');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change: Price up to €15.00' })).toBeVisible();
  await expect(page.getByText('2 offers', { exact: true })).toBeVisible();
  await page.getByLabel('Margin').last().fill('900');
  await page.getByLabel('Margin').last().blur();
  await expect(page.getByText('Enter a number from 0 to 90.')).toBeVisible();
  const button = page.getByRole('button', { name: /^Switch on/ });
  await expect(button).toHaveAccessibleDescription('Correct the marked fields first.');
  await page.getByLabel('Margin').last().fill('8');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Remove: Price up to €15.00' }).press('Enter');
  await expect(page.getByText('3 offers', { exact: true })).toBeVisible();
});

test('OFF-11 the order is changed by keyboard, and all rules are paused and go on together', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  await beginRule(page, 'Match the best');
  await page.getByRole('link', { name: 'All price rules' }).press('Enter');
  const handle = page.getByRole('button', { name: /“Match the best”, number 2 of 2/ });
  await handle.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '“Match the best” is now number 1 of 2.' })).toBeAttached();
  await expect(page.getByRole('button', { name: /“Match the best”, number 1 of 2/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Match the best');
  await page.getByRole('button', { name: 'Pause all' }).press('Enter');
  await expect(page.getByText(/All rules were paused .* by Ada Berg/)).toBeVisible();
  await expect(rowOf(page, 'Best price')).toContainText('Paused');
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(rowOf(page, 'Best price')).toContainText('Active');
});

test('OFF-11 limits for all rules are set, and changes of a running rule wait or are discarded', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  const limits = page.getByRole('region', { name: 'Limits for all rules' });
  await limits.getByRole('button', { name: 'Change' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Limits for all rules' });
  await expect(dialog.getByLabel('Per step')).toHaveValue('8');
  await dialog.getByLabel('Per step').fill('90');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Enter a number from 0.1 to 20.')).toBeVisible();
  await dialog.getByLabel('Per step').fill('4.5');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(limits).toContainText('at most 4.5%');
  await page.getByRole('link', { name: 'Best price', exact: true }).press('Enter');
  const apply = page.getByRole('button', { name: /^Apply/ });
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(/nothing has changed yet/)).toBeVisible();
  await expect(apply).toHaveCount(0);
  await page.getByLabel('Undercut by how much').fill('0.30');
  await expect(apply).not.toHaveAttribute('aria-disabled');
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(rowOf(page, 'Best price')).toContainText('changes not yet applied');
  await page.getByRole('link', { name: 'Best price', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(page.getByLabel('Undercut by how much')).toHaveValue('0.01');
  await expect(apply).toHaveCount(0);
});

/** What the brake does to a rule when the market moves, which a journey cannot wait for. */
const hold = (shop: OfferShop) =>
  askDatabase(
    `update price_rule set state = 'held', state_at = now(), state_by = null, hold = jsonb_build_object(
       'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cause', 'moves', 'offers', 2, 'of', 3,
       'oneSeller', jsonb_build_object('offers', 2, 'sellerNo', (select min(market_seller_no) from market_offer)))
     where seller_id = (select id from seller where external_id = $1)`,
    [shop.externalId],
  );

test('OFF-11 a held rule says why, and is decided about', async ({ page }) => {
  const shop = await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  await hold(shop);
  await page.reload();
  await showUse(page);
  await expect(page.getByRole('navigation').getByRole('img', { name: 'On hold by the brake' })).toBeVisible();
  await expect(page.getByText(/2 of 3 prices would have changed by more than 10%/)).toBeVisible();
  await page.getByRole('link', { name: 'Check and decide' }).press('Enter');
  await expect(page.getByRole('radio', { name: /Calculate without this seller/ })).toBeChecked();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('radio', { name: /Discard and pause/ }).check();
  await page.getByRole('button', { name: 'Discard and pause' }).press('Enter');
  await expect(page.getByText('“Best price” is paused, nothing was changed.')).toBeVisible();
  await expect(rowOf(page, 'Best price')).toContainText('Paused');
});

test('OFF-11 who may only look sees rules and their previews, and changes nothing', async ({ page, browser }) => {
  const shop = await openRules(page, { colleagues: [{ name: 'Rita Reader', role: 'reader' }] });
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const reading = await context.newPage();
  await enter(context, { ...shop, username: shop.colleagues[0] ?? '' });
  await reading.goto(shop.at(rulesPath));
  const reason = 'Your role doesn’t allow this. Ask an owner of your shop.';
  await expect(reading.getByRole('button', { name: 'New rule' })).toHaveAccessibleDescription(reason);
  await switchOf(reading, 'Best price').press('Space');
  await expect(reading.getByRole('dialog')).toHaveCount(0);
  await reading.getByRole('link', { name: 'Best price', exact: true }).press('Enter');
  await expect(reading.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(reading.getByLabel('Undercut by how much')).toBeDisabled();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('OFF-11 a phone sees rules, pauses them and decides; it begins none', async ({ page }) => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1280, height: 844 });
    const shop = await openRules(page);
    await beginRule(page, 'Best price');
    await switchOnRule(page, 2);
    await hold(shop);
    await page.setViewportSize(phone);
    await page.goto(shop.at(rulesPath));
    await expect(page.getByRole('list', { name: 'Price rules in order' })).toContainText('Best price');
    await expect(page.getByRole('button', { name: 'New rule' })).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Check and decide' }).tap();
    await page.getByRole('radio', { name: /^Change|^Go on/ }).tap();
    await expect(page.getByRole('button', { name: /^Go on/ })).not.toHaveAttribute('aria-disabled');
    await page.getByRole('button', { name: /^Go on/ }).tap();
    await expect(page.getByText(/“Best price” goes on/)).toBeVisible();
    await page.getByRole('link', { name: /^Best price/ }).tap();
    await expect(page.getByText('Rules are created and changed on a computer or tablet.')).toBeVisible();
    await page.goBack();
    await switchOf(page, 'Best price').press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Pause rule' }).tap();
    await expect(page.getByText('“Best price” is paused.')).toBeVisible();
  });
});
