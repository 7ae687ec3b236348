import type { FieldError } from '@offizin/contract/errors';
import type { OrderDetail } from '@offizin/contract/orders';
import {
  cancellationCommentMax,
  cancellationReason,
  checkCancellation,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { useTranslations } from 'use-intl';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { useOrderAction } from './order-actions.ts';
import { chooseAll, type ChosenUnits, takesAll } from './reject-form.ts';

export interface RejectValues {
  readonly reason: string;
  readonly comment: string;
  readonly items: ChosenUnits;
}

export type RejectForm = Form<RejectValues>;

/** What is wrong with a rejection, by the rules that the server applies too. */
export function rejectErrors({ reason, comment, items }: RejectValues): FieldError[] {
  const wrong = checkCancellation(reason, comment);
  const limit =
    wrong.comment === 'too_long' || !isCancellationReasonCode(reason)
      ? cancellationCommentMax
      : cancellationReason(reason).commentMin;
  return [
    ...(wrong.reason ? [{ path: 'body.reason', code: 'field.required' }] : []),
    ...(wrong.comment ? [{ path: 'body.comment', code: `field.${wrong.comment}`, params: { limit } }] : []),
    ...(items.size === 0 ? [{ path: 'body.items', code: 'field.required' }] : []),
  ];
}

/** Sends the rejection: of the whole order, or of the chosen units. */
function useSend(order: OrderDetail) {
  const whole = useOrderAction('POST /orders/:orderId/reject', order);
  const units = useOrderAction('POST /orders/:orderId/cancel-units', order);
  return async ({ reason, comment, items }: RejectValues) => {
    if (!isCancellationReasonCode(reason)) return undefined;
    const body = { reason, ...(comment.trim() && { comment: comment.trim() }) };
    if (takesAll(order, items)) return whole.mutateAsync(body);
    return units.mutateAsync({ ...body, items: [...items].map(([lineId, quantity]) => ({ lineId, quantity })) });
  };
}

/** The reason, its comment and the units that go (ORD-05, ORD-11). */
export function useRejectForm(order: OrderDetail, onClose: () => void): RejectForm {
  const t = useTranslations('orderDialogs.reject');
  const send = useSend(order);
  return useForm<RejectValues>({
    initial: { reason: '', comment: '', items: order.units === 1 ? chooseAll(order) : new Map() },
    check: rejectErrors,
    texts: {
      reason: () => t('chooseReason'),
      items: () => t('chooseItems'),
    },
    summaryOf: () => null,
    send,
    onSent: onClose,
  });
}
