import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useFirstSign } from '../../../ui/first-sign.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const DeleteQuestion = lazyDialog(async () => (await import('../delete-pickup-question.tsx')).DeleteQuestion);

/** Deletes or changes the pickup code of an order that has one. */
export function PickupButtons({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  const t = useTranslations('orders.action');
  const [isAsked, setAsked] = useState(false);
  useFirstSign(DeleteQuestion.preload);
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
