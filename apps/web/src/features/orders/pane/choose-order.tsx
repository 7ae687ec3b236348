import { IconPackage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from '../orders-screen.module.css';

/** What is shown beside the list while no order is open. */
export function ChooseOrder({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('orders.detail');
  const kind = isEmpty ? 'nothing' : 'choose';
  return (
    <div className={classes['choose']}>
      <StatePanel icon={<IconPackage />} title={t(`${kind}.title`)} text={t(`${kind}.text`)} />
    </div>
  );
}
