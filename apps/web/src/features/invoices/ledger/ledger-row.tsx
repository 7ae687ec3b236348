import type { LedgerItem } from '@offizin/contract/ledger/seller';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useBrandFormats } from '../../../platform/formats.ts';
import { type LedgerSearch, ledgerAddress } from './ledger-search.ts';
import { LedgerStanding } from './ledger-words.tsx';
import classes from './ledger.module.css';

const figures = ['sold', 'refunded', 'kept'] as const;

/** The names of the columns, above the rows that have them. */
export function LedgerHead() {
  const t = useTranslations('ledger.column');
  return (
    <div className={classes['head']} aria-hidden>
      <span>{t('order')}</span>
      {([...figures, 'forYou'] as const).map((figure) => (
        <span key={figure} className={classes['figure']} data-figure={figure}>
          {t(figure, { currency: currencySign })}
        </span>
      ))}
      <span>{t('standing')}</span>
    </div>
  );
}

/** An order with what it brings; the whole row opens it. */
export function LedgerRow({ item, search }: { item: LedgerItem; search: LedgerSearch }) {
  const t = useTranslations('ledger');
  const { amount, date } = useBrandFormats();
  const { orderNumber, orderedAt, forYou } = item;
  return (
    <article className={classes['row']} data-open={search.order === orderNumber || undefined}>
      <div className={classes['name']}>
        <Link to="." search={ledgerAddress({ ...search, order: orderNumber })} resetScroll={false}>
          {formatOrderNumber(orderNumber)}
        </Link>
        <span>{date(orderedAt)}</span>
      </div>
      {figures.map((figure) => (
        <span key={figure} className={classes['figure']} data-figure={figure} title={t(`group.${figure}`)}>
          {item[figure] === 0 && figure === 'refunded' ? '–' : amount(item[figure])}
        </span>
      ))}
      <b className={classes['figure']}>{amount(forYou)}</b>
      <LedgerStanding item={item} />
    </article>
  );
}
