import type { LedgerEntry } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine } from '@offizin/testkit/records';
import type { Page } from '@playwright/test';
import { codeOf } from './testing/code-app.ts';
import type { Replacement } from './testing/ear.ts';
import { listenTo } from './testing/ear-shop.ts';
import { enter, expect, landing, loseSession, test } from './testing/journey.ts';
import { putLedger, putMessage } from './testing/marketplace.ts';
import { openOfferShop, productsPath } from './testing/offers.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';
import { chooseFile, figureOf, fileOf, openUploadShop, uploadPath } from './testing/uploads.ts';

/** Sets up a code app for the shop's user; its key. */
async function useCodeApp(page: Page, shop: Shop): Promise<string> {
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/perfil/acceso'));
  await page
    .getByRole('region', { name: 'Second factor', exact: true })
    .getByRole('button', { name: 'Set up…' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Set up a code app' });
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('checkbox', { name: 'I’ve saved the codes' }).check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(codes).toBeHidden();
  await loseSession(page);
  return key;
}

test('GEN-21 by ear: signing in with a second factor', async ({ page }) => {
  const shop = await openShop();
  const key = await useCodeApp(page, shop);
  const ear = await listenTo(page, shop);
  await page.goto(shop.at('/login'));
  ear.wants('Sign in with a password and a code');
  await ear.goesTo('textbox', 'Username or email');
  await ear.types(shop.username, '‹user›');
  await ear.goesTo('textbox', 'Password');
  await ear.types('not this one', '‹a wrong password›');
  await ear.press('Enter');
  await ear.hears(/incorrect/);
  await ear.isAt('textbox', 'Password');
  await ear.press('Control+a');
  await ear.types(shop.password, '‹password›');
  await ear.press('Enter');
  await ear.isAt('textbox', 'Code from the app');
  await ear.types('000000');
  await ear.press('Enter');
  await expect(page.getByText('That code isn’t right.')).toBeVisible();
  await ear.isAt('textbox', 'Code from the app');
  await ear.press('Control+a');
  await ear.types(codeOf(key, 1), '‹code›');
  await ear.press('Enter');
  await expect(page).toHaveURL(landing);
  await ear.isAt('heading', /./);
  expect(ear.recording()).toMatchSnapshot('sign-in.txt');
});

test('GEN-21 by ear: the price of one of two packs is changed', async ({ page }) => {
  const product = { nationalCode: '03752864' };
  const shop = await openOfferShop([
    { name: 'Aknicalma Reinigungsgel', price: 890, others: [850, 910], product: { ...product, pack: '40 ml' } },
    {
      name: 'Aknicalma Reinigungsgel',
      price: 1990,
      others: [1890],
      product: { nationalCode: '04271931', pack: '150 ml' },
    },
  ]);
  const ear = await listenTo(page, shop);
  await enter(page.context(), shop);
  await page.goto(shop.at(productsPath));
  await expect(page.getByRole('row', { name: /150 ml/ })).toBeVisible();
  ear.wants('Change the price of the larger pack');
  await ear.press('/');
  await ear.isAt('textbox', /./);
  await ear.types('04271931');
  await expect(page.getByRole('row', { name: /40 ml/ })).toHaveCount(0);
  // While the list is read it has no rows at all.
  await expect(page.getByRole('row', { name: /150 ml/ })).toBeVisible();
  await ear.goesTo('checkbox', /Aknicalma.*150 ml/);
  await ear.goesTo('button', /^Price of Aknicalma.*150 ml/, 'ArrowRight');
  await ear.press('Enter');
  await ear.isAt('textbox', /^Price of/);
  await ear.types('99.00');
  await ear.press('Enter');
  await ear.hears(/above the limit/);
  await ear.isAt('textbox', /^Price of/);
  await ear.press('Control+a');
  await ear.types('18.80');
  await ear.press('Enter');
  await ear.isAt('button', /^Price of Aknicalma.*150 ml.*: 18\.80$/);
  await ear.hears(/18\.80/);
  expect(ear.recording()).toMatchSnapshot('price.txt');
});

test('GEN-21 by ear: a file is uploaded, and the row that is wrong is corrected', async ({ page }) => {
  const shop = await openUploadShop(2);
  const [first, second] = shop.products;
  const codes = [first, second].flatMap((product, at): Replacement[] => [
    [product?.ean ?? '', `‹EAN ${at + 1}›`],
    [product?.cn ?? '', `‹code ${at + 1}›`],
    [product?.cn.slice(0, 6) ?? '', `‹code ${at + 1}›`],
  ]);
  const ear = await listenTo(page, shop, codes);
  await enter(page.context(), shop);
  await page.goto(shop.at(uploadPath));
  const file = await fileOf([
    [first?.cn ?? '', '', '14', '11,95', 'propio'],
    [second?.cn ?? '', '', '12 uds.', '9,75', 'propio'],
  ]);
  ear.wants('Upload a file with two rows');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await ear.goesTo('button', /file/i);
  await chooseFile(page, file);
  ear.does('chooses offers.xlsx');
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toBeVisible();
  await ear.reads(table);
  await ear.goesTo('button', /row 3$/);
  await ear.goesTo('button', 'Use 12, row 3', 'ArrowRight');
  await ear.press('Enter');
  await expect(figureOf(page, 'rejected')).toHaveText('0');
  await ear.goesTo('button', /^Apply/);
  await ear.press('Enter');
  const result = page.getByText('Processed with no errors.');
  await expect(result).toBeVisible();
  await ear.reads(result);
  expect(ear.recording()).toMatchSnapshot('upload.txt');
});

test('GEN-21 by ear: what an order brings is read amount by amount', async ({ page }) => {
  const services = (['marketplace', 'adyen'] as const).map((code) => ({ code, status: 'subscribed' as const }));
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB', services },
    orders: [{ createdAt: inHours(-1) }, { createdAt: inHours(-2) }],
  });
  const lines = [
    aLedgerLine({ amount: 8463 }),
    aLedgerLine({ lineNo: 2, kind: 'refund', amount: -1290, text: 'Vitaldor D3' }),
    aLedgerLine({ lineNo: 3, kind: 'commission', amount: -793 }),
  ];
  const entries: LedgerEntry[] = shop.numbers.map((orderNumber) => ({ orderNumber, lines }));
  await putLedger('de', entries);
  const ear = await listenTo(page, shop);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/my-account/invoices?tab=orders'));
  const list = page.getByRole('region', { name: 'Orders and earnings', exact: true });
  await expect(list.getByRole('row')).toHaveCount(3);
  ear.wants('Read what the orders bring');
  await ear.reads(list);
  await ear.goesTo('link', new RegExp(shop.shown(0)));
  await ear.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Commission and VAT will be on the invoice');
  await ear.reads(dialog);
  expect(ear.recording()).toMatchSnapshot('ledger.txt');
});

test('GEN-21 by ear: a customer’s message is answered', async ({ page }) => {
  const shop = await openShop({ orders: [{ customerFirstName: 'Miriam' }] });
  const orderNumber = shop.numbers[0] ?? '';
  const text = 'One of the two bottles has leaked.';
  await putMessage(
    { brand: shop.brand, orderNumber, messageNo: `M-${orderNumber}` },
    { subject: 'damaged', text, writtenAt: inHours(-0.1) },
  );
  const ear = await listenTo(page, shop);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/messages'));
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(text);
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Ordered on');
  ear.wants('Answer the customer');
  await ear.reads(page.getByRole('list', { name: 'Messages' }));
  await ear.goesTo('textbox', 'Your reply');
  await ear.types('We send you another one.');
  await ear.press('Control+Enter');
  await ear.hears(/^Reply to .+ sent/);
  await ear.isAt('textbox', 'Your reply');
  expect(ear.recording()).toMatchSnapshot('message.txt');
});

test('GEN-21 by ear: opening hours are changed', async ({ page }) => {
  const shop = await openShop({});
  const ear = await listenTo(page, shop);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/my-account/profile'));
  await expect(page.getByRole('combobox', { name: 'Monday: hours' })).toBeVisible();
  ear.wants('Open from nine to five on Mondays');
  await ear.goesTo('combobox', 'Monday: hours');
  await ear.goesTo('textbox', 'Monday, opens');
  await ear.press('Control+a');
  await ear.types('77');
  await ear.press('Control+s');
  await expect(page.getByText(/^Enter a time, such as/)).toBeVisible();
  await ear.isAt('textbox', 'Monday, opens');
  await ear.press('Control+a');
  await ear.types('9');
  await ear.goesTo('textbox', 'Monday, closes');
  await ear.press('Control+a');
  await ear.types('17');
  await ear.press('Control+s');
  await ear.hears(/saved/);
  expect(ear.recording()).toMatchSnapshot('hours.txt');
});
