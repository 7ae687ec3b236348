import type { OrderDetail } from '@offizin/contract/orders';
import {
  type CancellationReasonCode,
  checkCancellation,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newIdempotencyKey } from '../../platform/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogNote } from '../../ui/dialog.tsx';
import { useOrderAction } from './order-actions.ts';
import classes from './reject-dialog.module.css';
import { RejectEffect } from './reject-effect.tsx';
import { chooseAll, type ChosenUnits, countUnits, takesAll } from './reject-form.ts';
import { RejectItems } from './reject-items.tsx';
import { RejectReason } from './reject-reason.tsx';

/** Sends the rejection: of the whole order, or of the chosen units. */
function useRejection(order: OrderDetail, onClose: () => void) {
  const whole = useOrderAction('POST /orders/:orderId/reject', order);
  const units = useOrderAction('POST /orders/:orderId/cancel-units', order);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return {
    running: whole.isPending || units.isPending,
    send: (reason: CancellationReasonCode, comment: string, chosen: ChosenUnits) => {
      const said = { reason, ...(comment.trim() && { comment: comment.trim() }) };
      const done = { onSuccess: onClose, onError: () => setKey(newIdempotencyKey()) };
      if (takesAll(order, chosen)) whole.mutate({ body: said, idempotencyKey }, done);
      else
        units.mutate(
          { body: { ...said, items: [...chosen].map(([lineId, quantity]) => ({ lineId, quantity })) }, idempotencyKey },
          done,
        );
    },
  };
}

/** Rejects units or the whole order for a reason; says what it does and that it is final (ORD-05, ORD-11). */
export function RejectDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('orders.reject');
  const rejection = useRejection(order, onClose);
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<ChosenUnits>(() => (order.units === 1 ? chooseAll(order) : new Map()));
  const [tried, setTried] = useState(false);
  const count = countUnits(chosen);

  function submit(): void {
    setTried(true);
    if (count > 0 && isCancellationReasonCode(reason) && checkCancellation(reason, comment).comment === undefined)
      rejection.send(reason, comment, chosen);
  }

  return (
    <Dialog
      title={t('title', { number: formatOrderNumber(order.number) })}
      note={t('note', { name: order.deliveryAddress.name })}
      opened
      onClose={onClose}
      width={760}
      padded={false}
      footer={
        <>
          <DialogNote icon={<IconAlertTriangle aria-hidden />}>{t('final')}</DialogNote>
          <Button onClick={onClose} hint="Esc" data-autofocus>
            {t('cancel')}
          </Button>
          <Button tone="dangerFilled" onClick={submit} running={rejection.running && t('submitting')}>
            {t('submit', { count })}
          </Button>
        </>
      }
    >
      <div className={classes['columns']}>
        <div className={classes['form']}>
          <RejectReason reason={reason} comment={comment} setReason={setReason} setComment={setComment} tried={tried} />
          <RejectItems order={order} chosen={chosen} setChosen={setChosen} isMissing={tried && count === 0} />
        </div>
        <RejectEffect order={order} chosen={chosen} />
      </div>
    </Dialog>
  );
}
