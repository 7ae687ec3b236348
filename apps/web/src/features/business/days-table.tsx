import type { BusinessView, SalesDayView } from '@offizin/contract/business/seller';
import { changeOf } from '@offizin/domain/business/sales-days';
import { useTranslations } from 'use-intl';
import { noonOf } from '../../parts/business/sales-words.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { Card } from '../../ui/card.tsx';
import { Table, type TableColumn, TableScroller } from '../../ui/table.tsx';
import { DayOrders } from './day-orders.tsx';
import classes from './business.module.css';

function useDayName(): (day: string) => string {
  const { shortDay, shortWeekday } = useFormats();
  return (day) => `${shortWeekday(noonOf(day))} ${shortDay(noonOf(day))}`;
}

function useColumns(view: BusinessView): TableColumn<SalesDayView>[] {
  const t = useTranslations('business');
  const { amount, number, signedPercent } = useFormats();
  const dayName = useDayName();
  const currency = currencySign;
  const running = view.days.at(-1)?.day;
  const changed = ({ day, value, before }: SalesDayView): string => {
    const change = day === running ? null : changeOf(value, before.value);
    return change === null ? '–' : signedPercent(change / 100);
  };
  return [
    {
      id: 'day',
      name: t('column.day'),
      isRowName: true,
      render: (day) => (
        <span className={classes['day']}>
          <span>
            {dayName(day.day)} {day.day === running ? <small>{t('day.running')}</small> : null}
          </span>
          <DayOrders day={day} name={dayName(day.day)} />
        </span>
      ),
    },
    // On phones the links below the day count them.
    {
      id: 'orders',
      name: t('column.orders'),
      isNumber: true,
      isWideOnly: true,
      render: ({ orders }) => number(orders),
    },
    { id: 'units', name: t('column.units'), isNumber: true, isWideOnly: true, render: ({ units }) => number(units) },
    { id: 'value', name: t('column.value', { currency }), isNumber: true, render: ({ value }) => amount(value) },
    {
      id: 'before',
      name: t('column.before', { currency }),
      isNumber: true,
      isWideOnly: true,
      tone: 'quiet',
      render: ({ before }) => amount(before.value),
    },
    { id: 'change', name: t('column.change'), isNumber: true, tone: 'quiet', render: changed },
  ];
}

/** What the chart draws, the newest day first: each leads to the orders that it counts (MET-08). */
export function DaysTable({ view }: { view: BusinessView }) {
  const t = useTranslations('business');
  return (
    <Card title={t('day.tableTitle')} footer={`${t('counts')} ${t('behind.note')}`}>
      <TableScroller>
        <Table
          label={t('day.tableTitle')}
          className={classes['table']}
          rows={view.days.toReversed()}
          keyOf={({ day }) => day}
          columns={useColumns(view)}
        />
      </TableScroller>
    </Card>
  );
}
