import { type Page } from '@playwright/test';
import { findBarriers, findBarriersInThemes } from './testing/axe.ts';
import { codeOf } from './testing/code-app.ts';
import { askDatabase } from './testing/ask-database.ts';
import { enter, expect, test } from './testing/journey.ts';
import { nthMailTo } from './testing/mails.ts';
import { openShop, type Shop } from './testing/shop.ts';

const accessPath = '/seller/perfil/acceso';
const teamPath = `${accessPath}?tab=team`;

/** A shop with an owner, Ada Berg, and somebody who does its accounts. */
async function openTeam(): Promise<{ owner: Shop; accountant: Shop }> {
  const owner = await openShop({ colleagues: [{ name: 'Bo Lind', role: 'accounting' }], orders: [{}] });
  const [username = ''] = owner.colleagues;
  return { owner, accountant: { ...owner, username } };
}

/** As if the person had added a passkey on another device. */
async function givePasskey({ username }: Shop): Promise<void> {
  await askDatabase(
    `insert into passkey (id, user_id, brand, host, credential_id, public_key, counter, transports, name, backup_eligible, backed_up, created_at)
     select gen_random_uuid(), id, brand, 'localhost', username, '\\x00', 0, '{}', 'Phone', true, true, now()
     from user_account where username = $1`,
    [username],
  );
}

async function open(page: Page, shop: Shop, path: string): Promise<void> {
  await enter(page.context(), shop);
  // Signed in a moment ago, by the passkey.
  await askDatabase(
    'update session set authenticated_at = now() where user_id = (select id from user_account where username = $1)',
    [shop.username],
  );
  await page.goto(shop.at(path));
}

const rule = (page: Page) => page.getByRole('switch', { name: 'Require a second factor' });

test('AUT-17 an owner demands a second factor; who has none is led to set one up and goes on at once', async ({
  page,
  browser,
}) => {
  const { owner, accountant } = await openTeam();
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await other.newPage();
  await open(theirs, accountant, '/seller/marketplace/sales?tab=to-manage');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached();

  await open(page, owner, teamPath);
  await expect(page.getByRole('link', { name: 'Team 2' })).toBeVisible();
  await rule(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Set up your own second factor first.')).toBeVisible();
  await expect(rule(page)).not.toBeChecked();
  await givePasskey(owner);
  await page.reload();
  await rule(page).focus();
  await page.keyboard.press('Space');
  const question = page.getByRole('dialog', { name: 'Require a second factor?' });
  await expect(question).toContainText('One person can’t work here until');
  await question.getByRole('button', { name: 'Require it' }).press('Enter');
  await expect(page.getByText('The second factor is now required.')).toBeVisible();
  await expect(rule(page)).toBeChecked();
  await expect(rule(page)).toBeFocused();
  const mail = await nthMailTo(`${accountant.username}@shop.example`, 1);
  expect(mail.subject).toContain('requires a second factor');

  await theirs.reload();
  await expect(theirs).toHaveURL(new RegExp(accessPath));
  await expect(theirs.getByText('Set up a second factor to carry on')).toBeVisible();
  expect(await findBarriers(theirs, 'html')).toEqual([]);
  await theirs.getByRole('button', { name: 'Set up…' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Set up a code app' });
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await theirs.keyboard.press('Enter');
  const codes = theirs.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('checkbox').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(theirs.getByText('Second factor set up. Everything is open again.')).toBeVisible();
  await theirs.getByRole('link', { name: 'Orders' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached();
  await other.close();
});

test('AUT-17 whoever has the page open is led there by the next thing they do', async ({ page }) => {
  const { accountant } = await openTeam();
  await open(page, accountant, '/seller/marketplace/sales?tab=to-manage');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await askDatabase(
    `update seller set second_factor_required = true where id = (
       select seller_id from membership m join user_account u on u.id = m.user_id where u.username = $1)`,
    [accountant.username],
  );
  const demand = page.getByText('Set up a second factor to carry on');
  const link = page.getByRole('link', { name: 'My products' });
  // The page may ask for its list by itself in the meantime, and is led there by that.
  await link.click().catch(() => expect(demand).toBeVisible());
  await expect(demand).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveCount(0);
});

test('AUT-18 an owner resets what a person of the team has lost', async ({ page }) => {
  const { owner, accountant } = await openTeam();
  await givePasskey(accountant);
  await open(page, owner, teamPath);
  const row = page.getByRole('row', { name: /Bo Lind/ });
  await expect(row).toContainText('Passkey');
  await page.getByRole('button', { name: 'More for Bo Lind' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Reset second factor…' }).click();
  const question = page.getByRole('dialog', { name: 'Reset the second factor of Bo Lind?' });
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(row).toContainText('Not active');
  await expect(page.getByRole('button', { name: 'More for Bo Lind' })).toBeFocused();
  expect((await nthMailTo(`${accountant.username}@shop.example`, 1)).subject).toBe('Your second factor was reset');
});

test('GEN-05 the team tab has no barriers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { owner } = await openTeam();
  await givePasskey(owner);
  await open(page, owner, teamPath);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('row', { name: /Bo Lind/ })).toContainText('Not active');
    expect(await findBarriersInThemes(page, 'html')).toEqual([]);
  }
  await rule(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findBarriersInThemes(page, '[role=dialog]')).toEqual([]);
});
