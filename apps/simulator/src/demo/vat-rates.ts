import type { BrandId } from '@offizin/domain/brand/brands';
import type { CountryCode } from './places.ts';

/** The ordinary VAT rates of the countries, in basis points: of shipping, and of a commission. */
const vatRates: ReadonlyMap<string, number> = new Map([
  ['DE', 1900],
  ['FR', 2000],
  ['PT', 2300],
  ['CH', 810],
  ['ES', 2100],
  ['IT', 2200],
  ['GB', 2000],
]);

/** Of a country by its ISO 3166-1 code; none where the marketplace does not deliver. */
export const vatRateOf = (country: string): number => vatRates.get(country) ?? 0;

/** Where the marketplace of a brand is. */
export const marketCountry = { de: 'DE', ch: 'CH', es: 'ES' } as const satisfies Readonly<Record<BrandId, CountryCode>>;

/** Of what the marketplace bills a shop; none to another country, where the shop owes the VAT. */
export const billedVatRate = (brand: BrandId, country: string): number =>
  country === marketCountry[brand] ? vatRateOf(country) : 0;
