import { uploadScreens } from '@offizin/domain/access/twin-screens';
import type { BrandId } from '@offizin/domain/brand/brands';
import { pharmacodeCheckDigit } from '@offizin/domain/identifiers/pharmacode';
import type { HandedOffer } from '@offizin/marketplace-client/api.gen';
import { randomFrom, type Random } from '../random.ts';
import { assortmentOf } from './assortment.ts';
import { mayOpen } from './may-open.ts';
import type { DemoProduct } from './catalogue.ts';
import { type DemoSeller, sellersOf } from './sellers.ts';

/** How many of a hundred products are on the shop's list. */
const listed = 45;

/** The shops of a brand that have no upload: the marketplace hands their offers over. */
export function handedSellersOf(brand: BrandId): DemoSeller[] {
  return sellersOf(brand).filter((seller) => seller.record.status === 'active' && !mayOpen(seller, uploadScreens));
}

/** Swiss prices are multiples of 5 Rappen. */
function roundPrice(cents: number, { country }: DemoSeller): number {
  return country === 'CH' ? Math.max(5, Math.round(cents / 5) * 5) : Math.max(1, Math.round(cents));
}

function offerOf(seller: DemoSeller, product: DemoProduct, random: Random): HandedOffer {
  const lasting = randomFrom(`handed/${seller.externalId}/${product.productId}`);
  const own = lasting.chance(0.7);
  // A few ask more than the manufacturer recommends.
  const level = lasting.chance(0.03) ? 1.08 : 0.82 + lasting.next() * 0.16;
  const price = (product.recommendedPrice ?? 0) * level * (0.98 + random.next() * 0.04);
  const named =
    product.nationalCode !== null && lasting.chance(0.3)
      ? { nationalCode: product.nationalCode }
      : { productId: product.productId };
  return {
    ...named,
    price: roundPrice(level > 1 ? price : Math.min(price, product.recommendedPrice ?? price), seller),
    stock: own
      ? random.weighted([
          [0, 1],
          [random.int(1, 9), 4],
          [random.int(10, 90), 5],
        ])
      : 0,
    origin: own ? 'own' : 'wholesaler',
    sku: `${seller.externalId}-${product.productId}`,
  };
}

function listOf(seller: DemoSeller): DemoProduct[] {
  return assortmentOf(seller).filter(
    ({ productId, recommendedPrice }) =>
      recommendedPrice !== null && randomFrom(`list/${seller.externalId}/${productId}`).int(1, 100) <= listed,
  );
}

/** Codes that no catalogue knows: things the shop sells that the marketplace does not. */
function strangers(seller: DemoSeller): HandedOffer[] {
  const random = randomFrom(`strangers/${seller.externalId}`);
  return Array.from({ length: 3 }, () => String(random.int(900_000, 999_999))).flatMap((six): HandedOffer[] => {
    const digit = pharmacodeCheckDigit(six);
    return digit === null ? [] : [{ nationalCode: six + digit, price: 990, stock: 4, origin: 'own' }];
  });
}

/** A shop's whole list at a moment, as it hands it in. */
export function handedOffersOf(seller: DemoSeller, moment: string): HandedOffer[] {
  const random = randomFrom(`handed/${seller.externalId}/${moment}`);
  return [...listOf(seller).map((product) => offerOf(seller, product, random)), ...strangers(seller)];
}

/** So many of a shop's offers at new prices and stocks. */
export function movedHandedOffers(seller: DemoSeller, count: number, moment: string): HandedOffer[] {
  const random = randomFrom(`handed/${seller.externalId}/${moment}`);
  const list = listOf(seller);
  const picked = new Set(Array.from({ length: count }, () => random.pick(list)));
  return [...picked].map((product) => offerOf(seller, product, random));
}
