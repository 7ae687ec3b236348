import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import classes from './create-pass.module.css';
import type { useNewCode } from './use-new-code.ts';

interface NewCodeProps {
  /** How long it takes until another one can be asked for; null when it can. */
  readonly wait: string | null;
  readonly newCode: ReturnType<typeof useNewCode>;
}

/** Below the code: when another one can be asked for, then the button that does. */
export function NewCode({ wait, newCode }: NewCodeProps) {
  const t = useTranslations('passwords');
  const tActions = useTranslations('actions');
  return (
    <p className={classes['again']}>
      <span>{t('noMail')}</span>
      {wait === null ? (
        <Button tone="link" running={newCode.isSending && tActions('sending')} onClick={() => void newCode.send()}>
          {t('newCode')}
        </Button>
      ) : (
        <span>{t('nextIn', { time: wait })}</span>
      )}
    </p>
  );
}
