import type { OrderDetail } from '@offizin/contract/orders/views';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOrderAction } from './order-actions.ts';

interface QuestionProps {
  readonly order: OrderDetail;
  readonly code: string;
  readonly onClose: () => void;
}

/** Somebody may be at the counter with this code: one click does not delete it. */
export function DeleteQuestion({ order, code, onClose }: QuestionProps) {
  const t = useTranslations('orderDialogs.deletePickup');
  const remove = useOrderAction('DELETE /orders/:orderId/pickup-code', order);
  return (
    <Dialog
      title={t('title', { code })}
      opened
      onClose={onClose}
      width={420}
      compact
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('keep')}
          </Button>
          <Button
            tone="dangerFilled"
            running={remove.isPending && t('submit')}
            onClick={() => remove.mutate({}, { onSettled: onClose })}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
