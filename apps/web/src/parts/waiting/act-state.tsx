import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './connection-panel.module.css';
import type { WaitingAct } from './waiting-acts.ts';

/** How something stands that waits or was sent. */
export function ActState({ state }: Pick<WaitingAct, 'state'>) {
  const t = useTranslations('waiting');
  const Icon = state === 'sent' ? IconCircleCheck : IconClock;
  return (
    <span className={classes['state']}>
      <Icon size={16} aria-hidden />
      {t(`state.${state === 'to_settle' ? 'waiting' : state}`)}
    </span>
  );
}
