import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketOfferRecord, ProductRecord } from '@offizin/marketplace-client/api.gen';
import { randomFrom } from '../random.ts';
import { catalogueOf } from './catalogue.ts';
import { countries, type CountryCode } from './places.ts';
import type { DemoSeller } from './sellers.ts';

/** How shoppers see another pharmacy: its trade and its town. */
const pharmacyLabels: Readonly<Record<CountryCode, string>> = {
  DE: 'Apotheke in {town}',
  FR: 'Pharmacie à {town}',
  PT: 'Farmácia em {town}',
  CH: 'Apotheke in {town}',
  ES: 'Farmacia en {town}',
  IT: 'Farmacia a {town}',
  GB: 'Chemist in {town}',
};

/** The same of a shop that is none. */
const shopLabels: Readonly<Record<CountryCode, string>> = {
  DE: 'Geschäft in {town}',
  FR: 'Boutique à {town}',
  PT: 'Loja em {town}',
  CH: 'Geschäft in {town}',
  ES: 'Tienda en {town}',
  IT: 'Negozio a {town}',
  GB: 'Shop in {town}',
};

/** How other sellers see a demo shop in the market. */
export function labelOf({ country, record }: DemoSeller): string {
  const labels = record.businessType === 'pharmacy_or_parapharmacy' ? pharmacyLabels : shopLabels;
  return labels[country].replace('{town}', record.address.city);
}

/** Every third town has a shop that delivers on the same day. */
const sameDayEvery = 3;

export const sellerIn = (market: CountryCode, town: string): string =>
  `${market}-${town}`.normalize('NFKD').replace(/[^A-Za-z-]+/g, '');

/** One product in this many is sold by nobody else. */
const loneProducts = 12;

/** The smallest step between two prices of a market. */
export const priceStep = (market: string): number => (market === 'CH' ? 5 : 1);

export function roundPrice(cents: number, market: string): number {
  const step = priceStep(market);
  return Math.max(step, Math.round(cents / step) * step);
}

export function isCountry(market: string): market is CountryCode {
  return Object.hasOwn(countries, market);
}

/** An offer that somebody else has. */
export type RivalOffer = Required<MarketOfferRecord> & { readonly price: number };

/** What other sellers ask for a product: up to ten shops around a common price below the recommended one. */
function offersOf(product: ProductRecord): RivalOffer[] {
  const { market, productId, recommendedPrice } = product;
  if (!isCountry(market) || recommendedPrice === null) return [];
  const random = randomFrom(`market/${productId}`);
  if (random.int(1, loneProducts) === 1) return [];
  const common = recommendedPrice * (0.78 + random.next() * 0.16);
  const towns = countries[market].towns.slice(0, random.int(2, 11));
  return towns.map(([town], at) => ({
    productId,
    seller: sellerIn(market, town),
    label: pharmacyLabels[market].replace('{town}', town),
    price: roundPrice(common * (0.97 + random.next() * 0.12), market),
    delivery: at % sameDayEvery === 0 ? 'same_day' : 'standard',
  }));
}

/** The offers of all other sellers on a brand's marketplace. */
export function marketOffersOf(brand: BrandId): RivalOffer[] {
  return catalogueOf(brand).flatMap(offersOf);
}
