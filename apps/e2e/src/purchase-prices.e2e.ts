import { offers as english } from '@offizin/i18n/messages/en_GB/offers';
import { uploads } from '@offizin/i18n/messages/en_GB/uploads';
import { uploadsCodes } from '@offizin/i18n/messages/en_GB/uploads-codes';
import { findBarriersInThemes } from './testing/axe.ts';
import { expect, test } from './testing/journey.ts';
import { openOfferShop, openProducts, type RequestedOffer } from './testing/offers.ts';
import { fileOf, openUploads, openUploadShop, preview } from './testing/uploads.ts';

const { product } = english;

const offers: readonly RequestedOffer[] = [
  { name: 'Aquanelle Nasal Spray', price: 1190, stock: 64, others: [1090] },
  { name: 'Biomirella Flora', price: 2795, stock: 18, others: [2390], product: { recommendedPrice: 3290 } },
];

test('OFF-11 OFF-09 a product’s purchase price is set in its dialog, shows its margin, and is taken away', async ({
  page,
}) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('link', { name: /^Biomirella Flora/ }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: product.purchasePrice });
  await expect(dialog.getByText(product.noMargin)).toBeVisible();
  await field.fill('a lot');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Enter a purchase price like/)).toBeVisible();
  await field.fill('14.20');
  const margin = dialog.getByRole('term').filter({ hasText: new RegExp(`^${product.margin}$`) });
  await expect(margin).toBeVisible();
  await expect(dialog.getByText('−€14.20')).toBeVisible();
  expect(await findBarriersInThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: product.save }).click();
  await expect(page.getByText('Saved: Biomirella Flora')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('14.20');
  await expect(margin).toBeVisible();
  await field.fill('');
  await dialog.getByRole('button', { name: product.save }).click();
  await expect(dialog.getByText(product.noMargin)).toBeVisible();
});

test('OFF-11 OFF-07 the price popover sets it by keyboard, with time to take it back, and a column shows it', async ({
  page,
}) => {
  const shop = await openOfferShop(offers);
  await openProducts(page, shop);
  await page.getByRole('button', { name: english.columns.button }).click();
  await page.getByRole('checkbox', { name: /^Purchase price/ }).check();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Aquanelle/ });
  await row.getByRole('button', { name: /^Price of Aquanelle/ }).click();
  await page.keyboard.press('Alt+ArrowDown');
  const field = page.getByRole('textbox', { name: product.purchasePrice });
  await expect(field).toBeFocused();
  await page.keyboard.type('6.20');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Price of Aquanelle Nasal Spray' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Purchase price changed: Aquanelle Nasal Spray, €6.20')).toBeVisible();
  await expect(row.getByRole('cell', { name: '6.20' })).toBeVisible();
  await expect(row.getByRole('cell', { name: /11\.90/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('cell', { name: '6.20' })).toHaveCount(0);
});

test('OFF-11 UPL-08 the preview of a file counts its purchase prices, and they can be applied alone', async ({
  page,
}) => {
  const shop = await openUploadShop(2);
  const [first, second] = shop.products;
  const columns = ['CN', 'EAN', 'Stock', 'Precio', 'Origen', 'Precio de compra'];
  const file = async (paid: readonly [string, string], name: string) =>
    fileOf(
      [
        [first?.cn ?? '', '', '3', '11,00', 'propio', paid[0]],
        [second?.cn ?? '', '', '4', '12,00', 'propio', paid[1]],
      ],
      name,
      columns,
    );
  const apply = async () => {
    await page.getByRole('button', { name: uploads.bar.apply, exact: true }).click();
    await expect(page.getByText(uploads.result.clean)).toBeVisible();
  };
  await openUploads(page, shop);
  await preview(page, await file(['6,20', 'n/a'], 'november.xlsx'));
  await expect(page.getByText('1 new purchase price. Only your shop sees purchase prices.')).toBeVisible();
  await expect(page.getByText(uploadsCodes.note.purchase_price_unread.replace('{from}', 'n/a'))).toBeVisible();
  await apply();
  await page.getByRole('link', { name: uploads.result.another }).click();
  await preview(page, await file(['6,40', '7,10'], 'december.xlsx'));
  await expect(
    page.getByText('1 new purchase price, 1 changed purchase price. Only your shop sees purchase prices.'),
  ).toBeVisible();
  await expect(page.getByText('No offers would change; 1 new purchase price, 1 changed purchase price')).toBeVisible();
  await apply();
  await page.getByRole('button', { name: `${uploads.result.revert}, december.xlsx` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 purchase prices go back to what they were.')).toBeVisible();
  await dialog.getByRole('button', { name: uploads.revert.confirm }).click();
  await expect(page.getByText(uploads.result.reverted)).toBeVisible();
});
