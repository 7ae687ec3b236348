import { expect, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import { beginRule, openRules, rowOf, rulesPath, switchOf, switchOnRule } from './testing/price-rules.ts';

test('OFF-11 the preview of a rule is a file, of the group that is shown or of everything', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  for (const choice of ['Will change, .xlsx', 'All groups, .csv']) {
    await page.getByRole('button', { name: 'Preview as a table' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: choice }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^price-rule-preview-.*\.(xlsx|csv)$/);
  }
});

test('OFF-11 numbers of rules lead to what they count, also those of drafts and paused rules', async ({ page }) => {
  const shop = await openRules(page);
  await beginRule(page, 'Best price');
  await page.goto(shop.at(rulesPath));
  const row = rowOf(page, 'Best price');
  await expect(row.getByRole('link', { name: '3 products of “Best price”' })).toBeVisible();
  await row.getByRole('link', { name: '2 prices would change' }).press('Enter');
  await switchOnRule(page, 2);
  await expect(page.getByRole('link', { name: 'Changed today: 2' })).toBeVisible();
  await row.getByRole('link', { name: '3 products of “Best price” on rank 1' }).press('Enter');
  await expect(page).toHaveURL(/my-products\?.*rule=first/);
  await expect(page.getByRole('row', { name: /Solvanta/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'All 2' }).press('Enter');
  await expect(page.getByRole('row', { name: /Capilume/ })).toBeVisible();
  await page.goBack();
  await switchOf(page, 'Best price').press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause rule' }).press('Enter');
  await expect(row.getByRole('link', { name: 'nothing would change' })).toBeVisible();
});

test('OFF-11 a paused rule brings its prices back when it is deleted; a draft has none', async ({ page }) => {
  const shop = await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  await switchOf(page, 'Best price').press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause rule' }).press('Enter');
  await expect(page.getByText('“Best price” is paused.')).toBeVisible();
  await page.getByRole('button', { name: 'More about “Best price”' }).press('Enter');
  await pressItem(page, 'Delete…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/go back to what they were/).check();
  await dialog.getByRole('button', { name: 'Delete rule' }).press('Enter');
  await expect(page.getByText('“Best price” was deleted.')).toBeVisible();
  await page.goto(shop.at('/seller/marketplace/my-products'));
  await expect(page.getByRole('row', { name: /Solvanta/ })).toContainText('10.00');
});

test('OFF-11 without a connection pausing waits, can be taken back, and counts when it is back', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  const waits = page.getByText('Pause “Best price”: counts when you’re back online.');
  const pause = async () => {
    await switchOf(page, 'Best price').press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Pause rule' }).press('Enter');
    await expect(waits).toBeVisible();
  };
  await page.context().setOffline(true);
  await pause();
  await expect(rowOf(page, 'Best price')).toContainText('the pause counts when you’re back online');
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(waits).toHaveCount(0);
  await expect(switchOf(page, 'Best price')).toBeChecked();
  await pause();
  await page.context().setOffline(false);
  await expect(page.getByText('“Best price” is paused.')).toBeVisible();
  await expect(waits).toHaveCount(0);
  await expect(rowOf(page, 'Best price')).toContainText('Paused');
});

test('OFF-11 pausing all waits for a connection, too', async ({ page }) => {
  await openRules(page);
  await beginRule(page, 'Best price');
  await switchOnRule(page, 2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Pause all' }).press('Enter');
  const waits = page.getByText('Pause all rules: counts when you’re back online.');
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause all' })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(/All rules were paused .* by Ada Berg/)).toBeVisible();
  await expect(waits).toHaveCount(0);
});
