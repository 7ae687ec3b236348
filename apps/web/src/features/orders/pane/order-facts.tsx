import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLedgerAddress } from '../../../parts/payouts/money-links.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useCourierName } from '../courier-name.ts';
import classes from './order-detail.module.css';

function TrackingLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {url}
    </a>
  );
}

/** The way to what the order brings and when it is paid, for who may see it. */
function LedgerLink({ number }: { number: string }) {
  const t = useTranslations('orderDialogs');
  const to = useLedgerAddress();
  if (to === undefined) return null;
  return (
    <>
      <dt>{t('facts.ledger')}</dt>
      <dd>
        <Link to={to} search={{ tab: 'orders', order: number }}>
          {t('ledgerLink')}
        </Link>
      </dd>
    </>
  );
}

/** Every field of an order that is shown nowhere else (ORD-01, ORD-03). */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const tDialogs = useTranslations('orderDialogs');
  const formats = useFormats();
  const courierName = useCourierName();
  const time = (instant: string | null) => (instant === null ? null : formats.dayTime(instant));
  const { cancellation, slot } = order;
  const known: [string, string | null][] = [
    [tDialogs('facts.number'), formatOrderNumber(order.number)],
    [tDialogs('facts.status'), t(`status.${order.status}`)],
    [tDialogs('facts.createdAt'), time(order.createdAt)],
    [tDialogs('facts.origin'), t(`origin.${order.origin}`)],
    [tDialogs('facts.deliveryType'), t(`deliveryType.${order.deliveryType}`)],
    [tDialogs('facts.slot'), slot && `${formats.shortDayTime(slot.from)}–${formats.time(slot.to)}`],
    [tDialogs('facts.dispatchBy'), time(order.dispatchBy)],
    [tDialogs('facts.confirmedAt'), time(order.confirmedAt)],
    [tDialogs('facts.processedAt'), time(order.processedAt)],
    [tDialogs('facts.finalisedAt'), time(order.finalisedAt)],
    [t('detail.field.courier'), order.courier && courierName(order.courier)],
    [t('detail.field.trackingNumber'), order.trackingNumber],
    [tDialogs('facts.trackingUrl'), order.trackingUrl],
    [t('detail.field.pickupCode'), order.pickupCode],
    [tDialogs('facts.waybill'), order.waybill],
    ...(cancellation === null
      ? []
      : ([
          [tDialogs('facts.cancelledBy'), t(`party.${cancellation.by}`)],
          [tDialogs('facts.reason'), tDialogs(`reason.${cancellation.reason}`)],
          [tDialogs('facts.comment'), cancellation.comment],
        ] satisfies [string, string | null][])),
  ];
  const facts = known.filter(([, value]) => value);
  return (
    <section className={classes['card']} aria-label={t('detail.facts')}>
      <div className={classes['cardHead']}>
        <h3>{t('detail.facts')}</h3>
      </div>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value && value === order.trackingUrl ? <TrackingLink url={value} /> : value}</dd>
          </div>
        ))}
        <LedgerLink number={order.number} />
      </dl>
    </section>
  );
}
