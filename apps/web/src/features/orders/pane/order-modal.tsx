import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { phone, useMedia, wide } from '../../../platform/media.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLegal } from './order-legal.tsx';
import { OrderMoves, usePlaceText } from './order-head.tsx';
import { PrintMenu } from '../papers/print-menu.tsx';
import { OrderPane, type OrderPaneProps } from './order-pane.tsx';
import { orderDetailQuery } from '../order-queries.ts';
import classes from '../orders-screen.module.css';

/** An order with every field: more information beside the list, or the order itself where there is no room for both. */
export function OrderModal({
  onClose,
  ...pane
}: Omit<OrderPaneProps, 'full' | 'facts' | 'isPage'> & { onClose: () => void }) {
  const t = useTranslations('orders.detail');
  const isWide = useMedia(wide);
  const onPhone = useMedia(phone);
  const { data: order } = useQuery(orderDetailQuery(pane.desk, pane.orderId));
  const placeText = usePlaceText(pane.neighbours);
  const isNumbered = onPhone && order !== undefined;
  const title = isNumbered ? (
    <>
      <span className={classes['spoken']}>{t('facts')} </span>
      {formatOrderNumber(order.number)}
    </>
  ) : (
    t(isWide ? 'more' : 'facts')
  );
  const place = onPhone ? placeText : null;
  const facts = (shown: OrderDetail) => (
    <>
      <OrderFacts order={shown} />
      {pane.desk === 'own' ? <OrderLegal at={shown.createdAt} /> : null}
    </>
  );
  return (
    <Dialog
      title={title}
      note={place}
      actions={
        onPhone ? (
          <>
            <OrderMoves {...pane} />
            {pane.desk === 'own' ? <PrintMenu orderId={pane.orderId} /> : null}
          </>
        ) : null
      }
      opened
      onClose={onClose}
      width={760}
      padded={false}
      isPage
      isInHistory
    >
      <div className={classes['modal']}>
        <OrderPane {...pane} full facts={facts} isPage={onPhone} />
      </div>
    </Dialog>
  );
}
