import { marketOfferRecord } from '@offizin/contract/catalogue/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { labelOf, marketOffersOf } from './market-offers.ts';
import { sellersOf } from './sellers.ts';

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

  test('some of the sellers of a product deliver on the same day, and always the same ones', () => {
    const bySeller = Map.groupBy(offers, ({ seller }) => seller);
    for (const own of bySeller.values()) expect(new Set(own.map(({ delivery }) => delivery)).size).toBe(1);
    const kinds = offers.map(({ delivery }) => delivery);
    expect(new Set(kinds)).toEqual(new Set(['standard', 'same_day']));
  });
});

test('MKT-01 a shop of the demo is labelled by its trade and town', () => {
  const label = (externalId: string) =>
    sellersOf('de')
      .filter((shop) => shop.externalId === externalId)
      .map(labelOf);
  expect(label('DE-2001')).toEqual(['Apotheke in Freiburg']);
  expect(label('DE-2003')).toEqual(['Geschäft in Leipzig']);
});
