import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { Card } from '../../ui/card.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
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

function Cells({ month }: { month: ReportMonth }) {
  const { amount } = useFormats();
  return (
    <>
      <td>{amount(month.sales)}</td>
      <td>{amount(month.commissions)}</td>
      <td>
        <Cancelled month={month} />
      </td>
      <td>{amount(shippingVatOf(month))}</td>
    </>
  );
}

function MonthRow({ view, name, isShown }: { view: ReportsView; name: string; isShown: boolean }) {
  const t = useTranslations('reports.table');
  const { monthName } = useMonthNames();
  return (
    <tr data-shown={isShown || undefined}>
      <th scope="row">
        <Link
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, month: name })}
          replace
          resetScroll={false}
          aria-current={isShown ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          <span>{monthName(name)}</span>
          {name === view.runningMonth ? <small> {t('soFar')}</small> : null}
        </Link>
      </th>
      <Cells month={monthIn(view, name) ?? emptyMonth(name)} />
    </tr>
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

/** A year month by month: what the chart draws, and the three figures beside it. */
export function MonthTable({ view, shown }: { view: ReportsView; shown: string }) {
  const t = useTranslations('reports');
  const currency = currencySign;
  const names = yearMonths(view);
  return (
    <Card title={t('table.title', { year: String(view.year) })} action={<YearChoice view={view} />} footer={t('note')}>
      <div className={classes['scroller']}>
        <table className={classes['table']} data-kind="months">
          <thead>
            <tr>
              <th scope="col">{t('column.month')}</th>
              <th scope="col">{t('column.sales', { currency })}</th>
              <th scope="col">{t('column.commissions', { currency })}</th>
              <th scope="col">{t('column.cancelled')}</th>
              <th scope="col">{t('column.shippingVat', { currency })}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <MonthRow key={name} view={view} name={name} isShown={name === shown} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('table.total')}</th>
              <Cells month={totalOf(view.months)} />
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
