import type { Page } from '@playwright/test';
import { expect, landing, test } from './testing/journey.ts';
import { mailsTo, nthMailTo } from './testing/mails.ts';
import { openShop, type Shop } from './testing/shop.ts';

const addressOf = ({ username }: Shop) => `${username}@shop.example`;
const newPassword = 'Kamille#2027';

async function askForCode(page: Page, shop: Shop, email = addressOf(shop)): Promise<void> {
  await page.goto(shop.at('/login'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
}

async function codeSentTo(shop: Shop, count = 1): Promise<string> {
  const { text } = await nthMailTo(addressOf(shop), count);
  return /\n(\d{3}) (\d{3})\n/.exec(text)?.slice(1).join('') ?? '';
}

test('AUT-10 AUT-11 a new password by keyboard alone: code by mail, rules as they are met, signed in', async ({
  page,
}) => {
  const shop = await openShop();
  await askForCode(page, shop);
  const code = await codeSentTo(shop);
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  const rules = page.getByRole('listitem');
  await expect(rules.filter({ hasText: 'A digit' }).getByLabel('not met yet')).toBeVisible();
  await page.getByLabel('New password').focus();
  await page.keyboard.type(newPassword);
  await expect(rules.filter({ hasText: 'A digit' }).getByLabel('met', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Password saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to orders' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(landing);
  const { subject } = await nthMailTo(addressOf(shop), 2);
  expect(subject).toBe('Your password has been changed');
});

test('AUT-10 a wrong code says how many tries are left; what was typed stays; after five a new code is offered', async ({
  page,
}) => {
  const shop = await openShop();
  await askForCode(page, shop);
  const code = await codeSentTo(shop);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const field = page.getByLabel('Code from the email');
  await field.fill(wrong);
  await page.getByLabel('New password').fill(newPassword);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(left)).toBeVisible();
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code has expired');
  await expect(page.getByLabel('New password')).toHaveValue(newPassword);
});

test('AUT-10 an address without an account gets the same screen and no mail; Back leads to the address', async ({
  page,
}) => {
  const shop = await openShop();
  const nobody = `nobody-${shop.username}@shop.example`;
  await askForCode(page, shop, nobody);
  await page.getByLabel('Code from the email').fill('123456');
  await page.getByLabel('New password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 tries left')).toBeVisible();
  expect(mailsTo(nobody)).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(nobody);
});

test('AUT-10 GEN-11 a page that is loaded again goes on with its code, and nothing in the browser names the person', async ({
  page,
}) => {
  const shop = await openShop();
  await askForCode(page, shop);
  const code = await codeSentTo(shop);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(shop.username);
  await page.reload();
  await page.getByLabel('Code from the email').fill(code);
  await page.getByLabel('New password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Password saved' })).toBeVisible();
});

test('AUT-10 a password used before is refused at its field', async ({ page }) => {
  const shop = await openShop();
  await askForCode(page, shop);
  await page.getByLabel('Code from the email').fill(await codeSentTo(shop));
  const password = page.getByLabel('New password');
  await password.fill(shop.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have used this password before. Choose another one.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Password saved' })).toBeVisible();
});
