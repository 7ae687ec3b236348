import { type BrandId, brandIds, brands } from '../brand/brands.ts';

const prefixes = brandIds.map((id) => brands[id].invoicePrefix);

/** `LI-2026-000123`: brand, year of issue, and the place in the series of both. */
export const invoiceNumberPattern = new RegExp(`^(${prefixes.join('|')})-(\\d{4})-(\\d{6})$`);

export interface PlaceInSeries {
  readonly year: number;
  readonly place: number;
}

/** The place of a number in the brand's series of a year; null for a number of another brand, or none. */
export function placeInSeries(brand: BrandId, number: string): PlaceInSeries | null {
  const [, prefix, year, place] = invoiceNumberPattern.exec(number) ?? [];
  if (prefix !== brands[brand].invoicePrefix || Number(place) === 0) return null;
  return { year: Number(year), place: Number(place) };
}

export const invoiceNumber = (brand: BrandId, { year, place }: PlaceInSeries): string =>
  `${brands[brand].invoicePrefix}-${year}-${String(place).padStart(6, '0')}`;
