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
