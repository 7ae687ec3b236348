import { Checkbox, Select, Textarea } from '@mantine/core';
import type { OrderDetail, OrderLine } from '@offizin/contract/orders';
import { type CancellationReasonCode, cancellationReasons, checkCancellation, isCancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import { IconAlertTriangle, IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newIdempotencyKey } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogNote } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { useOrderAction } from './order-actions.ts';
import classes from './reject-dialog.module.css';
import { choose, chooseAll, type ChosenUnits, countUnits, takesAll, totalWithout, unitsLeft } from './reject-form.ts';

function Item({ line, chosen, onChoose }: { line: OrderLine; chosen: number; onChoose: (quantity: number) => void }) {
  const t = useTranslations('orders');
  const left = unitsLeft(line);
  return (
    <li className={classes['item']}>
      <Checkbox aria-label={line.name} checked={chosen > 0} onChange={(event) => onChoose(event.currentTarget.checked ? left : 0)} />
      <ProductImage image={line.image} />
      <div>
        <b>{line.name}</b>
        <small>{line.pack}</small>
      </div>
      <div className={classes['count']}>
        {chosen > 0 && left > 1 ? (
          <>
            <span className={classes['stepper']} role="group" aria-label={t('reject.quantity', { name: line.name })}>
              <button type="button" aria-label={t('reject.less')} disabled={chosen <= 1} onClick={() => onChoose(chosen - 1)}>
                <IconMinus size={14} aria-hidden />
              </button>
              <output>{chosen}</output>
              <button type="button" aria-label={t('reject.more')} disabled={chosen >= left} onClick={() => onChoose(chosen + 1)}>
                <IconPlus size={14} aria-hidden />
              </button>
            </span>
            {t('reject.of', { count: String(left) })}
          </>
        ) : (
          t('card.units', { count: left })
        )}
      </div>
    </li>
  );
}

function Effect({ order, chosen }: { order: OrderDetail; chosen: ChosenUnits }) {
  const t = useTranslations('orders.reject');
  const { money } = useFormats();
  const { currency, amount: before } = order.total;
  const after = totalWithout(order, chosen);
  return (
    <aside className={classes['effect']} aria-live="polite">
      <h3>{t('effect')}</h3>
      <dl className={classes['sums']}>
        <dt>{t('before')}</dt>
        <dd>{money({ amount: before, currency })}</dd>
        <dt>{t('refund')}</dt>
        <dd>{money({ amount: after - before, currency })}</dd>
        <dt className={classes['sum']}>{t('after')}</dt>
        <dd className={classes['sum']}>{money({ amount: after, currency })}</dd>
      </dl>
      {takesAll(order, chosen) ? (
        <p className={classes['whole']}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('whole')}
        </p>
      ) : null}
    </aside>
  );
}

function useReasonChoices() {
  const t = useTranslations('orders');
  return cancelledByParties.map((party) => ({
    group: t(`reject.reasonGroup.${party}`),
    items: cancellationReasons.filter(({ attribution }) => attribution === party).map(({ code }) => ({ value: code, label: t(`reason.${code}`) })),
  }));
}

/** Sends the rejection: of the whole order, or of the chosen units. */
function useRejection(order: OrderDetail, onClose: () => void) {
  const whole = useOrderAction('POST /orders/:orderId/reject', order);
  const units = useOrderAction('POST /orders/:orderId/cancel-units', order);
  const key = useRef(newIdempotencyKey());
  return {
    running: whole.isPending || units.isPending,
    send: (reason: CancellationReasonCode, comment: string, chosen: ChosenUnits) => {
      const said = { reason, ...(comment.trim() && { comment: comment.trim() }) };
      const idempotencyKey = key.current;
      const done = { onSuccess: onClose, onError: () => (key.current = newIdempotencyKey()) };
      if (takesAll(order, chosen)) whole.mutate({ body: said, idempotencyKey }, done);
      else units.mutate({ body: { ...said, items: [...chosen].map(([lineId, quantity]) => ({ lineId, quantity })) }, idempotencyKey }, done);
    },
  };
}

/** Rejects units or the whole order for a reason; says what it does and that it is final (ORD-05, ORD-11). */
export function RejectDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('orders.reject');
  const tErrors = useTranslations('errors.field');
  const reasons = useReasonChoices();
  const rejection = useRejection(order, onClose);
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<ChosenUnits>(() => (order.units === 1 ? chooseAll(order) : new Map()));
  const [tried, setTried] = useState(false);
  const errors = checkCancellation(reason, comment);
  const count = countUnits(chosen);

  function submit(): void {
    setTried(true);
    if (count > 0 && isCancellationReasonCode(reason) && errors.comment === undefined) rejection.send(reason, comment, chosen);
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
          <Select
            label={t('reason')}
            placeholder={t('reasonPlaceholder')}
            data={reasons}
            value={reason || null}
            onChange={(value) => setReason(value ?? '')}
            error={tried && errors.reason ? <FieldError>{t('chooseReason')}</FieldError> : undefined}
            searchable
            openOnFocus={false}
            maxDropdownHeight={280}
          />
          {reason === 'other' || comment !== '' ? (
            <Textarea
              label={t('comment')}
              description={reason === 'other' ? t('commentHelp') : undefined}
              value={comment}
              maxLength={500}
              autosize
              minRows={2}
              onChange={(event) => setComment(event.currentTarget.value)}
              error={tried && errors.comment ? <FieldError>{errors.comment === 'too_short' ? t('commentHelp') : tErrors('too_long', { limit: 500 })}</FieldError> : undefined}
            />
          ) : null}
          <div>
            <div className={classes['what']}>
              <span>{t('what')}</span>
              <Button tone="link" onClick={() => setChosen(chooseAll(order))}>
                {t('all', { count: order.units })}
              </Button>
            </div>
            <ul className={classes['items']}>
              {order.lines
                .filter((line) => unitsLeft(line) > 0)
                .map((line) => (
                  <Item key={line.id} line={line} chosen={chosen.get(line.id) ?? 0} onChoose={(quantity) => setChosen(choose(chosen, line.id, quantity))} />
                ))}
            </ul>
            {tried && count === 0 ? (
              <p className={classes['error']} role="alert">
                {t('chooseItems')}
              </p>
            ) : null}
          </div>
        </div>
        <Effect order={order} chosen={chosen} />
      </div>
    </Dialog>
  );
}
