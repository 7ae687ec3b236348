import { taxReturnOf } from '../reports/tax-return.ts';
import { ratesOn } from './vat-rates.ts';

/** What the catalogue says about the tax on a product: the rate in the market that it is made for, in basis points. */
export interface TaxedProduct {
  readonly market: string;
  readonly vatRate: number;
}

export interface Trip {
  /** Where the seller is. */
  readonly home: string;
  /** Where it goes. */
  readonly country: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** Where among the rates of its market the rate of a product is: its tax class. Zero is a class only where goods are sold at it; elsewhere nothing was said. */
const classOf = ({ market, vatRate }: TaxedProduct, day: string): number => ratesOn(market, day).indexOf(vatRate);

/**
 * The rate at which goods are sold, in basis points: nothing on what leaves the Union, what the catalogue says within the market, and
 * abroad the rate of the same class, of the last one there is. Null where it is not known; what the marketplace says of a line is asked first.
 */
export function goodsRate(product: TaxedProduct, { home, country, day }: Trip): number | null {
  if (home !== '' && country !== '' && taxReturnOf(home, country) === 'outside') return 0;
  const at = classOf(product, day);
  if (country === product.market) return product.vatRate > 0 || at !== -1 ? product.vatRate : null;
  const rates = ratesOn(country, day);
  return at === -1 ? null : (rates[at] ?? rates.at(-1) ?? null);
}
