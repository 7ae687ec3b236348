import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { IconAlertCircle, IconCircleCheck, IconClock, IconPlayerPause, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip.tsx';
import { useWhen } from '../use-when.ts';

/** How an endpoint answers, in words, colour and icon. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('systems.hooks');
  const when = useWhen();
  const { state, switchedOffFor, last, failingSince } = webhook;
  if (state === 'paused') return <Chip icon={<IconPlayerPause size={14} aria-hidden />}>{t('paused')}</Chip>;
  if (state === 'switched_off')
    return (
      <Chip tone="red" icon={<IconPlugConnectedX size={14} aria-hidden />}>
        {t(switchedOffFor === 'gone' ? 'gone' : 'off')}
      </Chip>
    );
  if (failingSince !== null)
    return (
      <Chip tone="red" icon={<IconAlertCircle size={14} aria-hidden />}>
        {t('failing', { when: when(failingSince) })}
      </Chip>
    );
  if (last === null) return <Chip icon={<IconClock size={14} aria-hidden />}>{t('fresh')}</Chip>;
  return (
    <Chip tone="green" icon={<IconCircleCheck size={14} aria-hidden />}>
      {t('answered', { status: String(last.status ?? ''), when: when(last.at) })}
    </Chip>
  );
}
