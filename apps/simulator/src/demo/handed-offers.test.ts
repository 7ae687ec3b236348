import { handedOffer } from '@offizin/contract/offers/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { describe, expect, test } from 'vitest';
import { assortmentOf } from './assortment.ts';
import { handedOffersOf, handedSellersOf, movedHandedOffers } from './handed-offers.ts';
import { sellersOf } from './sellers.ts';

const sellers = brandIds.flatMap(handedSellersOf);

describe('MKT-01 MKT-02 offers of shops that have no upload', () => {
  test('are those of all active Swiss shops', () => {
    expect(sellers).toEqual(sellersOf('ch').filter(({ record }) => record.status === 'active'));
  });

  test.each(sellers.map((seller) => [seller.record.name, seller] as const))(
    '%s hands over what the API takes, and the same at the same moment',
    (_, seller) => {
      const offers = handedOffersOf(seller, 'start');
      expect(offers.length).toBeGreaterThan(60);
      expect(offers.length).toBeLessThanOrEqual(limits.offersPerHandover);
      expect(offers.filter((offer) => !handedOffer.safeParse(offer).success)).toEqual([]);
      expect(offers.every(({ price }) => price % 5 === 0)).toBe(true);
      expect(handedOffersOf(seller, 'start')).toEqual(offers);
    },
  );

  test('most are fit for sale; a few ask too much, and a few nobody knows', () => {
    for (const seller of sellers) {
      const recommended = new Map(
        assortmentOf(seller).flatMap(
          ({ productId, nationalCode, recommendedPrice }) =>
            [
              [productId, recommendedPrice],
              [nationalCode, recommendedPrice],
            ] as const,
        ),
      );
      const offers = handedOffersOf(seller, 'start');
      const of = ({ productId, nationalCode }: (typeof offers)[number]) =>
        recommended.get(productId ?? nationalCode ?? null);
      const dear = offers.filter((offer) => offer.price > (of(offer) ?? Number.POSITIVE_INFINITY) + 2);
      expect(offers.filter((offer) => of(offer) === undefined).length).toBeGreaterThan(0);
      expect(dear.length / offers.length).toBeLessThan(0.1);
    }
    const large = sellers.toSorted((a, b) => assortmentOf(b).length - assortmentOf(a).length)[0];
    expect(large && handedOffersOf(large, 'start').length).toBeGreaterThan(300);
  });

  test('a few of them move a little', () => {
    const [seller] = sellers;
    if (seller === undefined) throw new Error('the demo has no such shop');
    const before = new Map(handedOffersOf(seller, 'start').map((offer) => [offer.sku, offer.price]));
    const moved = movedHandedOffers(seller, 20, 'later');
    expect(moved.length).toBeGreaterThan(10);
    for (const { sku, price } of moved) expect(Math.abs(price / (before.get(sku) ?? 0) - 1)).toBeLessThan(0.1);
    expect(moved.some(({ sku, price }) => before.get(sku) !== price)).toBe(true);
  });
});
