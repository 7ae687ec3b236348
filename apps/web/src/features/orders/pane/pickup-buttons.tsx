import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useOrderAction } from '../order-actions.ts';

interface QuestionProps {
  readonly order: OrderDetail;
  readonly code: string;
  readonly onClose: () => void;
}

/** Somebody may stand at the counter with this code: it does not go by one click. */
function DeleteQuestion({ order, code, onClose }: QuestionProps) {
  const t = useTranslations('orders.action');
  const remove = useOrderAction('DELETE /orders/:orderId/pickup-code', order);
  return (
    <Dialog
      title={t('deletePickup.title', { code })}
      opened
      onClose={onClose}
      width={420}
      compact
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('deletePickup.keep')}
          </Button>
          <Button
            tone="dangerFilled"
            running={remove.isPending && t('deletePickup.submit')}
            onClick={() => remove.mutate({}, { onSettled: onClose })}
          >
            {t('deletePickup.submit')}
          </Button>
        </>
      }
    >
      <p>{t('deletePickup.text')}</p>
    </Dialog>
  );
}

/** Deletes or changes the pickup code of an order that has one. */
export function PickupButtons({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  const t = useTranslations('orders.action');
  const [isAsked, setAsked] = useState(false);
  if (order.pickupCode === null) return null;
  return (
    <>
      <ChangeButton
        area="orders"
        tone="danger"
        icon={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('deletePickupCode')}
      </ChangeButton>
      <ChangeButton area="orders" icon={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
        {t('editPickupCode')}
      </ChangeButton>
      {isAsked ? <DeleteQuestion order={order} code={order.pickupCode} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
