import type { BrandId } from '@offizin/domain/brand/brands';
import { gtinCheckDigit } from '@offizin/domain/identifiers/gtin';
import { cnToEan } from '@offizin/domain/identifiers/spanish-cn';
import type { ProductRecord } from '@offizin/marketplace-client/api.gen';
import { hash } from '../random.ts';
import { categories, forms, type Category, type Language } from './categories.ts';
import { featuredProducts, type FeaturedProduct } from './featured-products.ts';
import { laboratories } from './laboratories.ts';
import type { CountryCode } from './places.ts';
import { termsOf } from './market-terms.ts';
import { makeCodes, type ProductCodes } from './product-codes.ts';
import { brandEndings, productLines, type ProductLine } from './product-lines.ts';

interface Market {
  readonly country: CountryCode;
  readonly language: Language;
  readonly products: number;
}

/** The markets of each brand and how many products its catalogue holds for each. */
const markets: Readonly<Record<BrandId, readonly Market[]>> = {
  de: [
    { country: 'DE', language: 'de', products: 1500 },
    { country: 'FR', language: 'fr', products: 500 },
    { country: 'PT', language: 'pt', products: 350 },
  ],
  ch: [{ country: 'CH', language: 'de', products: 900 }],
  es: [
    { country: 'ES', language: 'es', products: 1500 },
    { country: 'IT', language: 'it', products: 450 },
    { country: 'FR', language: 'fr', products: 300 },
    { country: 'PT', language: 'pt', products: 300 },
    { country: 'GB', language: 'en', products: 200 },
  ],
};

/** Swiss texts have no ß; other languages keep theirs, English writes a decimal point. */
function spell(text: string, { country, language }: Market): string {
  if (country === 'CH') return text.replaceAll('ß', 'ss');
  return language === 'en' ? text.replace(/(\d),(\d)/, '$1.$2') : text;
}

/** The recommended price of a pack; `size` is its position among the line's packs, 0 the smallest and 1 the largest. */
function priceFor(
  [low, high]: ProductLine['price'],
  size: number,
  { seed, market }: { seed: string; market: Market },
): number {
  const cents = (low + (high - low) * size) * (0.85 + (hash(seed) % 300) / 1000);
  return market.country === 'CH' ? Math.round((cents * 1.35) / 5) * 5 : Math.max(99, Math.round(cents / 10) * 10 - 1);
}

/** Nothing of a product of the demo is left to what the portal takes for granted. */
export type DemoProduct = Required<ProductRecord>;

interface Draft extends Omit<DemoProduct, 'productId' | 'nationalCode' | 'gtin'> {}

/** The n-th product of a line: packs vary fastest, then strengths, then the brand name. */
function draft(line: ProductLine, n: number, market: Market): Draft {
  const { language } = market;
  const sizeIndex = n % line.sizes.length;
  const size = line.sizes.length === 1 ? 0.4 : sizeIndex / (line.sizes.length - 1);
  const variant = Math.floor(n / line.sizes.length);
  const strength = line.strengths[variant % line.strengths.length] ?? '';
  const brandNumber = Math.floor(variant / line.strengths.length);
  const stem = line.stems[brandNumber % line.stems.length] ?? '';
  const endingNumber = Math.floor(brandNumber / line.stems.length) + (hash(stem) % brandEndings.length);
  const brand = stem + (brandEndings[endingNumber % brandEndings.length] ?? '');
  const name = `${brand} ${line.names[language].replace('{s}', strength)}`;
  const [primary, secondary] = line.colours[hash(brand) % line.colours.length] ?? ['#888888', '#dddddd'];
  const labs = laboratories[language];
  const described = {
    name: spell(name, market),
    pack: forms[line.form][language].replace('{n}', String(line.sizes[sizeIndex])),
    brand,
    productType: line.type,
    image: { shape: line.shape, primary, secondary },
  };
  return {
    ...described,
    ...termsOf(described, market.country),
    manufacturer: labs[hash(brand) % labs.length] ?? brand,
    category: spell(categories[line.category][language], market),
    market: market.country,
    recommendedPrice: priceFor(line.price, size, { seed: `${brand}${strength}`, market }),
  };
}

function featuredGtin(country: CountryCode, code: string): string {
  if (country === 'ES') return cnToEan(code);
  const body = country === 'CH' ? `7680${code.slice(0, 6)}01` : `4150${code}`;
  return body + gtinCheckDigit(body);
}

function featured(product: FeaturedProduct, market: Market, number: number): DemoProduct {
  const labs = laboratories[market.language];
  const { name, pack, brand, type: productType, image } = product;
  return {
    productId: `${market.country}-F${number}`,
    name,
    pack,
    brand,
    manufacturer: labs[hash(product.brand) % labs.length] ?? product.brand,
    category: spell(categories[product.category][market.language], market),
    productType,
    market: market.country,
    nationalCode: product.nationalCode,
    gtin: featuredGtin(market.country, product.nationalCode),
    recommendedPrice: product.price,
    image,
    ...termsOf({ name, pack, brand, productType, image }, market.country),
  };
}

/** Codes of a market one after another, without those that are taken. */
function codeSource(country: CountryCode, taken: Set<string>): (medicine: boolean) => ProductCodes {
  let number = 0;
  return (medicine) => {
    for (;;) {
      const codes = makeCodes(country, number, medicine);
      number += 1;
      if (codes === null || taken.has(codes.nationalCode ?? codes.gtin)) continue;
      taken.add(codes.nationalCode ?? codes.gtin);
      return codes;
    }
  };
}

function* marketProducts(market: Market): Generator<DemoProduct> {
  const special = featuredProducts[market.country] ?? [];
  const names = new Set<string>();
  const codes = new Set<string>();
  for (const [index, product] of special.entries()) {
    names.add(`${product.name}, ${product.pack}`);
    codes.add(product.nationalCode);
    yield featured(product, market, index + 1);
  }
  let made = special.length;
  const nextCodes = codeSource(market.country, codes);
  for (let n = 0; made < market.products; n += 1) {
    for (const line of productLines) {
      if (made === market.products) return;
      const product = draft(line, n, market);
      const title = `${product.name}, ${product.pack}`;
      if (names.has(title)) continue;
      names.add(title);
      const own = nextCodes(product.productType === 'medicine');
      made += 1;
      yield { productId: `${market.country}-${100_000 + made}`, ...product, ...own };
    }
  }
}

const catalogues = new Map<BrandId, readonly DemoProduct[]>();

/** The whole catalogue of a brand's marketplace: always the same. */
export function catalogueOf(brand: BrandId): readonly DemoProduct[] {
  let products = catalogues.get(brand);
  if (products === undefined) {
    products = markets[brand].flatMap((market) => [...marketProducts(market)]);
    catalogues.set(brand, products);
  }
  return products;
}

/** The words for a category in the catalogue of a market. */
export function categoryText(brand: BrandId, country: CountryCode, category: Category): string {
  const market = markets[brand].find((candidate) => candidate.country === country);
  if (market === undefined) throw new RangeError(`${brand} has no market ${country}`);
  return spell(categories[category][market.language], market);
}
