import { useTranslations } from 'use-intl';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/button.tsx';
import type { AskedCode } from './asked-code.ts';
import classes from './create-pass.module.css';
import { timeLeft } from './time-left.tsx';
import type { useNewCode } from './use-new-code.ts';

/** Below the code: when another one can be asked for, then the button that does. */
export function NewCode({ asked, newCode }: { asked: AskedCode; newCode: ReturnType<typeof useNewCode> }) {
  const t = useTranslations('passwords');
  const wait = timeLeft(asked.nextCodeAt, useNow(1000));
  return (
    <p className={classes['again']}>
      <span>{t('noMail')}</span>
      {wait === null ? (
        <Button tone="link" running={newCode.isSending && t('sending')} onClick={() => void newCode.send()}>
          {t('newCode')}
        </Button>
      ) : (
        <span>{t('nextIn', { time: wait })}</span>
      )}
    </p>
  );
}
