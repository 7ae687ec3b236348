/** The member states of the European Union. */
const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Where the VAT on what was sent to a country is declared. */
export const taxReturns = ['domestic', 'oss', 'outside'] as const;
export type TaxReturn = (typeof taxReturns)[number];

/**
 * In the seller's own return at home, in the one-stop shop for another member state (Directive 2006/112/EC, article 369a), and
 * outside both where one of the countries is not in the Union. Countries are ISO 3166-1 codes.
 */
export function taxReturnOf(home: string, destination: string): TaxReturn {
  if (home === destination) return 'domestic';
  return europeanUnion.has(home) && europeanUnion.has(destination) ? 'oss' : 'outside';
}
