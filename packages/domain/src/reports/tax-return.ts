import { placeOf } from '../places/places.ts';

export const isInUnion = (country: string): boolean => placeOf(country)?.isInUnion ?? false;

/** Where the VAT on what was sent to a country is declared. */
export const taxReturns = ['domestic', 'oss', 'outside'] as const;
export type TaxReturn = (typeof taxReturns)[number];

/**
 * In the seller's own return at home, in the one-stop shop for another member state (Directive 2006/112/EC, article 369a), and
 * outside both where one of the countries is not in the Union. Countries are ISO 3166-1 codes.
 */
export function taxReturnOf(home: string, destination: string): TaxReturn {
  if (home === destination) return 'domestic';
  return isInUnion(home) && isInUnion(destination) ? 'oss' : 'outside';
}
