import { test } from './testing/journey.ts';
import { openOfferShop, openProducts, productsPath } from './testing/offers.ts';

const pzn = ['03752864', '04877800', '00766613', '01126111'];
const names = ['Aquanelle Meerwasser-Nasenspray', 'Arnivera Sportgel', 'Biomirella Flora 14', 'Ibulenta 400 mg akut', 'Kolvanta Trinkampullen', 'Lutevia Augentropfen', 'Magnelora 400 direkt', 'Panthevia Wundsalbe 5 %', 'Tussalora Thymiansaft', 'Ureavera Creme 10 %', 'Vitaldor D3 2000 I.E.', 'Zinkum forte', 'Calendura Salbe', 'Dermavita Lotion', 'Euphralia Tropfen', 'Gingoral 120 mg'];
const offers = names.map((name, at) => ({
  name, price: 895 + at * 133, stock: at === 8 ? 0 : 5 + at * 7, origin: at % 3 === 1 ? 'wholesaler' as const : 'own' as const,
  status: at === 8 ? 'out_of_stock' as const : at === 4 ? 'inactive' as const : 'active' as const,
  others: [890 + at * 120, 990 + at * 130, 1100 + at * 140, 1300 + at * 150],
  product: { pack: ['20 ml', '200 ml', '30 Kapseln', '20 Filmtabletten'][at % 4] ?? '', nationalCode: pzn[at % 4] ?? null, gtin: `0415003752864${3}`.slice(0,14), recommendedPrice: 1490 + at * 160, category: ['Nase', 'Sport', 'Darm'][at % 3] ?? '', manufacturer: 'Biomirella GmbH', pageUrl: 'https://shop.example/p', moreImages: [{ shape: 'box' as const, primary: '#d64562', secondary: '#f4b6c2' }, { shape: 'tube' as const, primary: '#1d6b4f', secondary: '#cfe6dc' }] },
}));

for (const [host, locale] of [['de.localhost', 'de_DE'], ['ch.localhost', 'de_CH'], ['localhost', 'en_GB']] as const) {
  test(`look ${host}`, async ({ page }) => {
    test.setTimeout(90_000);
    const shop = await openOfferShop(offers, { host, seller: { locale, ...(host === 'ch.localhost' && { address: { street: 'a', postalCode: '8000', city: 'Zürich', region: null, countryCode: 'CH' } }) } });
    await openProducts(page, shop);
    await page.locator('[data-edit]').first().waitFor();
    const shot = (name: string) => page.screenshot({ path: `/tmp/products/${host}-${name}.png` });
    await shot('list');
    await page.locator('[data-edit$=price]').nth(2).click();
    await page.waitForTimeout(600);
    await shot('edit');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12,34');
    await page.waitForTimeout(200);
    await shot('typed');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
    await shot('undo');
    await page.goto(shop.at(`${productsPath}?product=${shop.productIds[3]}`));
    await page.getByRole('dialog').locator('svg').first().waitFor();
    await page.waitForTimeout(500);
    await shot('modal');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(200);
    await shot('modal-dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(300);
    await shot('modal-phone');
    await page.goto(shop.at(productsPath));
    await page.waitForTimeout(800);
    await shot('phone');
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.waitForTimeout(400);
    await shot('tablet');
  });
}
