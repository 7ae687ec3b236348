import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSecondsUntil } from '../../../platform/now.ts';
import { useUndoUntil } from './undo-until.ts';

/** Marks an order whose last step can still be taken back, in the list of whichever browser. */
export function HeldMark({ sendsAt }: { sendsAt: string }) {
  const t = useTranslations('orders.card');
  const isOver = useSecondsUntil(useUndoUntil(sendsAt)) === 0;
  return isOver ? null : <IconSend size={15} role="img" aria-label={t('held')} color="var(--accent)" />;
}
