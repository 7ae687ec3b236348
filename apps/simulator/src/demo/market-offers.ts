import type { MarketOfferRecord, ProductRecord } from '@offizin/contract/catalogue/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { randomFrom } from '../random.ts';
import { catalogueOf } from './catalogue.ts';
import { countries, type CountryCode } from './places.ts';

/** How shoppers see another pharmacy: its trade and its town. */
const labels: Readonly<Record<CountryCode, string>> = {
  DE: 'Apotheke in {town}',
  FR: 'Pharmacie à {town}',
  PT: 'Farmácia em {town}',
  CH: 'Apotheke in {town}',
  ES: 'Farmacia en {town}',
  IT: 'Farmacia a {town}',
  GB: 'Chemist in {town}',
};

/** One product in this many is sold by nobody else. */
const loneProducts = 12;

function roundPrice(cents: number, market: string): number {
  return market === 'CH' ? Math.max(5, Math.round(cents / 5) * 5) : Math.max(1, Math.round(cents));
}

function isCountry(market: string): market is CountryCode {
  return Object.hasOwn(countries, market);
}

/** What other sellers ask for a product: up to ten shops around a common price below the recommended one. */
function offersOf(product: ProductRecord): MarketOfferRecord[] {
  const { market, productId, recommendedPrice } = product;
  if (!isCountry(market) || recommendedPrice === null) return [];
  const random = randomFrom(`market/${productId}`);
  if (random.int(1, loneProducts) === 1) return [];
  const common = recommendedPrice * (0.78 + random.next() * 0.16);
  const towns = countries[market].towns.slice(0, random.int(2, 11));
  return towns.map(([town]) => ({
    productId,
    seller: `${market}-${town}`.normalize('NFKD').replace(/[^A-Za-z-]+/g, ''),
    label: labels[market].replace('{town}', town),
    price: roundPrice(common * (0.97 + random.next() * 0.12), market),
  }));
}

/** The offers of all other sellers on a brand's marketplace. */
export function marketOffersOf(brand: BrandId): MarketOfferRecord[] {
  return catalogueOf(brand).flatMap(offersOf);
}

/** So many offers of a brand at new prices, a few per cent away from what they began with. */
export function movedOffers(brand: BrandId, count: number, seed: string): MarketOfferRecord[] {
  const products = catalogueOf(brand);
  const random = randomFrom(`moves/${brand}/${seed}`);
  return Array.from({ length: count }, () => offersOf(random.pick(products)))
    .filter((offers) => offers.length > 0)
    .map((offers) => {
      const offer = random.pick(offers);
      const [market] = offer.seller.split('-');
      return { ...offer, price: roundPrice((offer.price ?? 0) * (0.95 + random.next() * 0.1), market ?? '') };
    });
}
