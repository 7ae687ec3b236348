import { line, one } from '../lists/filters.ts';
import { taxReturnOf } from '../reports/tax-return.ts';
import { taxedKinds, correctedQuarter } from './tax-month.ts';
import type { TaxFigure } from './tax-figures.ts';
import { serviceTaxKinds, type TaxKind } from './tax-kinds.ts';

/** What a tax month shows of itself, with the kinds of figures that it is made of: behind each are bookings. */
export const shownFigures = {
  goods: ['sale'],
  refunded: ['refund', 'shipping_refund'],
  shipping: ['shipping'],
  gross: taxedKinds,
  oss: taxedKinds,
  commission: ['commission'],
  commissionVat: ['commission_vat'],
  services: serviceTaxKinds,
  servicesVat: ['posting_vat'],
  vouchers: ['voucher', 'posting_vouchers'],
  adjustments: ['adjustment', 'posting_correction'],
  payouts: ['payout'],
} as const satisfies Readonly<Record<string, readonly TaxKind[]>>;
export type ShownFigure = keyof typeof shownFigures;
const isShown = (name: string): name is ShownFigure => name in shownFigures;
export const shownFigureNames = Object.keys(shownFigures).filter(isShown);

/** A country or rate that is not known, in an address. */
export const unknownWord = 'unknown';
export const rateWord = (rate: number | null): string => (rate === null ? unknownWord : String(rate));
export const countryWord = (country: string): string => (country === '' ? unknownWord : country);

/** Which row of a tax month is looked behind; what is left out is any. */
export const behindFilters = {
  of: one(shownFigureNames),
  /** Two letters, or `unknown`. */
  country: line(7),
  /** Basis points, or `unknown`. */
  rate: line(7),
  /** The quarter that a row of the one-stop shop corrects. */
  corrects: line(7),
} as const;

export interface Behind {
  readonly of: ShownFigure;
  readonly country?: string | undefined;
  readonly rate?: string | undefined;
  readonly corrects?: string | undefined;
}

/** The figures of a month that a row of it is made of. */
export function figuresBehind(
  { of, country, rate, corrects }: Behind,
  { month, home, figures }: { readonly month: string; readonly home: string; readonly figures: readonly TaxFigure[] },
): TaxFigure[] {
  const kinds: readonly TaxKind[] = shownFigures[of];
  return figures.filter((figure) => {
    if (figure.month !== month || !kinds.includes(figure.kind)) return false;
    if (country !== undefined && countryWord(figure.country) !== country) return false;
    if (rate !== undefined && rateWord(figure.rate) !== rate) return false;
    if (of !== 'oss') return true;
    return taxReturnOf(home, figure.country) === 'oss' && (correctedQuarter(month, figure) ?? undefined) === corrects;
  });
}
