import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSecondsUntil } from '../../../platform/now.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useUndoUntil } from './undo-until.ts';
import { useTakeBack } from './use-take-back.ts';

/** Takes the order's last step back, whichever browser took it, for as long as that is possible. */
export function TakeBackButton({ order, sendsAt }: { order: OrderDetail; sendsAt: string }) {
  const t = useTranslations('actions');
  const seconds = useSecondsUntil(useUndoUntil(sendsAt));
  const takeBack = useMutation({ mutationFn: useTakeBack() });
  if (seconds === 0) return null;
  return (
    <ChangeButton
      area="orders"
      icon={<IconArrowBackUp size={16} aria-hidden />}
      running={takeBack.isPending && t('checking')}
      onClick={() => takeBack.mutate(order)}
    >
      {t('undo')} <span aria-hidden>{t('seconds', { seconds: String(seconds) })}</span>
    </ChangeButton>
  );
}
