import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useCloseWhenImpossible } from '../close-when-impossible.ts';
import { DispatchFields } from './dispatch-fields.tsx';
import { DraftNote } from '../drafts/use-draft.tsx';
import { type DispatchAction, useDispatchForm } from './use-dispatch-form.ts';

export interface DispatchDialogProps {
  readonly order: OrderDetail;
  readonly action: DispatchAction;
  readonly onClose: () => void;
}

/** Courier, tracking and pickup code of an order, as its delivery type and courier ask for (ORD-06, VAL-07). */
export function DispatchDialog({ order, action, onClose }: DispatchDialogProps) {
  const t = useTranslations('orderDialogs.process');
  const tActions = useTranslations('actions');
  const { draft, form } = useDispatchForm(order, action, onClose);
  useCloseWhenImpossible(order, action, () => {
    draft.drop();
    onClose();
  });
  const number = formatOrderNumber(order.number);
  const titles = {
    process: t('title', { number }),
    edit_tracking: t('editTitle', { number }),
    edit_pickup_code: t('editPickupTitle', { number }),
  };
  const isNew = action === 'process';
  return (
    <FormDialog
      form={form}
      title={titles[action]}
      note={isNew ? t('note') : undefined}
      onClose={onClose}
      cancel={tActions('cancel')}
      cancelProps={{ hint: 'Esc' }}
      submit={isNew ? t('submit') : tActions('save')}
      sending={isNew ? tActions('saving') : tActions('saving')}
    >
      <DraftNote draft={draft} />
      <DispatchFields form={form} order={order} onlyPickup={action === 'edit_pickup_code'} />
    </FormDialog>
  );
}
