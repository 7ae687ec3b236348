import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOfflineSince } from '../../../platform/online.ts';
import { DialogNote } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './reject-dialog.module.css';
import { useCloseWhenImpossible } from '../close-when-impossible.ts';
import { FollowUpFields } from './follow-up-fields.tsx';
import { RejectEffect } from './reject-effect.tsx';
import { countUnits } from './reject-form.ts';
import { RejectItems } from './reject-items.tsx';
import { RejectReason } from './reject-reason.tsx';
import { DraftNote } from '../drafts/use-draft.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { type RejectValues, useRejectForm } from './use-reject-form.ts';

export interface RejectDialogProps {
  readonly order: OrderDetail;
  /** What is rejected, and why, where something else than this dialog says so. */
  readonly chosen?: Pick<RejectValues, 'reason' | 'items'>;
  /** Instead of closing. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Rejects units or the whole order for a reason; shows what it does and that it is final (ORD-05, ORD-11). */
export function RejectDialog({ order, chosen, onSent, onClose }: RejectDialogProps) {
  const t = useTranslations('orderDialogs.reject');
  const tActions = useTranslations('actions');
  const followUp = useFollowUp(order);
  const { draft, form } = useRejectForm(order, { followUp, chosen, onSent: onSent ?? onClose });
  useCloseWhenImpossible(order, 'reject', () => {
    draft.drop();
    onClose();
  });
  const { items, reason } = form.values;
  const isOffline = useOfflineSince() !== null;
  const refusalOf = () => {
    if (isOffline) return t('offline');
    return followUp.isWrong(reason, items) ? t('checkFollowUp') : null;
  };
  return (
    <FormDialog
      form={form}
      title={t('title', { number: formatOrderNumber(order.number) })}
      note={t('note', { name: order.deliveryAddress.name })}
      onClose={onClose}
      width={760}
      padded={false}
      className={classes['columns']}
      isFinal
      aside={<DialogNote icon={<IconAlertTriangle aria-hidden />}>{t('final')}</DialogNote>}
      cancel={tActions('cancel')}
      cancelProps={{ hint: 'Esc', 'data-autofocus': true }}
      submit={t('submit', { count: countUnits(items) })}
      submitProps={{
        tone: 'dangerFilled',
        refusal: refusalOf(),
        lacksAt: `#${CSS.escape(form.id)} [aria-invalid="true"]`,
      }}
      sending={t('submitting')}
    >
      <div className={classes['form']}>
        {isOffline ? <Notice tone="amber" title={t('offline')} /> : null}
        <DraftNote draft={draft} />
        <RejectReason form={form} />
        <RejectItems order={order} form={form} />
        <FollowUpFields order={order} reason={reason} chosen={items} followUp={followUp} />
      </div>
      <RejectEffect order={order} chosen={items} reason={reason} week={followUp.week} />
    </FormDialog>
  );
}
