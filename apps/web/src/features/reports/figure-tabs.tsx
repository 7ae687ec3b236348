import type { ReportsView } from '@offizin/contract/reports/seller';
import {
  type Icon,
  IconCancel,
  IconChartBar,
  IconCoinEuro,
  IconReceiptTax,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFigureWords, useMonthNames } from './figure-words.ts';
import { type ReportFigure, reportFigures } from './reports-search.ts';
import classes from './reports.module.css';

const icons: Readonly<Record<ReportFigure, Icon>> = {
  sales: IconChartBar,
  commissions: IconCoinEuro,
  cancellations: IconCancel,
  shippingVat: IconReceiptTax,
};
const trends = { up: IconTrendingUp, down: IconTrendingDown } as const;

/** The four figures of a month; each chooses what the chart shows. */
export function FigureTabs({ view, month, current }: { view: ReportsView; month: string; current: ReportFigure }) {
  const t = useTranslations('reports');
  const { monthOfYear } = useMonthNames();
  const words = useFigureWords(view, month);
  return (
    <nav className={classes['figures']} aria-label={t('figures', { month: monthOfYear(month) })}>
      {reportFigures.map((figure) => {
        const Shape = icons[figure];
        const { value, of, hint, change } = words[figure];
        const Trend = change === null ? null : trends[change];
        return (
          <Link
            key={figure}
            to="."
            search={(before: Record<string, unknown>) => ({ ...before, figure })}
            replace
            resetScroll={false}
            aria-current={figure === current ? 'true' : undefined}
            activeProps={{}}
            activeOptions={{ exact: true }}
          >
            <span>
              <Shape size={16} aria-hidden /> {t(`figure.${figure}`)}
            </span>
            <b>
              {value}
              {of === null ? null : <small> {of}</small>}
            </b>
            <small>
              {Trend === null ? null : <Trend size={15} aria-hidden data-change={change} />}
              {hint}
            </small>
          </Link>
        );
      })}
    </nav>
  );
}
