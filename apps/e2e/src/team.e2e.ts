import type { Page } from '@playwright/test';
import { forgetProofs } from './testing/forget-proofs.ts';
import { enter, expect, test } from './testing/journey.ts';
import { nthMailTo } from './testing/mails.ts';
import { openShop, type Shop } from './testing/shop.ts';

const tab = '/seller/perfil/acceso?tab=team';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function openTeam(page: Page, shop: Shop): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(shop.at(tab));
  await expect(rowOf(page, 'Ada Berg')).toBeVisible();
}

test('AUT-18 an owner invites somebody, who makes an account by the mailed link, changes role and is removed', async ({
  page,
  browser,
}) => {
  const shop = await openShop();
  const email = `new-${shop.username}@shop.example`;
  await openTeam(page, shop);
  const invite = page.getByRole('button', { name: 'Invite…' });
  await invite.click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByRole('textbox', { name: 'Email addresses' });
  const submit = dialog.getByRole('button', { name: /^Send/ });
  await addresses.fill('nobody');
  await submit.click();
  await expect(dialog.getByText('nobody isn’t an email address.')).toBeVisible();
  await addresses.fill(`${shop.username}@shop.example`);
  await submit.click();
  await expect(dialog.getByText(`${shop.username}@shop.example is already in the team.`)).toBeVisible();
  await addresses.fill(email);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(invite).toBeFocused();
  await expect(rowOf(page, email)).toContainText('Orders');

  const link = /https?:\/\/\S+#[\w-]{43}/.exec((await nthMailTo(email, 1)).text)?.[0] ?? '';
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('First and last name').fill('Laura Prats');
  await theirs.getByRole('textbox', { name: 'Password' }).fill('Zitronen-Baum7');
  await theirs.getByRole('button', { name: 'Join the team' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await page.reload();
  await page.getByLabel('Role of Laura Prats').selectOption('Manager');
  await expect(page.getByText('Laura Prats: Manager')).toBeVisible();
  const more = page.getByRole('button', { name: 'More for Laura Prats' });
  await more.click();
  await page.getByRole('menuitem', { name: 'End date…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove Laura Prats' }).click();
  await expect(page.getByText('Laura Prats is no longer in the team.')).toBeVisible();
  await expect(invite).toBeFocused();
  await theirs.getByRole('link', { name: 'My products' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  await other.close();
});

test('AUT-17 who invites an owner long after signing in says first who it is; what was typed is sent, and owners are mailed', async ({
  page,
}) => {
  const shop = await openShop();
  const email = `owner-${shop.username}@shop.example`;
  await openTeam(page, shop);
  await forgetProofs(shop);
  await page.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' });
  await expect(dialog.getByText('For temporary staff: access ends automatically after that day.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await dialog.getByRole('radio', { name: /^Owner/ }).check();
  await dialog.getByRole('button', { name: /^Send/ }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByLabel('Your password').fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, email)).toContainText('Owner');
  await expect(dialog).toBeHidden();
  const told = await nthMailTo(`${shop.username}@shop.example`, 1);
  expect(told.subject).toContain('Person invited');
  expect(told.text).toContain('Role: owner');
});
