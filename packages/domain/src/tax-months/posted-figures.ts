import type { PostingKind } from '../ledger/postings.ts';
import { apportion } from './apportion.ts';
import { countedIn, monthOf } from './months.ts';
import type { TaxFigure } from './tax-figures.ts';
import { serviceKinds, type TaxKind, taxKindOf } from './tax-kinds.ts';

/** VAT by rate in basis points, in minor units as the shop sees it: what it is charged is negative. */
export interface RateVat {
  readonly rate: number;
  readonly vat: number;
}

/** A posting as far as taxes ask; minor units, signed as the shop sees it. */
export interface TaxedPosting {
  readonly kind: PostingKind;
  readonly amount: number;
  readonly bookedOn: string;
  /** The month that its document is about; null of a correction. */
  readonly documentMonth: string | null;
}

interface Counted {
  readonly month: string;
  readonly bookedMonth: string;
  readonly orderMonth: string;
}

const figure = (
  where: Counted,
  kind: TaxKind,
  { rate, amount }: { rate: number | null; amount: number },
): TaxFigure => ({
  ...where,
  country: '',
  kind,
  rate,
  lines: 1,
  credit: Math.max(amount, 0),
  debit: Math.min(amount, 0),
});

const isService = (kind: PostingKind): boolean => serviceKinds.some((each) => each === kind);

/** The VAT of a document that orders did not bring, by rate: all of it, without what was booked for them in its month. */
export function vatBesideOrders(document: readonly RateVat[], booked: readonly RateVat[]): RateVat[] {
  const left = new Map<number, number>();
  for (const { rate, vat } of document) left.set(rate, (left.get(rate) ?? 0) + vat);
  for (const { rate, vat } of booked) left.set(rate, (left.get(rate) ?? 0) - vat);
  return [...left].flatMap(([rate, vat]) => (rate === 0 || vat === 0 ? [] : [{ rate, vat }]));
}

/**
 * What each of the postings of one document counts in tax months: services without the VAT of their document and that VAT by rate, vouchers
 * as they are. They count in the month of their day, or the first open one.
 */
export function postedFigures(
  postings: readonly TaxedPosting[],
  { vat, closedThrough }: { vat: readonly RateVat[]; closedThrough: string | null },
): TaxFigure[][] {
  const services = postings.filter(({ kind, amount }) => isService(kind) && amount !== 0);
  const weights = services.map(({ amount }) => Math.abs(amount));
  const shares = new Map<TaxedPosting, RateVat[]>();
  for (const { rate, vat: amount } of services.length === 0 ? [] : vat)
    for (const [at, part] of apportion(amount, weights).entries()) {
      const posting = services[at];
      if (posting !== undefined && part !== 0)
        shares.set(posting, [...(shares.get(posting) ?? []), { rate, vat: part }]);
    }
  return postings.map((posting) => {
    const { kind, amount, bookedOn, documentMonth } = posting;
    const bookedMonth = monthOf(bookedOn);
    const where = { month: countedIn(bookedOn, closedThrough), bookedMonth, orderMonth: documentMonth ?? bookedMonth };
    const own = shares.get(posting) ?? [];
    const net = own.reduce((left, { vat: part }) => left - part, amount);
    return [
      ...(net === 0 ? [] : [figure(where, taxKindOf(kind), { rate: null, amount: net })]),
      ...own.map(({ rate, vat: part }) => figure(where, 'posting_vat', { rate, amount: part })),
    ];
  });
}

/** What a payout paid or set off with a posting, on the day it is planned for: as the line of an order, so that what is owed moves with it. */
export function payoutFigure(
  { amount, documentMonth }: TaxedPosting,
  { day, closedThrough }: { day: string; closedThrough: string | null },
): TaxFigure[] {
  if (amount === 0) return [];
  const bookedMonth = monthOf(day);
  const where = { month: countedIn(day, closedThrough), bookedMonth, orderMonth: documentMonth ?? bookedMonth };
  return [figure(where, 'payout', { rate: null, amount: 0 - amount })];
}
