import type { ProductRecord } from '@offizin/contract/catalogue/marketplace';
import { gtinCheckDigit } from '@offizin/domain/identifiers/gtin';
import { ratesOn } from '@offizin/domain/tax-months/vat-rates';

/** What a made-up shop sells: nothing that exists, under numbers that GS1 keeps for examples (952). */
const goods = [
  { name: 'Testalin Balsam', pack: '50 ml', category: 'Test', price: 795, stock: 24 },
  { name: 'Testavit C 1000', pack: '30', category: 'Test', price: 1290, stock: 8 },
  { name: 'Testoral Gel', pack: '75 ml', category: 'Test', price: 449, stock: 60 },
  { name: 'Testomed Pflaster', pack: '20', category: 'Test', price: 325, stock: 3 },
  { name: 'Testasan Spray', pack: '100 ml', category: 'Test', price: 1050, stock: 0 },
] as const;

interface MadeUpGood {
  readonly product: ProductRecord;
  readonly price: number;
  readonly stock: number;
}

/** The made-up goods of a market, which all of its shops in the sandbox sell. */
export function madeUpGoods(market: string, day: string): readonly MadeUpGood[] {
  const vatRate = ratesOn(market, day)[0] ?? 0;
  return goods.map(({ name, pack, category, price, stock }, at) => {
    const body = `95200000000${at + 1}`;
    return {
      price,
      stock,
      product: {
        productId: `TEST-${market}-${at + 1}`,
        name,
        pack,
        brand: 'Test',
        manufacturer: 'Test',
        category,
        productType: 'cosmetic',
        market,
        nationalCode: null,
        gtin: body + gtinCheckDigit(body),
        recommendedPrice: null,
        image: { shape: 'box', primary: '#5b6b8c', secondary: '#d5dbe8' },
        moreImages: [],
        pageUrl: null,
        prescription: false,
        blocked: false,
        selective: false,
        certificate: null,
        commissionRate: 0,
        vatRate,
      },
    };
  });
}
