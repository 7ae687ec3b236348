import type { ReportsView } from '@offizin/contract/reports/seller';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useMonthNames } from './figure-words.ts';
import { type ChartMonth, chartMonths } from './month-figures.ts';
import type { ReportFigure } from './reports-search.ts';
import classes from './reports.module.css';

const MonthChart = lazyPart(async () => (await import('./month-chart.tsx')).MonthChart, {
  waiting: <SkeletonLine width="60%" />,
});

/** From this on, amounts are drawn in thousands: bars have no room for more. Minor units. */
const inThousandsFrom = 1_000_000;

/** How values of a figure are drawn, and what they are called. */
function useUnit(months: readonly ChartMonth[], figure: ReportFigure) {
  const t = useTranslations('reports.unit');
  const { number, oneDecimal } = useFormats();
  const text = t(`of.${figure}`);
  if (figure === 'cancellations') return { unit: text, scale: 1, write: number };
  const most = Math.max(0, ...months.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const currency = currencySign;
  return most >= inThousandsFrom
    ? { unit: `${t('thousands', { currency })}, ${text}`, scale: 100_000, write: oneDecimal }
    : { unit: `${t('money', { currency })}, ${text}`, scale: 100, write: (value: number) => number(Math.round(value)) };
}

/** The same as the drawing in a sentence. */
function useSpoken({ currency }: ReportsView, figure: ReportFigure) {
  const t = useTranslations('reports');
  const { money, number } = useFormats();
  const { monthOfYear } = useMonthNames();
  const write = (value: number) => (figure === 'cancellations' ? number(value) : money({ amount: value, currency }));
  return (months: readonly ChartMonth[]): string => {
    const words = months.flatMap(({ month, value, before }) => {
      if (value === null) return [];
      const said = { month: monthOfYear(month), value: write(value) };
      return [before === null ? t('text.month', said) : t('text.compared', { ...said, before: write(before) })];
    });
    return t('text.chart', { title: t(`chart.${figure}`), months: words.join('; ') });
  };
}

function Legend({ view, hasBefore }: { view: ReportsView; hasBefore: boolean }) {
  const t = useTranslations('reports.legend');
  const isRunning = view.runningMonth.startsWith(String(view.year));
  return (
    <span className={classes['legend']} aria-hidden>
      <span data-mark="year">{view.year}</span>
      {hasBefore ? <span data-mark="before">{view.year - 1}</span> : null}
      {isRunning ? <span data-mark="running">{t('running')}</span> : null}
    </span>
  );
}

/** How a figure developed over a year, beside the year before (INV-03). */
export function ChartCard({ view, month, figure }: { view: ReportsView; month: string; figure: ReportFigure }) {
  const t = useTranslations('reports');
  const months = chartMonths(view, figure);
  const { unit, scale, write } = useUnit(months, figure);
  const spoken = useSpoken(view, figure);
  const scaled = months.map(({ value, before, ...of }) => ({
    ...of,
    value: value === null ? null : value / scale,
    before: before === null ? null : before / scale,
  }));
  return (
    <Card
      title={t(`chart.${figure}`)}
      note={unit}
      action={<Legend view={view} hasBefore={months.some(({ before }) => before !== null)} />}
    >
      <p className={classes['spoken']}>{spoken(months)}</p>
      <div className={classes['plot']} aria-hidden>
        <MonthChart
          months={scaled}
          chosen={month}
          running={view.runningMonth}
          write={write}
          name={t(`figure.${figure}`)}
        />
      </div>
    </Card>
  );
}
