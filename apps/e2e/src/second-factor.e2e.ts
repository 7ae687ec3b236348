import type { Page } from '@playwright/test';
import { codeOf } from './testing/code-app.ts';
import { enter, expect, landing, loseSession, test } from './testing/journey.ts';
import { nthMailTo } from './testing/mails.ts';
import { forgetProofs } from './testing/forget-proofs.ts';
import { openShop, type Shop } from './testing/shop.ts';

const accessPath = '/seller/perfil/acceso';
const addressOf = ({ username }: Shop) => `${username}@shop.example`;

/** A device with a finger that always fits. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openAccess(page: Page, shop: Shop): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(shop.at(accessPath));
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeAttached();
}

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.at('/login'));
  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('AUT-17 an app for codes is set up by its key; the password then asks for a code, and a recovery code works once', async ({
  page,
}) => {
  const shop = await openShop();
  await openAccess(page, shop);
  await card(page, 'Second factor').getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a code app' });
  await expect(dialog.getByRole('img', { name: 'Code to scan with the app' })).toBeVisible();
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  const saved = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  await codes.getByRole('checkbox', { name: 'I’ve saved the codes' }).check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, 'Second factor')).toContainText('10 of 10 unused');
  expect((await nthMailTo(addressOf(shop), 1)).subject).toBe('A code app was added');

  await loseSession(page);
  await signIn(page, shop);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  const field = page.getByLabel('Code from the app');
  await expect(field).toBeFocused();
  await page.keyboard.insertText('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await field.fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(landing);

  await loseSession(page);
  await signIn(page, shop);
  await page.getByText('Lost your phone?').click();
  await expect(page.getByText('Ask an owner of your shop')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(landing);
  await page.goto(shop.at(accessPath));
  await expect(card(page, 'Second factor')).toContainText('9 of 10 unused');
});

test('AUT-17 a passkey is added, named, signs in without password and code, and is removed', async ({ page }) => {
  const shop = await openShop();
  await openAccess(page, shop);
  await addAuthenticator(page);
  await card(page, 'Passkeys').getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome on /);
  await dialog.getByLabel('Name').fill('Back office');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Passkeys').getByText('Back office')).toBeVisible();
  await loseSession(page);
  await page.goto(shop.at('/login'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(landing);
  await page.goto(shop.at(accessPath));
  await expect(card(page, 'Open sessions')).toContainText('with passkey');
  await card(page, 'Passkeys').getByRole('button', { name: 'More about Back office' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(card(page, 'Passkeys').getByText('Back office')).toBeHidden();
});

test('AUT-17 what matters asks again who one is after five minutes; what was typed is kept', async ({ page }) => {
  const shop = await openShop();
  await openAccess(page, shop);
  await card(page, 'Password').getByRole('button', { name: 'Change password…' }).click();
  const { text } = await nthMailTo(addressOf(shop), 1);
  await page.getByLabel('Code sent to').fill(/\n(\d{3}) (\d{3})\n/.exec(text)?.slice(1).join('') ?? '');
  await page.getByLabel('New password').fill('Kamille#2027');
  await forgetProofs(shop);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Your password').fill('Not-the-one-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await nthMailTo(addressOf(shop), 2)).subject).toBe('Your password has been changed');
});

test('AUT-17 who has an app proves with it or with a recovery code, and is not asked for the password', async ({
  page,
}) => {
  const shop = await openShop();
  await openAccess(page, shop);
  const step = card(page, 'Second factor');
  await step.getByRole('button', { name: 'Set up…' }).click();
  const adding = page.getByRole('dialog', { name: 'Set up a code app' });
  const key = (await adding.locator('code').innerText()).replaceAll(' ', '');
  await adding.getByLabel('Code from the app').fill(codeOf(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('checkbox').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await forgetProofs(shop);
  await step.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(step.getByRole('button', { name: 'Set up…' })).toBeVisible();
});

test('AUT-17 another browser is seen and signed out at once', async ({ page, browser }) => {
  const shop = await openShop();
  const other = await browser.newContext();
  await enter(other, shop);
  await openAccess(page, shop);
  const sessions = card(page, 'Open sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions).toContainText('This session');
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const elsewhere = await other.newPage();
  await elsewhere.goto(shop.at(accessPath));
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();
});
