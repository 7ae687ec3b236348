import type { FieldError } from '@offizin/contract/errors';
import type { OrderDetail } from '@offizin/contract/orders/views';
import {
  cancellationCommentMax,
  cancellationReason,
  checkCancellation,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { useTranslations } from 'use-intl';
import { type Form, useForm } from '../../../ui/form/use-form.tsx';
import { useOrderAction } from '../order-actions.ts';
import { chooseAll, type ChosenUnits, takesAll, unitsLeft } from './reject-form.ts';
import type { FollowUp } from './use-follow-up.ts';
import { type DraftForm, useDraft, useKept } from '../drafts/use-draft.tsx';

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

/** The comment is free text and may name a customer: it is not stored. */
function draftForm(order: OrderDetail): DraftForm<RejectValues> {
  return {
    stored: ({ reason, items }) => ({ reason, items: [...items] }),
    rest: ({ comment }) => comment,
    read: (stored, rest) => {
      const { reason, items } = { ...(typeof stored === 'object' && stored !== null ? stored : {}) } as Record<
        string,
        unknown
      >;
      if (typeof reason !== 'string' || !Array.isArray(items)) return null;
      const chosen = new Map(
        items.map((item): [unknown, unknown] => (Array.isArray(item) ? [item[0], item[1]] : [null, 0])),
      );
      const left = order.lines.flatMap((line): [string, number][] => {
        const units = Math.min(Number(chosen.get(line.id) ?? 0), unitsLeft(line));
        return units > 0 ? [[line.id, units]] : [];
      });
      return { reason, comment: typeof rest === 'string' ? rest : '', items: new Map(left) };
    },
  };
}

interface RejectFormOptions {
  readonly followUp: FollowUp;
  readonly chosen: Pick<RejectValues, 'reason' | 'items'> | undefined;
  readonly onSent: () => void;
}

/** The reason, its comment and the units that go (ORD-05, ORD-11). */
export function useRejectForm(order: OrderDetail, { followUp, chosen, onSent }: RejectFormOptions) {
  const t = useTranslations('orderDialogs.reject');
  const send = useSend(order);
  const key = { orderId: order.id, action: 'reject' };
  const asTyped = draftForm(order);
  const kept = useDraft(key, asTyped);
  // What is chosen elsewhere is meant now; what was begun before is not.
  const draft = chosen === undefined ? kept : { ...kept, start: undefined, isRestored: false };
  const form: RejectForm = useForm<RejectValues>({
    keptAs: null,
    start: draft.start,
    version: draft.version,
    initial: { reason: '', comment: '', items: order.units === 1 ? chooseAll(order) : new Map(), ...chosen },
    check: rejectErrors,
    texts: {
      reason: () => t('chooseReason'),
      items: () => t('chooseItems'),
    },
    summaryOf: () => null,
    send: async (values) => {
      const sent = await send(values);
      // The order is rejected by now: what follows from it reports for itself.
      await followUp.run(values.reason, values.items);
      return sent;
    },
    onSent: () => {
      draft.drop();
      onSent();
    },
  });
  useKept(key, asTyped, { values: form.values, isUnsaved: form.isUnsaved(), start: draft.start });
  // Closing loses nothing, so nothing is asked.
  return { draft, form: { ...form, isUnsaved: () => false } };
}
