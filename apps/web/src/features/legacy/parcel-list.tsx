import type { CourierParcels, Parcel } from '@offizin/contract/orders/parcels';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconPrinter } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SecondLine } from '../../ui/second-line.tsx';
import { Table } from '../../ui/table.tsx';
import { useCourierTitle } from './courier-title.ts';
import classes from './legacy.module.css';
import { spoken } from '../../ui/spoken.ts';

function Receiver({ receiver }: Pick<Parcel, 'receiver'>) {
  const t = useTranslations('parcels');
  if (receiver === null) return t('erased');
  return (
    <>
      {receiver.name}
      <SecondLine>
        {receiver.postalCode} {receiver.city}
      </SecondLine>
    </>
  );
}

/** Each whole in its line: its hyphens are no places to break it. */
function Numbers({ trackingNumber, waybill }: Parcel) {
  const numbers = [trackingNumber, waybill].filter((each) => each !== null);
  if (numbers.length === 0) return '–';
  return numbers.map((each, index) => (
    <Fragment key={each}>
      {index === 0 ? null : ', '}
      <span className={classes['number']}>{each}</span>
    </Fragment>
  ));
}

/** What one courier is to pick up. */
export function ParcelList({ group, onPrint }: { group: CourierParcels; onPrint: () => Promise<void> }) {
  const t = useTranslations('parcels');
  const title = useCourierTitle()(group.courier);
  const { parcels } = group;
  const [isPrinting, setPrinting] = useState(false);
  const begin = async () => {
    setPrinting(true);
    await onPrint();
    setPrinting(false);
  };
  const print = (
    <Button
      icon={<IconPrinter size={16} aria-hidden />}
      aria-label={spoken(t('print'), title)}
      running={isPrinting && t('print')}
      onClick={() => void begin()}
    >
      {t('print')}
    </Button>
  );
  return (
    <Card title={title} note={t('count', { count: parcels.length })} action={print}>
      <Table
        label={title}
        isStacked
        rows={parcels}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            id: 'order',
            name: t('column.order'),
            tone: 'strong',
            render: ({ number }) => <span className={classes['number']}>{formatOrderNumber(number)}</span>,
          },
          { id: 'receiver', name: t('column.receiver'), render: ({ receiver }) => <Receiver receiver={receiver} /> },
          { id: 'units', name: t('column.units'), isNumber: true, render: ({ units }) => units },
          { id: 'waybill', name: t('column.waybill'), render: (parcel) => <Numbers {...parcel} /> },
        ]}
      />
    </Card>
  );
}
