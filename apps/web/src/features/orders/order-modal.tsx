import { useTranslations } from 'use-intl';
import { useMedia, wide } from '../../platform/media.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OrderPane, type OrderPaneProps } from './order-pane.tsx';
import classes from './orders-screen.module.css';

/** An order with every field: more information beside the list, or the order itself where there is no room for both. */
export function OrderModal({ onClose, ...pane }: Omit<OrderPaneProps, 'full'> & { onClose: () => void }) {
  const t = useTranslations('orders.detail');
  const isWide = useMedia(wide);
  return (
    <Dialog title={isWide ? t('more') : t('facts')} opened onClose={onClose} width={760} padded={false}>
      <div className={classes['modal']}>
        <OrderPane {...pane} full />
      </div>
    </Dialog>
  );
}
