import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../platform/country-name.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
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

function ShippingTable({ view, rows }: { view: ReportsView; rows: readonly Shipping[] }) {
  const t = useTranslations('reports');
  const { amount, percent } = useFormats();
  const countryName = useCountryName();
  const returnName = useReturnName(view);
  const currency = currencySign;
  const total = (read: (row: Shipping) => number) => amount(rows.reduce((sum, row) => sum + read(row), 0));
  return (
    <div className={classes['scroller']}>
      <table className={classes['table']} data-kind="shipping">
        <thead>
          <tr>
            <th scope="col">{t('column.country')}</th>
            <th scope="col">{t('column.rate')}</th>
            <th scope="col">{t('column.net', { currency })}</th>
            <th scope="col">{t('column.vat', { currency })}</th>
            <th scope="col">{t('column.gross', { currency })}</th>
            <th scope="col">{t('column.return')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.country}/${row.rate}`}>
              <th scope="row">
                {row.country === '' ? t('shipping.unknown') : countryName(row.country)}
                <small className={classes['narrowOnly']}>{returnName(row)}</small>
              </th>
              <td>{percent(row.rate / 10_000)}</td>
              <td>{amount(row.net)}</td>
              <td>{amount(row.vat)}</td>
              <td>
                <b>{amount(row.gross)}</b>
              </td>
              <td>{returnName(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('table.total')}
            </th>
            <td>{total(({ net }) => net)}</td>
            <td>{total(({ vat }) => vat)}</td>
            <td>{total(({ gross }) => gross)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The VAT in what customers of a month paid for shipping, by where it has to be declared (INV-03). */
export function ShippingCard({ view, month: name }: { view: ReportsView; month: string }) {
  const t = useTranslations('reports');
  const { monthName } = useMonthNames();
  const month = monthIn(view, name) ?? emptyMonth(name);
  const count = shipmentsOf(month);
  const open = count > 0 && isOpenable(month);
  return (
    <Card
      title={t('shipping.title', { month: monthName(name) })}
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
        <ShippingTable view={view} rows={month.shipping} />
      )}
    </Card>
  );
}
