import { IconPackage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from '../orders-screen.module.css';

/** What is shown beside the list while no order is open. */
export function ChooseOrder() {
  const t = useTranslations('orders.detail.choose');
  return (
    <div className={classes['choose']}>
      <StatePanel icon={<IconPackage />} title={t('title')} text={t('text')} />
    </div>
  );
}
