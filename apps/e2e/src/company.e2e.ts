import type { Page } from '@playwright/test';
import { askDatabase } from './testing/ask-database.ts';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop, type Shop } from './testing/shop.ts';

const path = '/seller/perfil/empresa';

async function openCompany(page: Page, at = path): Promise<Shop> {
  const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB' } });
  await enter(page.context(), shop);
  await page.goto(shop.at(at));
  await expect(page.getByRole('heading', { level: 1, name: 'Company and tax' })).toBeVisible();
  return shop;
}

const bar = (page: Page, section: string) => page.getByRole('region', { name: new RegExp(`^${section}: \\d change`) });

test('PRO-02 an owner fills sections in by keyboard; each is saved for itself, what is wrong is said at its field', async ({
  page,
}) => {
  await openCompany(page);
  const billing = page.getByRole('region', { name: 'Billing' });
  const fiscal = page.getByRole('region', { name: 'Tax details' });
  await fiscal.getByLabel('VAT number').focus();
  await page.keyboard.type('DE814235679');
  await page.keyboard.press('Tab');
  await expect(fiscal.getByText('Check digit should be 4, not 9')).toBeVisible();
  await page.keyboard.type('0000');
  await billing.getByLabel('IK number 1').focus();
  await page.keyboard.type('307123453');
  await page.keyboard.press('Tab');
  await expect(billing.getByText('Check digit should be 6, not 3')).toBeVisible();

  // What is wrong in another section keeps nobody from saving this one.
  await fiscal.getByLabel('VAT number').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('814 235 674');
  await page.keyboard.press('Tab');
  await expect(fiscal.getByText('Read as DE814235674')).toBeVisible();
  await expect(bar(page, 'Tax details')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Tax details saved', { exact: true })).toBeVisible();
  await expect(fiscal.getByLabel('VAT number')).toHaveValue('DE814235674');
  await expect(bar(page, 'Billing')).toBeVisible();
  await bar(page, 'Billing').getByRole('button', { name: 'Check: IK number 1' }).press('Enter');
  await expect(billing.getByLabel('IK number 1')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('307123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Billing saved')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('IK number 1').first()).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
});

test('PRO-06 an address is found by keyboard and saved with the section; one that is not found can be typed', async ({
  page,
}) => {
  await openCompany(page);
  const find = page.getByRole('combobox', { name: 'Find address' });
  await find.fill('nowhere at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No matching address. Search again, or type it below.')).toBeVisible();
  await find.fill('broken');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Address lookup failed\. Search again, or type/)).toBeVisible();
  await find.fill('Hirschstr 4 Ulm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /Hirschstraße 4.*89073 Ulm/ })).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Street and number')).toHaveValue('Hirschstraße 4');
  await expect(page.getByLabel('Town')).toHaveValue('Ulm');
  await expect(bar(page, 'Company')).toBeVisible();
  await page.getByLabel('Registered name').fill('Linden-Apotheke Sabine Roth e. K.');
  await page.getByLabel('Legal form').selectOption('e. K.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Company saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Street and number')).toHaveValue('Hirschstraße 4');
  await expect(page.getByLabel('Postcode')).toHaveValue('89073');
});

test('PRO-11 leaving with unsaved changes asks first', async ({ page }) => {
  await openCompany(page);
  await page.getByLabel('Registered name').fill('Linden-Apotheke Sabine Roth');
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Registered name')).toHaveValue('Linden-Apotheke Sabine Roth');
});

test('PRO-11 signing out with unsaved changes asks first; who stays has lost nothing', async ({ page }) => {
  await openCompany(page);
  const name = page.getByLabel('Registered name');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const signOut = async () => {
    await page.getByTitle('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await name.fill('Linden-Apotheke Sabine Roth');
  await signOut();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Linden-Apotheke Sabine Roth');
  await signOut();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('PRO-11 AUT-07 what was typed when the session ended is there after signing in again, but for the account', async ({
  page,
}) => {
  const shop = await openCompany(page);
  const [name, iban] = [page.getByLabel('Registered name'), page.getByLabel('IBAN')];
  const keptNote = page.getByText('We’ve put back what you entered.');
  await name.fill('Linden-Apotheke Sabine Roth');
  await iban.fill('DE89370400440532013000');
  await askDatabase('delete from session where seller_id = (select id from seller where external_id = $1)', [
    shop.externalId,
  ]);
  await page.getByRole('button', { name: 'Save', exact: false }).last().click();
  await expect(page).toHaveURL(/\/login\?/);
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(kept).toContain('Linden-Apotheke Sabine Roth');
  expect(kept).not.toContain('DE89');

  await page.getByLabel('Username or email').fill(shop.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(name).toHaveValue('Linden-Apotheke Sabine Roth');
  await expect(keptNote).toBeVisible();
  await expect(iban).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Discard changes' }).click();
  await expect(keptNote).toBeHidden();
  await expect(name).not.toHaveValue('Linden-Apotheke Sabine Roth');
  expect(await page.evaluate(`localStorage.getItem('formDrafts')`)).toBeNull();
});

test('PRO-11 GEN-04 another language leaves what was typed where it is', async ({ page }) => {
  await openCompany(page);
  await page.getByLabel('Registered name').fill('Linden-Apotheke Sabine Roth');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company and tax' })).toHaveCount(0);
  await expect(page.locator('[name=legalName]')).toHaveValue('Linden-Apotheke Sabine Roth');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PRO-01 the address of the fiscal information opens its section', async ({ page }) => {
  await openCompany(page, '/seller/my-account/fiscal-information');
  await expect(page.getByRole('button', { name: /^Tax details/ })).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRO-06 an address is found and chosen by finger, and nothing is wider than the screen', async ({ page }) => {
    await openCompany(page);
    await page.getByRole('combobox', { name: 'Find address' }).fill('Hirschstr 4 Ulm');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const found = page.getByRole('option', { name: /Hirschstraße 4.*89073 Ulm/ });
    expect((await found.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await found.tap();
    await expect(page.getByText('Filled in below. Please check it.')).toBeVisible();
    await expect(page.getByLabel('Town')).toHaveValue('Ulm');
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });

  test('PRO-02 one section at a time, the bank account with its own confirmation', async ({ page }) => {
    const shop = await openShop({ host: 'de.localhost', seller: { locale: 'en_GB' } });
    await enter(page.context(), shop);
    await page.goto(shop.at(path));
    await page.getByRole('button', { name: /^Bank account/ }).tap();
    await expect(page.getByLabel('Registered name')).toBeHidden();
    await page.getByLabel('Account holder').fill('Sabine Roth');
    await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Save bank account' }).last().tap();
    await expect(page.getByText('This IBAN isn’t correct. Copy it from a bank statement.')).toBeVisible();
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Save bank account' }).last().tap();
    await expect(page.getByText('Bank account saved. All owners get an email.')).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
});
