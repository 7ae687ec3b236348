import type { Random } from '../random.ts';
import { catalogueOf, categoryText, type DemoProduct } from './catalogue.ts';
import type { Category } from './categories.ts';
import type { DemoSeller } from './sellers.ts';

const sold: Readonly<Partial<Record<DemoSeller['record']['businessType'], readonly Category[]>>> = {
  cosmetic_shop: ['face', 'body', 'hair', 'sun', 'perfume'],
  herbalist_shop: ['cold', 'vitamins', 'sleep', 'stomach'],
  optician_shop: ['eyes'],
  orthopaedic_shop: ['joints', 'wound', 'devices', 'feet'],
  perfumery: ['perfume', 'face', 'body', 'hair'],
  personal_care_shop: ['body', 'oral', 'baby', 'feet', 'sun'],
  other: ['body', 'baby', 'devices', 'sun', 'perfume'],
};

const assortments = new Map<string, readonly DemoProduct[]>();

/** What a shop sells: the products of its market that belong to its kind of business. */
export function assortmentOf(seller: DemoSeller): readonly DemoProduct[] {
  let products = assortments.get(seller.externalId);
  if (products === undefined) {
    const wanted = sold[seller.record.businessType];
    const texts = wanted?.map((category) => categoryText(seller.brand, seller.country, category));
    products = catalogueOf(seller.brand).filter(
      (product) => product.market === seller.country && (texts === undefined || texts.includes(product.category)),
    );
    assortments.set(seller.externalId, products);
  }
  return products;
}

/** Different products for one order; those at the head of the catalogue are ordered far more often. */
export function pickProducts(products: readonly DemoProduct[], count: number, random: Random): DemoProduct[] {
  const picked = new Set<DemoProduct>();
  for (let tries = 0; picked.size < count && tries < count * 5; tries += 1) {
    const product = products[Math.floor(products.length * random.next() ** 2.5)];
    if (product !== undefined) picked.add(product);
  }
  return [...picked];
}
