import { marketOfferRecord } from '@offizin/contract/catalogue/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { marketOffersOf, movedOffers } from './market-offers.ts';

describe.each(brandIds)('MKT-01 the market of %s', (brand) => {
  const offers = marketOffersOf(brand);

  test('every offer is one that the API takes, of a product of the catalogue, one per seller', () => {
    const products = new Set(catalogueOf(brand).map((product) => product.productId));
    expect(offers.filter((offer) => !marketOfferRecord.safeParse(offer).success)).toEqual([]);
    expect(offers.every((offer) => products.has(offer.productId))).toBe(true);
    expect(new Set(offers.map((offer) => `${offer.productId} ${offer.seller}`)).size).toBe(offers.length);
  });

  test('most products have other sellers and some have none', () => {
    const sold = new Set(offers.map((offer) => offer.productId)).size;
    const share = sold / catalogueOf(brand).length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1);
  });

  test('prices that move are those of offers that exist, and stay near', () => {
    const before = new Map(offers.map((offer) => [`${offer.productId} ${offer.seller}`, offer.price ?? 0]));
    const moved = movedOffers(brand, 50, 'today');
    expect(moved.length).toBeGreaterThan(30);
    for (const offer of moved) {
      const price = before.get(`${offer.productId} ${offer.seller}`) ?? 0;
      expect(Math.abs((offer.price ?? 0) - price)).toBeLessThanOrEqual(price * 0.06 + 5);
    }
  });
});
