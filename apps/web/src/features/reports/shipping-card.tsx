import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../platform/country-name.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Table, TableScroller } from '../../ui/table.tsx';
import { useMonthNames } from './figure-words.ts';
import { emptyMonth, isOpenable, monthIn, shipmentsOf } from './month-figures.ts';
import { OrdersLink } from './orders-link.tsx';
import classes from './reports.module.css';

type Shipping = ReportMonth['shipping'][number];

/** What the place is called where the VAT is declared: Spain’s own return by its name. */
function useReturnName({ country }: ReportsView) {
  const t = useTranslations('reports.return');
  return ({ taxReturn }: Shipping): string => t(taxReturn === 'domestic' && country === 'ES' ? 'modelo303' : taxReturn);
}

interface ShippingTableProps {
  readonly title: string;
  readonly view: ReportsView;
  readonly rows: readonly Shipping[];
}

function ShippingTable({ title, view, rows }: ShippingTableProps) {
  const t = useTranslations('reports');
  const { amount, percent } = useFormats();
  const countryName = useCountryName();
  const returnName = useReturnName(view);
  const currency = currencySign;
  return (
    <TableScroller>
      <Table
        label={title}
        className={classes['figuresTable']}
        rows={rows}
        keyOf={({ country, rate }) => `${country}/${rate}`}
        columns={[
          {
            id: 'country',
            name: t('column.country'),
            isRowName: true,
            render: (row) => (
              <>
                {row.country === '' ? t('shipping.unknown') : countryName(row.country)}
                <small className={classes['narrowOnly']}>{returnName(row)}</small>
              </>
            ),
            sum: t('table.total'),
          },
          {
            id: 'rate',
            name: t('column.rate'),
            isNumber: true,
            tone: 'quiet',
            render: ({ rate }) => percent(rate / 10_000),
          },
          ...(['net', 'vat', 'gross'] as const).map((figure) => ({
            id: figure,
            name: t(`column.${figure}`, { currency }),
            isNumber: true,
            tone: figure === 'gross' ? ('strong' as const) : ('quiet' as const),
            isWideOnly: figure === 'net',
            render: (row: Shipping) => amount(row[figure]),
            sum: amount(rows.reduce((sum, row) => sum + row[figure], 0)),
          })),
          { id: 'return', name: t('column.return'), tone: 'quiet', isWideOnly: true, render: returnName },
        ]}
      />
    </TableScroller>
  );
}

/** The VAT in what customers of a month paid for shipping, by where it has to be declared (INV-03). */
export function ShippingCard({ view, month: name }: { view: ReportsView; month: string }) {
  const t = useTranslations('reports');
  const { monthName } = useMonthNames();
  const month = monthIn(view, name) ?? emptyMonth(name);
  const count = shipmentsOf(month);
  const open = count > 0 && isOpenable(month);
  const title = t('shipping.title', { month: monthName(name) });
  return (
    <Card
      title={title}
      note={t('shipping.note')}
      {...(open && {
        action: (
          <OrdersLink month={name} only="shipping">
            {t('shipping.open', { count })}
          </OrdersLink>
        ),
      })}
      {...(month.orders !== month.inPortal && { footer: t('before') })}
    >
      {month.shipping.length === 0 ? (
        <CardText>{t('shipping.none')}</CardText>
      ) : (
        <ShippingTable title={title} view={view} rows={month.shipping} />
      )}
    </Card>
  );
}
