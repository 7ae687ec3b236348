import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import type { Currency } from '@offizin/domain/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { useLedgerAddress } from './money-links.ts';
import { payoutOrdersQuery } from './payout-queries.ts';
import classes from './payouts.module.css';

/** The orders of a payout, each with its way to the ledger, page by page. */
export function PayoutOrders({ payoutNo, currency }: { payoutNo: string; currency: Currency }) {
  const t = useTranslations('settlement');
  const { money } = useFormats();
  const { shortDay } = useBrandFormats();
  const to = useLedgerAddress();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    payoutOrdersQuery(payoutNo),
  );
  const tActions = useTranslations('actions');
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={classes['lines']} aria-label={t('orders.label')}>
      <h3>{t('orders.label')}</h3>
      {isPending ? <p>{t('orders.loading')}</p> : null}
      {isError ? (
        <>
          <p>{t('failed.title')}</p>
          <Button onClick={() => void refetch()}>{tActions('tryAgain')}</Button>
        </>
      ) : null}
      {data !== undefined && orders.length === 0 ? <p>{t('orders.none')}</p> : null}
      <dl>
        {orders.map(({ orderNumber, orderedAt, amount }) => (
          <div key={orderNumber}>
            <dt>
              {to === undefined ? (
                formatOrderNumber(orderNumber)
              ) : (
                <Link to={to} search={{ tab: 'orders', order: orderNumber }}>
                  {formatOrderNumber(orderNumber)}
                </Link>
              )}{' '}
              <small>{shortDay(orderedAt)}</small>
            </dt>
            <dd>{money({ amount, currency })}</dd>
          </div>
        ))}
      </dl>
      {hasNextPage ? (
        <Button running={isFetchingNextPage && t('orders.loading')} onClick={() => void fetchNextPage()}>
          {t('orders.more')}
        </Button>
      ) : null}
    </section>
  );
}
