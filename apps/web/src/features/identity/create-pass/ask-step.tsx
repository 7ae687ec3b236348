import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { CodeRequestForm } from '../../../parts/public/code-request-form.tsx';
import classes from './create-pass.module.css';
import { type AskStepProps, useAskStep } from './use-ask-step.ts';

/** Step 1: the address, and the check that a human asks. The answer is the same for every address. */
export function AskStep(props: AskStepProps) {
  const t = useTranslations('passwords');
  const tActions = useTranslations('actions');
  const request = useAskStep(props);
  const { phone } = brands[initialData.brand].support;
  return (
    <>
      <p className={classes['step']}>{t('step', { step: '1' })}</p>
      <h1 className={classes['title']}>{t('askTitle')}</h1>
      <p className={classes['intro']}>{t('askIntro')}</p>
      <CodeRequestForm
        request={request}
        label={t('email')}
        refused={{ title: tActions('codeNotSent'), text: (text) => t('nothingChanged', { text, phone }) }}
        submit={t('send')}
        sending={tActions('sending')}
      />
      <Link to="/login" className={classes['back']}>
        {t('back')}
      </Link>
    </>
  );
}
