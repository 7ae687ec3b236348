import { IconMailForward } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import type { ChooseState } from './use-choose-step.ts';

/** Saves; once the code is over it sends a new one instead. */
export function ChooseButton({ state: { isExpired, isSaving, newCode, wait } }: { state: ChooseState }) {
  const t = useTranslations('passwords');
  const tActions = useTranslations('actions');
  const look = { type: 'submit', tone: 'primary', size: 'large', wide: true } as const;
  if (!isExpired)
    return (
      <Button {...look} hint="Enter" running={isSaving && tActions('saving')}>
        {t('save')}
      </Button>
    );
  return (
    <Button
      {...look}
      icon={<IconMailForward size={18} aria-hidden />}
      running={newCode.isSending && tActions('sending')}
      disabled={wait !== null}
    >
      {wait === null ? t('newCode') : t('nextIn', { time: wait })}
    </Button>
  );
}
