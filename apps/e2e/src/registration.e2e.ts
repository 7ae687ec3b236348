import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, landing, test } from './testing/journey.ts';
import { nthMailTo } from './testing/mails.ts';
import { decideRegistration, registrationOf } from './testing/marketplace.ts';
import { addressOn } from './testing/running-portal.ts';
import { openShop } from './testing/shop.ts';

const host = 'de.localhost';
const password = 'Kamille#2027';
const someone = () => `u.${randomUUID().slice(0, 8)}@birken.example`;
const speakEnglish = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('preferredLanguage', 'en_GB');
    localStorage.setItem('analyticsConsent', 'denied');
  });

async function prove(page: Page, email: string): Promise<void> {
  await page.goto(addressOn(host, '/registration'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  const { text } = await nthMailTo(email, 1);
  const code = /\n(\d{3}) (\d{3})\n/.exec(text)?.slice(1).join('') ?? '';
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

async function fillShop(page: Page): Promise<void> {
  await page.getByLabel('Kind of shop').selectOption('Perfumery');
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('Name of the shop').fill('Birken-Parfümerie');
  await page.getByLabel('Website').fill('birken.example');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Enter the whole address, such as https://shop.example.')).toBeVisible();
  await page.getByLabel('Website').fill('https://birken.example');
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Legal name').fill('Birk e. K.');
  await page.getByLabel('VAT number').fill('DE136695976');
  await page.getByLabel('Commercial register').fill('0000');
  await page.getByLabel('Account holder').fill('Birk e. K.');
  await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
  await page.getByLabel('IBAN').blur();
  await expect(page.getByText('The check digits don’t match.')).toBeVisible();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  await page.getByLabel('First name').fill('Ute');
  await page.getByLabel('Last name').fill('Birk');
  await page.getByLabel('Date of birth of the owner').fill('1981-03-14');
  await page.getByLabel('Phone', { exact: true }).fill('0731 555017');
  await page.getByLabel('Find address').fill('Hirschstr 4 Ulm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /Hirschstraße 4.*Ulm/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Street and number')).toHaveValue('Hirschstraße 4');
  await expect(page.getByLabel('State or region')).toHaveValue('BW');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Submit registration' }).click();
}

test('AUT-12 begun on a phone, gone on with on a laptop by the link, handed in, changed, approved', async ({
  page,
  browser,
}) => {
  const email = someone();
  await page.setViewportSize({ width: 390, height: 844 });
  await speakEnglish(page);
  await prove(page, email);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Kind of shop')).toBeFocused();
  await fillShop(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company and tax' })).toBeFocused();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  const link = /http\S+#\S{43}/.exec((await nthMailTo(email, 2)).text)?.[0] ?? '';

  const laptop = await (await browser.newContext()).newPage();
  await speakEnglish(laptop);
  await laptop.goto(link.replace(/^http:\/\/[^/]+/, addressOn(host, '').replace(/\/$/, '')));
  await expect(laptop.getByRole('heading', { level: 1, name: 'Company and tax' })).toBeVisible();
  expect(laptop.url()).not.toContain('#');
  await laptop.getByRole('button', { name: 'Back' }).click();
  await expect(laptop.getByLabel('Name of the shop')).toHaveValue('Birken-Parfümerie');
  await laptop.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillRest(laptop);
  await expect(laptop.getByRole('heading', { level: 1, name: 'Terms and password' })).toBeFocused();
  await laptop.getByLabel('Password', { exact: true }).fill(password);
  await laptop.getByRole('button', { name: 'Submit registration' }).click();
  await expect(laptop.getByText('Tick this box to continue.')).toHaveCount(3);
  await agree(laptop);
  await expect(laptop.getByRole('heading', { level: 1, name: 'We’re checking your details' })).toBeFocused();

  const id = await registrationOf('de', email);
  const notes = [{ field: 'legalName', reason: 'Please add the legal form.' }];
  await decideRegistration('de', id, { kind: 'request-changes', body: { notes } });
  await laptop.goto(addressOn(host, '/login'));
  await laptop.getByLabel('Username or email').fill(email);
  await laptop.getByLabel('Password', { exact: true }).fill(password);
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByText('Legal name: Please add the legal form.')).toBeVisible();
  await agree(laptop);
  await expect(laptop.getByRole('heading', { level: 1, name: 'We’re checking your details' })).toBeVisible();
  const body = {
    marketplaceConfiguration: { id: 'standard', type: 'pure' },
    goldPartner: false,
    services: [{ code: 'marketplace', status: 'subscribed' }],
  };
  await decideRegistration('de', id, { kind: 'approve', body });
  await laptop.goto(addressOn(host, '/seller/marketplace/sales?tab=to-manage'));
  await expect(laptop).toHaveURL(landing);
  await laptop.context().close();
});

test('AUT-12 Enter while the human check is running sends the address once it is done', async ({ page }) => {
  await speakEnglish(page);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/auth/challenge', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(addressOn(host, '/registration'));
  await page.getByLabel('Email', { exact: true }).fill(someone());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  pressed.resolve();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
});

test('AUT-12 who has an account learns so behind the code only, with the ways on', async ({ page }) => {
  const shop = await openShop();
  await speakEnglish(page);
  await page.goto(shop.at('/login'));
  await page.getByRole('link', { name: 'Become a seller' }).click();
  const email = `${shop.username}@shop.example`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  const { text } = await nthMailTo(email, 1);
  await page.keyboard.insertText(/\n(\d{3}) (\d{3})\n/.exec(text)?.slice(1).join('') ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This address already has an account')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/create-pass$/);
});

test('AUT-12 a refused registration says why', async ({ page }) => {
  const email = someone();
  await speakEnglish(page);
  await prove(page, email);
  await fillShop(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillRest(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await agree(page);
  await expect(page.getByRole('heading', { level: 1, name: 'We’re checking your details' })).toBeVisible();
  const id = await registrationOf('de', email);
  await decideRegistration('de', id, { kind: 'reject', body: { reason: 'The licence has expired.' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t accept this registration' })).toBeFocused();
  await expect(page.getByText('The licence has expired.')).toBeVisible();
});

test('AUT-12 what is typed is kept by the browser’s Back, and a pharmacy hands in a copy of its licence', async ({
  page,
}) => {
  await speakEnglish(page);
  await prove(page, someone());
  await fillShop(page);
  await page.getByLabel('Kind of shop').selectOption('Pharmacy or parapharmacy');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Legal name').fill('Birken-Apotheke e. K.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel('Legal name')).toHaveValue('Birken-Apotheke e. K.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const buffer = Buffer.from('%PDF-1.7 a licence');
  await (await chooser).setFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText(/^Uploaded at /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('PDF, PNG or JPEG, up to 5 MB.')).toBeVisible();
});
