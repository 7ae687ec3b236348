import { randomInt } from 'node:crypto';
import { aProduct } from '@offizin/testkit/records';
import { expect, test } from './testing/journey.ts';
import { handOverOffers, putProducts } from './testing/marketplace.ts';
import { openProducts } from './testing/offers.ts';
import { openShop } from './testing/shop.ts';

test('OFF-01 MKT-01 a Swiss seller, who has no upload, sees the offers that the marketplace hands over without reloading', async ({
  page,
}) => {
  // From about here on Pharmacodes are given without a check digit.
  const code = 7_300_000 + randomInt(0, 600_000);
  const products = ['Salviamel Pastillen', 'Arnikora Gel'].map((name, at) =>
    aProduct({
      productId: `H-${code}-${at}`,
      name,
      market: 'CH',
      productType: 'parapharmacy',
      nationalCode: String(code + at),
      gtin: null,
      recommendedPrice: 1000,
    }),
  );
  await putProducts('ch', products);
  const address = { street: 'Seeweg 1', postalCode: '6003', city: 'Luzern', region: 'LU', countryCode: 'CH' };
  const shop = await openShop({ host: 'ch.localhost', seller: { address, locale: 'en_GB' } });
  await openProducts(page, shop);
  await expect(page.getByText('The marketplace sends your offers to the portal.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload offers' })).toHaveCount(0);
  const [first, second] = products.map(({ productId }) => productId);
  await handOverOffers('ch', shop.externalId, [
    { productId: first, price: 895, stock: 12, origin: 'own' },
    { productId: second, price: 1205, stock: 3, origin: 'own' },
  ]);
  await expect(page.getByRole('link', { name: /Salviamel/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Arnikora/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Salviamel/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Marketplace');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Your price' })).toHaveValue('8.95');
});
