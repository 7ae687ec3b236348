import type { OrderDetail } from '@offizin/contract/orders';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useOrderAction } from './order-actions.ts';

/** Deletes or changes the pickup code of an order that has one. */
export function PickupButtons({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  const t = useTranslations('orders.action');
  const remove = useOrderAction('DELETE /orders/:orderId/pickup-code', order);
  if (order.pickupCode === null) return null;
  return (
    <>
      <Button
        tone="danger"
        icon={<IconTrash size={16} aria-hidden />}
        running={remove.isPending && t('deletePickupCode')}
        onClick={() => remove.mutate({})}
      >
        {t('deletePickupCode')}
      </Button>
      <Button icon={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
        {t('editPickupCode')}
      </Button>
    </>
  );
}
