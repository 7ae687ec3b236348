import type { CourierParcels, Parcel } from '@offizin/contract/orders/parcels';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useCourierTitle } from './courier-title.ts';
import classes from './legacy.module.css';

function ParcelRow({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('parcels');
  const { number, receiver, units, trackingNumber, waybill } = parcel;
  const numbers = [trackingNumber, waybill].filter((each) => each !== null);
  return (
    <tr>
      <td>
        <b>{formatOrderNumber(number)}</b>
      </td>
      <td>
        {receiver === null ? (
          t('erased')
        ) : (
          <>
            {receiver.name}
            <span>
              {receiver.postalCode} {receiver.city}
            </span>
          </>
        )}
      </td>
      <td>{units}</td>
      <td>{numbers.length === 0 ? '–' : numbers.join(', ')}</td>
    </tr>
  );
}

/** What one courier is to pick up. */
export function ParcelList({ group, onPrint }: { group: CourierParcels; onPrint: () => void }) {
  const t = useTranslations('parcels');
  const title = useCourierTitle()(group.courier);
  const { parcels } = group;
  const print = (
    <Button icon={<IconPrinter size={16} aria-hidden />} aria-label={`${t('print')}: ${title}`} onClick={onPrint}>
      {t('print')}
    </Button>
  );
  return (
    <Card title={title} note={t('count', { count: parcels.length })} action={print}>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('column.order')}</th>
              <th scope="col">{t('column.receiver')}</th>
              <th scope="col">{t('column.units')}</th>
              <th scope="col">{t('column.waybill')}</th>
            </tr>
          </thead>
          <tbody>
            {parcels.map((parcel) => (
              <ParcelRow key={parcel.orderId} parcel={parcel} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
