import type { BusinessView } from '@offizin/contract/business/seller';
import type { Sales } from '@offizin/domain/business/sales';
import { changeOf, lastWeek } from '@offizin/domain/business/sales-days';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';

export const salesFigures = ['today', 'yesterday', 'week'] as const;
type SalesFigure = (typeof salesFigures)[number];

export interface SalesWords {
  readonly value: string;
  /** How many orders and units that are. */
  readonly of: string;
  /** Beside the week before. */
  readonly hint: string;
  readonly change: 'up' | 'down' | null;
}

/** Noon of a day: the same day wherever the shop is. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** How what was sold is said beside what was before. */
export function useChangeWords(): (sales: Sales, before: Sales) => Pick<SalesWords, 'hint' | 'change'> {
  const t = useTranslations('business.day');
  const { signedPercent } = useFormats();
  return ({ value }, before) => {
    const change = changeOf(value, before.value);
    if (change === null) return { hint: t('none'), change: null };
    if (change === 0) return { hint: t('noChange'), change: null };
    return { hint: t('change', { change: signedPercent(change / 100) }), change: change < 0 ? 'down' : 'up' };
  };
}

/** What the figures about today, yesterday and the last week say. */
export function useSalesWords({ days, running, currency }: BusinessView): Readonly<Record<SalesFigure, SalesWords>> {
  const t = useTranslations('business.day');
  const { money } = useFormats();
  const changeWords = useChangeWords();
  const write = (value: number) => money({ amount: value, currency });
  const words = (sales: Sales, beside: Pick<SalesWords, 'hint' | 'change'>): SalesWords => ({
    value: write(sales.value),
    of: `${t('orders', { count: sales.orders })}, ${t('units', { count: sales.units })}`,
    ...beside,
  });
  const soFar = (): Pick<SalesWords, 'hint' | 'change'> => {
    const { until, sales, before } = running;
    if (until === 0) return { hint: t('early'), change: null };
    const change = changeOf(sales.value, before.value);
    const values = { hour: `${until}:00`, value: write(sales.value), before: write(before.value) };
    return { hint: t('until', values), change: !change ? null : change < 0 ? 'down' : 'up' };
  };
  const [yesterday, today] = days.slice(-2);
  const none = { orders: 0, units: 0, value: 0 };
  const week = lastWeek(days);
  return {
    today: words(today ?? none, soFar()),
    yesterday: words(yesterday ?? none, changeWords(yesterday ?? none, yesterday?.before ?? none)),
    week: words(week.sales, changeWords(week.sales, week.before)),
  };
}
