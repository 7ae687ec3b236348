import { type TaxReturn, taxReturnOf } from '../reports/tax-return.ts';
import { amountOf, type TaxFigure } from './tax-figures.ts';
import { quarterOf } from './months.ts';
import { serviceTaxKinds, type TaxKind } from './tax-kinds.ts';

/** The VAT in an amount that includes it; half a minor unit is rounded away from zero, so that a refund takes back what a sale was taxed with. */
export const vatWithin = (gross: number, rate: number): number =>
  Math.sign(gross) * Math.round((Math.abs(gross) * rate) / (10_000 + rate)) || 0;

/** What was sold to a country at a rate in a month: minor units, with VAT but `net` and `vat`. */
export interface TaxRow {
  readonly country: string;
  /** Null where the rate of the goods is not known: they have no VAT here. */
  readonly rate: number | null;
  readonly taxReturn: TaxReturn;
  readonly goods: number;
  /** Negative. */
  readonly goodsRefunded: number;
  readonly shipping: number;
  /** Negative. */
  readonly shippingRefunded: number;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}

const partOf = {
  sale: 'goods',
  refund: 'goodsRefunded',
  shipping: 'shipping',
  shipping_refund: 'shippingRefunded',
} as const;
export const taxedKinds = Object.keys(partOf) as readonly (keyof typeof partOf)[];
const isTaxed = (kind: TaxKind): kind is keyof typeof partOf => kind in partOf;

const returnOrder: Readonly<Record<TaxReturn, number>> = { domestic: 0, oss: 1, outside: 2 };

function rowOf(home: string, figures: readonly TaxFigure[]): TaxRow[] {
  const [first] = figures;
  if (first === undefined) return [];
  const { country, rate } = first;
  const gross = amountOf(figures, taxedKinds);
  const vat = vatWithin(gross, rate ?? 0);
  return [
    {
      country,
      rate,
      taxReturn: taxReturnOf(home, country),
      goods: amountOf(figures, ['sale']),
      goodsRefunded: amountOf(figures, ['refund']),
      shipping: amountOf(figures, ['shipping']),
      shippingRefunded: amountOf(figures, ['shipping_refund']),
      gross,
      net: gross - vat,
      vat,
    },
  ];
}

/** What a month's figures come to by country and rate, with the VAT on the sum of each: at home first, then by country, the highest rate first. */
export function taxRows(home: string, figures: readonly TaxFigure[]): TaxRow[] {
  const taxed = figures.filter(({ kind }) => isTaxed(kind));
  return [...Map.groupBy(taxed, ({ country, rate }) => `${country}/${rate}`).values()]
    .flatMap((own) => rowOf(home, own))
    .toSorted(
      (a, b) =>
        returnOrder[a.taxReturn] - returnOrder[b.taxReturn] ||
        a.country.localeCompare(b.country) ||
        (b.rate ?? -1) - (a.rate ?? -1),
    );
}

/** What is declared in the one-stop shop: what was sold, and what corrects a quarter that is over. */
export interface OssRow {
  readonly country: string;
  readonly rate: number | null;
  /** The quarter that is corrected; null of the month's own. */
  readonly corrects: string | null;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}

/** The quarter before that of a month which a figure gives back of; null where it gives nothing back of one. */
export const correctedQuarter = (month: string, { orderMonth, credit, debit }: TaxFigure): string | null =>
  credit + debit < 0 && quarterOf(orderMonth) < quarterOf(month) ? quarterOf(orderMonth) : null;

/** The lines of a month for the one-stop shop (Directive 2006/112/EC, article 369g): what is given back of an earlier quarter corrects that quarter. */
export function ossRows(home: string, month: string, figures: readonly TaxFigure[]): OssRow[] {
  const own = figures.filter(({ country, kind }) => isTaxed(kind) && taxReturnOf(home, country) === 'oss');
  const corrected = (figure: TaxFigure) => correctedQuarter(month, figure);
  return [...Map.groupBy(own, (figure) => [corrected(figure), figure.country, figure.rate].join('/')).values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { country, rate } = first;
      const gross = amountOf(group, taxedKinds);
      const vat = vatWithin(gross, rate ?? 0);
      return [{ country, rate, corrects: corrected(first), gross, net: gross - vat, vat }];
    })
    .toSorted(
      (a, b) =>
        (a.corrects ?? '').localeCompare(b.corrects ?? '') ||
        a.country.localeCompare(b.country) ||
        (b.rate ?? -1) - (a.rate ?? -1),
    );
}

/** VAT by rate; the rate is null where it is not known. */
interface VatOfRate {
  rate: number | null;
  vat: number;
}

/** What the marketplace kept, gave and paid in a month, as the shop sees it; minor units. */
export interface TaxMonthSums {
  /** Without the VAT on it; negative, what was given back with it. */
  readonly commission: number;
  readonly commissionVat: VatOfRate[];
  /** What was charged beside orders, without the VAT on it: fees, shipping, warehouse, less credits. */
  readonly services: number;
  readonly servicesVat: VatOfRate[];
  readonly vouchers: number;
  readonly adjustments: number;
  /** Negative: it left the marketplace for the shop's account. */
  readonly payouts: number;
}

function vatOfKind(figures: readonly TaxFigure[], kind: TaxKind): VatOfRate[] {
  const byRate = Map.groupBy(
    figures.filter((figure) => figure.kind === kind),
    ({ rate }) => rate,
  );
  return [...byRate].map(([rate, own]) => ({ rate, vat: amountOf(own, [kind]) }));
}

export const taxMonthSums = (figures: readonly TaxFigure[]): TaxMonthSums => ({
  commission: amountOf(figures, ['commission']),
  commissionVat: vatOfKind(figures, 'commission_vat'),
  services: amountOf(figures, serviceTaxKinds),
  servicesVat: vatOfKind(figures, 'posting_vat'),
  vouchers: amountOf(figures, ['voucher', 'posting_vouchers']),
  adjustments: amountOf(figures, ['adjustment', 'posting_correction']),
  payouts: amountOf(figures, ['payout']),
});

/** How many lines of earlier months count in this one, because theirs was closed. */
export const lateLines = (month: string, figures: readonly TaxFigure[]): number =>
  figures.reduce((sum, figure) => (figure.bookedMonth < month ? sum + figure.lines : sum), 0);
