import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { emptyMonth, monthBefore, monthIn, shipmentsOf, shippingVatOf } from './month-figures.ts';
import type { ReportFigure } from './reports-search.ts';

/** Noon of the first day: the same month in every time zone. */
const noon = (month: string): string => `${month}-01T12:00:00Z`;

export function useMonthNames() {
  const { monthName, monthOfYear, shortMonth, narrowMonth } = useFormats();
  return {
    monthName: (month: string) => monthName(noon(month)),
    monthOfYear: (month: string) => monthOfYear(noon(month)),
    shortMonth: (month: string) => shortMonth(noon(month)),
    narrowMonth: (month: string) => narrowMonth(noon(month)),
  };
}

const shareOf = (part: number, whole: number): number => Math.round((part * 10_000) / whole);

export interface FigureWords {
  readonly value: string;
  /** Beside the value. */
  readonly of: string | null;
  readonly hint: string;
  /** Which way it went, where that is good or bad. */
  readonly change: 'up' | 'down' | null;
}

function useHints(view: ReportsView) {
  const t = useTranslations('reports.hint');
  const { share, signedPercent } = useFormats();
  const { monthName } = useMonthNames();
  const previous = (month: string) => monthIn(view, monthBefore(month));
  return {
    sales: ({ month, sales, orders }: ReportMonth): Pick<FigureWords, 'hint' | 'change'> => {
      if (month === view.runningMonth) return { hint: t('running'), change: null };
      const before = previous(month)?.sales ?? 0;
      if (before <= 0)
        return { hint: orders === 0 ? t('none') : t('alone', { month: monthName(monthBefore(month)) }), change: null };
      const change = sales / before - 1;
      const words = { change: signedPercent(change), month: monthName(monthBefore(month)) };
      return { hint: t('change', words), change: change < 0 ? 'down' : 'up' };
    },
    commissions: ({ sales, commissions }: ReportMonth): string =>
      sales <= 0 ? t('none') : t('ofSales', { share: share(shareOf(Math.abs(commissions), sales)) }),
    cancellations: ({ month, cancelled, orders }: ReportMonth): string => {
      if (orders === 0) return t('none');
      const ratio = share(shareOf(cancelled, orders));
      const before = previous(month);
      if (before === undefined || before.orders === 0) return t('ratioAlone', { share: ratio });
      const words = { month: monthName(before.month), before: share(shareOf(before.cancelled, before.orders)) };
      return t('ratio', { share: ratio, ...words });
    },
    shippingVat: (month: ReportMonth): string => {
      const orders = shipmentsOf(month);
      const countries = new Set(month.shipping.map(({ country }) => country)).size;
      return orders === 0 ? t('none') : t('shipping', { countries, orders });
    },
  };
}

/** What the four figures of a month say. */
export function useFigureWords(view: ReportsView, name: string): Readonly<Record<ReportFigure, FigureWords>> {
  const t = useTranslations('reports.hint');
  const { money, number } = useFormats();
  const hints = useHints(view);
  const { currency } = view;
  const month = monthIn(view, name) ?? emptyMonth(name);
  const plain = { of: null, change: null };
  return {
    sales: { ...plain, value: money({ amount: month.sales, currency }), ...hints.sales(month) },
    commissions: { ...plain, value: money({ amount: month.commissions, currency }), hint: hints.commissions(month) },
    cancellations: {
      ...plain,
      value: number(month.cancelled),
      of: t('ofOrders', { count: month.orders }),
      hint: hints.cancellations(month),
    },
    shippingVat: { ...plain, value: money({ amount: shippingVatOf(month), currency }), hint: hints.shippingVat(month) },
  };
}
