import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { Card } from '../../ui/card.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { Table, type TableColumn, TableScroller } from '../../ui/table.tsx';
import { useMonthNames } from './figure-words.ts';
import { emptyMonth, isOpenable, knownYears, monthIn, shippingVatOf, totalOf, yearMonths } from './month-figures.ts';
import { OrdersLink } from './orders-link.tsx';
import type { ReportsSearch } from './reports-search.ts';
import classes from './reports.module.css';

function Cancelled({ month }: { month: ReportMonth }) {
  const t = useTranslations('reports.table');
  const { number } = useFormats();
  const { monthOfYear } = useMonthNames();
  const { cancelled, orders } = month;
  return t.rich('of', {
    open: (chunks) =>
      cancelled > 0 && isOpenable(month) ? (
        <OrdersLink
          month={month.month}
          only="cancelled"
          label={`${cancelled}: ${t('cancelled', { month: monthOfYear(month.month) })}`}
        >
          {chunks}
        </OrdersLink>
      ) : (
        chunks
      ),
    cancelled: number(cancelled),
    orders: number(orders),
  });
}

function MonthLink({ view, name, isShown }: { view: ReportsView; name: string; isShown: boolean }) {
  const t = useTranslations('reports.table');
  const { monthName } = useMonthNames();
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, month: name })}
      replace
      resetScroll={false}
      aria-current={isShown ? 'true' : undefined}
      activeProps={{}}
      activeOptions={{ exact: true }}
      className={classes['month']}
    >
      <span>{monthName(name)}</span>
      {name === view.runningMonth ? <small> {t('soFar')}</small> : null}
    </Link>
  );
}

function YearChoice({ view }: { view: ReportsView }) {
  const t = useTranslations('reports.table');
  const change = useSearchChange<ReportsSearch>();
  const years = knownYears(view);
  const lastMonth = (year: string) => (view.runningMonth.startsWith(year) ? '' : `${year}-12`);
  return (
    <NativeSelect
      aria-label={t('years')}
      size="xs"
      value={String(view.year)}
      data={years.map(String)}
      onChange={({ currentTarget }) => change({ month: lastMonth(currentTarget.value) })}
    />
  );
}

/** The columns of a year's months, each with what it comes to; a row is a month's name. */
function useMonthColumns(view: ReportsView, shown: string): TableColumn<string>[] {
  const t = useTranslations('reports');
  const { amount } = useFormats();
  const currency = currencySign;
  const total = totalOf(view.months);
  const figure = (id: string, name: string, read: (month: ReportMonth) => ReactNode): TableColumn<string> => ({
    id,
    name,
    isNumber: true,
    render: (month) => read(monthIn(view, month) ?? emptyMonth(month)),
    sum: read(total),
  });
  return [
    {
      id: 'month',
      name: t('column.month'),
      isRowName: true,
      render: (name) => <MonthLink view={view} name={name} isShown={name === shown} />,
      sum: t('table.total'),
    },
    figure('sales', t('column.sales', { currency }), ({ sales }) => amount(sales)),
    {
      ...figure('commissions', t('column.commissions', { currency }), ({ commissions }) => amount(commissions)),
      tone: 'quiet',
    },
    { ...figure('cancelled', t('column.cancelled'), (month) => <Cancelled month={month} />), tone: 'quiet' },
    {
      ...figure('shippingVat', t('column.shippingVat', { currency }), (month) => amount(shippingVatOf(month))),
      tone: 'quiet',
      isWideOnly: true,
    },
  ];
}

/** A year month by month: what the chart draws, and the three figures beside it. */
export function MonthTable({ view, shown }: { view: ReportsView; shown: string }) {
  const t = useTranslations('reports');
  const title = t('table.title', { year: String(view.year) });
  return (
    <Card title={title} action={<YearChoice view={view} />} footer={t('note')}>
      <TableScroller>
        <Table
          label={title}
          className={classes['figuresTable']}
          rows={yearMonths(view)}
          keyOf={(name) => name}
          markOf={(name) => (name === shown ? 'shown' : undefined)}
          columns={useMonthColumns(view, shown)}
        />
      </TableScroller>
    </Card>
  );
}
