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

/** What is shown nowhere else. */
function showMore(order: OrderDetail) {
  return <OrderFacts order={order} />;
}

/** The same of an order that the shop sends itself: with the legal documents of its day. */
function showOwnMore(order: OrderDetail) {
  return (
    <>
      <OrderFacts order={order} />
      <OrderLegal at={order.createdAt} />
    </>
  );
}

/** An order with every field: more information beside the list, or the order itself where there is no room for both. */
export function OrderModal({ onClose, ...pane }: Omit<OrderPaneProps, 'more' | 'isPage'> & { onClose: () => void }) {
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
  return (
    <Dialog
      title={title}
      note={place}
      actions={
        onPhone ? (
          <>
            <OrderMoves {...pane} />
            {pane.desk === 'own' ? <PrintMenu orderIds={[pane.orderId]} /> : null}
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
        <OrderPane {...pane} more={pane.desk === 'own' ? showOwnMore : showMore} isPage={onPhone} />
      </div>
    </Dialog>
  );
}
