import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import type { ReportFigure } from './reports-search.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const shippingVatOf = ({ shipping }: ReportMonth): number => sum(shipping.map(({ vat }) => vat));
export const shipmentsOf = ({ shipping }: ReportMonth): number => sum(shipping.map(({ orders }) => orders));

/** What of a month a figure is: minor units, or cancelled orders. */
export const valueOf: Readonly<Record<ReportFigure, (month: ReportMonth) => number>> = {
  sales: ({ sales }) => sales,
  commissions: ({ commissions }) => commissions,
  cancellations: ({ cancelled }) => cancelled,
  shippingVat: shippingVatOf,
};

/** A month in which there was nothing. */
export const emptyMonth = (month: string): ReportMonth => ({
  month,
  orders: 0,
  cancelled: 0,
  inPortal: 0,
  sales: 0,
  commissions: 0,
  shipping: [],
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthsOf = (year: number): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${twoDigits(at + 1)}`);

/** `2025-10` of `2026-10` */
export const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** `2026-09` of `2026-10` */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${twoDigits(number - 1)}`;
}

/** A month that is known, in whichever of the two years. */
export function monthIn({ months, yearBefore: before }: ReportsView, month: string): ReportMonth | undefined {
  return [...months, ...before].find((known) => known.month === month);
}

/** The month that is shown where none is asked for: the last one that is over, as far as there was something in it. */
export function shownMonth(view: ReportsView, asked: string | undefined): string {
  if (asked !== undefined) return asked;
  const over = view.months.filter(({ month }) => month < view.runningMonth);
  return over.at(-1)?.month ?? view.runningMonth;
}

export interface ChartMonth {
  readonly month: string;
  /** Null where nothing is known of the month. */
  readonly value: number | null;
  readonly before: number | null;
}

/** The twelve months of the year with those of the year before. */
export function chartMonths(view: ReportsView, figure: ReportFigure): ChartMonth[] {
  const read = (month: string) => {
    const known = monthIn(view, month);
    return known === undefined ? null : Math.abs(valueOf[figure](known));
  };
  return monthsOf(view.year).map((month) => ({ month, value: read(month), before: read(yearBefore(month)) }));
}

/** The months of the year that can be shown, newest first: from the first that is known to the one that runs. */
export function yearMonths({ year, runningMonth, firstMonth }: ReportsView): string[] {
  return monthsOf(year)
    .filter((month) => month <= runningMonth && firstMonth !== null && month >= firstMonth)
    .toReversed();
}

/** Every year of which something is known, newest first. */
export function knownYears({ runningMonth, firstMonth }: ReportsView): number[] {
  const last = Number(runningMonth.slice(0, 4));
  const first = Number((firstMonth ?? runningMonth).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, at) => last - at);
}

/** All months of the year as one. */
export function totalOf(months: readonly ReportMonth[]): ReportMonth {
  const total = (read: (month: ReportMonth) => number) => sum(months.map(read));
  return {
    month: '',
    orders: total(({ orders }) => orders),
    cancelled: total(({ cancelled }) => cancelled),
    inPortal: total(({ inPortal }) => inPortal),
    sales: total(({ sales }) => sales),
    commissions: total(({ commissions }) => commissions),
    shipping: months.flatMap(({ shipping }) => shipping),
  };
}

/** Whether every order of the month can be opened in the portal. */
export const isOpenable = ({ orders, inPortal }: ReportMonth): boolean => orders > 0 && orders === inPortal;
