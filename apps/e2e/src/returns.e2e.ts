import type { ReturnRecord } from '@offizin/contract/returns/marketplace';
import { aLedgerLine, aProduct } from '@offizin/testkit/records';
import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { handOverOffers, moveReturn, putLedger, putMessage, putProducts, putReturn } from './testing/marketplace.ts';
import { inHours, openShop, type Shop } from './testing/shop.ts';

const path = '/seller/marketplace/returns';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const why = 'The seal is broken and a third is missing.';

const day = 24;

/** A shop with an order of 24.90 and 21.50 that was delivered five days ago. */
async function makeSale(first = 'P-1'): Promise<Shop> {
  const line = (productId: string, unitPrice: number) =>
    ({ productId, unitPrice, quantity: 1, stockOrigin: 'own' }) as const;
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB' },
    orders: [
      {
        createdAt: inHours(-8 * day),
        dispatchBy: inHours(-7 * day),
        lines: [line(first, 2490), line('P-2', 2150)],
        past: {
          status: 'processed',
          processedAt: inHours(-7.5 * day),
          courier: 'dhl',
          trackingNumber: '00340434161061651720',
          shipment: [{ status: 'delivered', at: inHours(-5 * day) }],
        },
      },
    ],
  });
  const [orderNumber = ''] = shop.numbers;
  await putLedger('de', [
    {
      orderNumber,
      lines: [
        aLedgerLine({ amount: 4640 }),
        aLedgerLine({ lineNo: 2, kind: 'commission', amount: -696 }),
        aLedgerLine({ lineNo: 3, kind: 'commission_vat', amount: -132, rate: 1900 }),
        aLedgerLine({ lineNo: 4, kind: 'shipping', amount: 395, rate: 1900 }),
      ],
      standing: { state: 'payable', reason: null, since: null, payableOn: null },
    },
  ]);
  return shop;
}

/** The same with what its customer asks for. */
async function makeReturn(page: Page, over: Partial<ReturnRecord> = {}, first = 'P-1'): Promise<Shop> {
  const shop = await makeSale(first);
  const [orderNumber = ''] = shop.numbers;
  await putReturn(shop, 'R-1', {
    orderNumber,
    kind: 'damaged',
    items: [
      { productId: first, units: 1 },
      { productId: 'P-2', units: 1 },
    ],
    words: 'One of the bottles leaked.',
    requestedAt: inHours(-2),
    deliveredAt: inHours(-5 * day),
    ...over,
  });
  await enter(page.context(), shop);
  return shop;
}

async function openReturn(page: Page): Promise<Shop> {
  const shop = await makeReturn(page);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 2, name: 'Return R-1' })).toBeVisible();
  return shop;
}

const pane = (page: Page) => page.getByRole('region', { name: 'Return R-1' });
const effect = (page: Page) => page.getByRole('region', { name: 'Effect on your account' });
const menuLine = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^After the sale/ });

test('ORD-22 a part goes back, by keyboard: the cost is said before, and nothing is sent without reason, words and proof', async ({
  page,
}) => {
  await openReturn(page);
  await page.keyboard.press('Tab');
  await expect(menuLine(page)).toContainText('1');
  await expect(pane(page).getByText('One of the bottles leaked.')).toBeVisible();
  await expect(effect(page)).toContainText('−€38.12');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findBarriers(page, 'main')).toEqual([]);
  }
  const cream = page.getByRole('radiogroup', { name: /Hamalind/ });
  await cream.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('You give back', { exact: true }).fill('10.75');
  const refund = page.getByRole('button', { name: 'Refund €35.65' });
  await expect(refund).toHaveAttribute('aria-disabled', 'true');
  await refund.press('Enter');
  await expect(page.getByRole('tooltip')).toContainText('reason, message of 20 characters, a file');
  await page
    .getByLabel('Reason, the customer sees it', { exact: true })
    .selectOption({ label: 'Seal broken and used' });
  await page.getByRole('textbox', { name: /^Message to/ }).fill(why);
  await page
    .getByRole('region', { name: 'Your evidence' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('seal.png')).toBeVisible();
  await expect(effect(page)).toContainText('−€29.29');
  await expect(effect(page)).toContainText('A full refund would cost €38.12');
  await refund.press('Enter');
  const question = page.getByRole('dialog', { name: 'Refund €35.65 for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pane(page).getByText('€35.65 refunded in part.')).toBeVisible();
  await expect(pane(page).getByRole('img', { name: 'Picture 1 of Your evidence' })).toBeVisible();
  await expect(menuLine(page)).not.toContainText('1');
  await page.getByRole('link', { name: /^Closed/ }).press('Enter');
  await expect(page.getByRole('link', { name: /Arrived damaged.*Refunded in part/ })).toBeVisible();
});

test('ORD-22 a refusal names what follows, the customer objects, and the marketplace decides while the screen is open', async ({
  page,
}) => {
  const shop = await openReturn(page);
  await page.getByRole('button', { name: 'Refuse everything…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refuse the return of 2 units?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Refuse 2 units' })).toBeDisabled();
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Seal broken on a hygiene product' });
  await dialog.getByLabel(/^Explanation for/).fill(why);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: png });
  await expect(dialog.getByText('seal.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuse 2 units' }).press('Enter');
  await expect(pane(page).getByText('You have refused.', { exact: false })).toBeVisible();
  await moveReturn(shop, 'R-1', { step: 'escalate', words: 'I never opened it.' });
  await expect(pane(page).getByText('I never opened it.')).toBeVisible();
  await expect(pane(page).getByText('Both sides have sent their evidence. Lindora decides.')).toBeVisible();
  await moveReturn(shop, 'R-1', { step: 'rule_seller', text: 'The pictures show it.', rule: '7.4' });
  await expect(pane(page).getByText('Lindora agrees with you: no refund.')).toBeVisible();
  await expect(page.getByText('Rule applied: 7.4')).toBeVisible();
});

test('ORD-22 somebody else was faster: their decision is shown, and nothing is sent', async ({ page, context }) => {
  const shop = await openReturn(page);
  const other = await context.newPage();
  await other.goto(shop.at(path));
  await other.getByRole('button', { name: 'Accept return' }).click();
  await expect(other.getByText('Return accepted')).toBeVisible();
  await expect(pane(page).getByText('The parcel is on its way to you.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
});

test('ORD-22 a shop gives a part back of its own accord, from what the customer writes, without a reason', async ({
  page,
}) => {
  const shop = await makeSale();
  const [orderNumber = ''] = shop.numbers;
  const message = { subject: 'damaged', text: 'A label is torn.', writtenAt: inHours(-1) } as const;
  await putMessage({ brand: shop.brand, orderNumber, messageNo: 'M-1' }, message);
  await enter(page.context(), shop);
  await page.goto(shop.at('/seller/marketplace/messages'));
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: `Return G-${orderNumber}-1` });
  await expect(heading).toBeVisible();
  await expect(page.getByText('You give this back of your own accord', { exact: false })).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  const [first, second] = [page.getByRole('radiogroup').nth(0), page.getByRole('radiogroup').nth(1)];
  await first.getByRole('radio', { name: 'Part' }).press('Space');
  await page.getByLabel('You give back', { exact: true }).fill('5');
  await second.getByRole('radio', { name: 'Nothing' }).press('Space');
  await page.getByRole('button', { name: 'Refund €5.00' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€5.00 refunded in part.')).toBeVisible();
});

/** A case of a product that the shop offers from its own stock, with the question before the refund open. */
async function askBeforeRefund(page: Page, product: ReturnType<typeof aProduct>): Promise<Locator> {
  await putProducts('de', [product]);
  const { productId } = product;
  const shop = await makeReturn(page, { kind: 'withdrawal' }, productId);
  await handOverOffers('de', shop.externalId, [{ productId, price: 2490, stock: 3, origin: 'own' }]);
  await moveReturn(shop, 'R-1', { step: 'receive' });
  const question = page.getByRole('dialog', { name: /^Refund .* for good/ });
  // Offers that are handed over are taken over in the background.
  await expect(async () => {
    await page.goto(shop.at(path));
    await page
      .getByRole('combobox', { name: /^Condition of/ })
      .first()
      .selectOption({ label: 'Sealed' });
    await page.getByRole('button', { name: /^Refund/ }).press('Enter');
    await expect(stockIn(question)).toBeVisible({ timeout: 1000 });
  }).toPass();
  return question;
}

const stockIn = (question: Locator) => question.getByRole('group', { name: 'Back into stock' }).getByRole('combobox');
const cosmetic = { productType: 'cosmetic', gtin: null, recommendedPrice: null } as const;

test('ORD-22 what came back sealed goes back into stock with the refund', async ({ page }) => {
  const cream = aProduct({ ...cosmetic, productId: 'RESTOCKED', nationalCode: '12345678' });
  const question = await askBeforeRefund(page, cream);
  expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
  await expect(stockIn(question)).toHaveValue('1');
  await question.getByRole('button', { name: /^Refund/ }).press('Enter');
  await expect(pane(page).getByText('1 of 1 back in stock')).toBeVisible();
});

test('ORD-22 what the rules of offers keep out of stock is said, with the way to the offer', async ({ page }) => {
  const cream = aProduct({ ...cosmetic, productId: 'NOT-RESTOCKED', nationalCode: '00000017' });
  const question = await askBeforeRefund(page, cream);
  await putProducts('de', [{ ...cream, recommendedPrice: 1000 }]);
  await question.getByRole('button', { name: /^Refund/ }).press('Enter');
  const said = pane(page).getByText('1 unit did not go back into stock: its price is outside the limits.');
  await expect(said).toBeVisible();
  await said.getByRole('link', { name: 'Open the offer' }).press('Enter');
  await expect(page).toHaveURL(/my-products.*product=NOT-RESTOCKED/);
});

test('ORD-22 a return leads to its order, and the order to its return', async ({ page }) => {
  await openReturn(page);
  await pane(page)
    .getByRole('link', { name: /^Order / })
    .press('Enter');
  const cases = page.getByRole('region', { name: 'Messages and returns' });
  await expect(cases).toContainText('Requested');
  await cases.getByRole('link', { name: 'Claim: arrived damaged, R-1' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Return R-1' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ORD-22 the list leads to a return and back, and the cost stands above the button', async ({ page }) => {
    const shop = await makeReturn(page, { kind: 'not_arrived', words: null });
    await page.goto(shop.at(path));
    await page.getByRole('link', { name: /^Not arrived/ }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Return R-1' })).toBeVisible();
    await expect(page.getByText('It costs you').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund €50.35' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept return' })).toHaveCount(0);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Not arrived/ })).toBeVisible();
  });
});

test('ORD-22 everything of a case is kept as a PDF, by keyboard', async ({ page }) => {
  await openReturn(page);
  const file = page.getByRole('link', { name: 'Case as PDF' });
  const kept = page.waitForEvent('download');
  await file.press('Enter');
  expect((await kept).suggestedFilename()).toBe('case-R-1.pdf');
  await expect(file).toBeFocused();
});

test('ORD-22 the list that is shown is a file, and so is everything', async ({ page }) => {
  await openReturn(page);
  for (const [choice, name] of [
    ['Open, .csv', /^returns-.*\.csv$/],
    ['All returns, .xlsx', /^returns-.*\.xlsx$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: choice }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
  }
});

test('ORD-22 a question that is open when the connection goes says why it cannot be answered, and is once it is back', async ({
  page,
}) => {
  await openReturn(page);
  await page.getByRole('button', { name: 'Refund €46.40' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Refund €46.40 for good?' });
  const confirm = question.getByRole('button', { name: 'Refund €46.40' });
  await confirm.focus();
  await page.context().setOffline(true);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toBeFocused();
  await confirm.press('Enter');
  await expect(question.getByRole('tooltip')).toContainText('Decisions are final and cannot wait');
  await page.context().setOffline(false);
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true', { timeout: 40_000 });
  await expect(confirm).toBeFocused();
  await confirm.press('Enter');
  await expect(question).toBeHidden();
  await expect(pane(page)).toContainText('€46.40 refunded');
});

test('ORD-22 whoever reloads while evidence waits for a connection is asked', async ({ page }) => {
  await openReturn(page);
  await page.context().setOffline(true);
  const evidence = page.getByRole('region', { name: 'Your evidence' });
  await evidence.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: png });
  await expect(evidence).toContainText('seal.png waits for a connection');
  // Browsers ask only who has done something on the page.
  await page.keyboard.press('Tab');
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate('location.reload()');
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloading;
  await expect(evidence).toContainText('seal.png');
});

test('ORD-22 what was begun about a case is there again after another one was looked at', async ({ page }) => {
  const shop = await makeReturn(page, { items: [{ productId: 'P-1', units: 1 }] });
  const [orderNumber = ''] = shop.numbers;
  await putReturn(shop, 'R-2', {
    orderNumber,
    kind: 'not_arrived',
    items: [{ productId: 'P-2', units: 1 }],
    words: null,
    requestedAt: inHours(-1),
    deliveredAt: inHours(-5 * day),
  });
  await page.goto(shop.at(path));
  const open = async (row: RegExp, no: string) => {
    await page.getByRole('link', { name: row }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: `Return ${no}` })).toBeVisible();
  };
  const evidence = page.getByRole('region', { name: 'Your evidence' });
  const add = (name: string) =>
    evidence.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: png });
  const message = page.getByRole('textbox', { name: /^Message to/ });
  const nothing = page.getByRole('radio', { name: 'Nothing' });
  await open(/^Not arrived/, 'R-2');
  await open(/damaged/, 'R-1');
  await nothing.press('Space');
  await message.fill(why);
  await add('seal.png');
  await expect(evidence.getByRole('button', { name: /seal\.png/ })).toBeVisible();
  await page.context().setOffline(true);
  await add('label.png');
  await expect(evidence).toContainText('label.png waits for a connection');
  await open(/^Not arrived/, 'R-2');
  await expect(message).toHaveValue('');
  await expect(evidence).not.toContainText('png');
  await page.context().setOffline(false);
  await open(/damaged/, 'R-1');
  await expect(message).toHaveValue(why);
  await expect(nothing).toBeChecked();
  await expect(evidence).toContainText('seal.png');
  await expect(evidence).toContainText('label.png');
  await expect(evidence).not.toContainText('waits', { timeout: 40_000 });
});
