import type { OrderDetail } from '@offizin/contract/orders/views';
import { useTranslations } from 'use-intl';
import { Timeline } from '../../../ui/timeline.tsx';
import { useCourierName } from '../courier-name.ts';
import classes from './order-detail.module.css';
import { useShipmentSteps } from './shipment-steps.ts';

/** With whom it goes, under which number, and the code it is handed out for. */
function Dispatch({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail.field');
  const courierName = useCourierName();
  const { courier, trackingNumber, trackingUrl, pickupCode } = order;
  if (courier === null && pickupCode === null) return null;
  const number = trackingNumber ?? trackingUrl;
  return (
    <div className={classes['block']}>
      <h4>{t('courier')}</h4>
      {courier === null ? null : <strong>{courierName(courier)}</strong>}
      {trackingUrl === null ? (
        trackingNumber
      ) : (
        <a href={trackingUrl} target="_blank" rel="noreferrer noopener">
          {number}
        </a>
      )}
      {pickupCode === null ? null : (
        <div>
          {t('pickupCode')} <b>{pickupCode}</b>
        </div>
      )}
    </div>
  );
}

/** The way of the parcel, from the order to the door (ORD-09). */
export function OrderShipment({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  const steps = useShipmentSteps(order);
  return (
    <section className={classes['card']} aria-label={t('shipment')}>
      <div className={classes['block']}>
        <h4>{t('shipment')}</h4>
        <Timeline steps={steps} />
      </div>
      <Dispatch order={order} />
    </section>
  );
}
