import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import classes from './create-pass.module.css';
import { Notice } from '../../ui/notice.tsx';
import { ProofLine } from '../../shell/proof-line.tsx';
import { type AskStepProps, useAskStep } from './use-ask-step.ts';

/** Step 1: the address, and the check that a human asks. The answer is the same for every address. */
export function AskStep(props: AskStepProps) {
  const t = useTranslations('passwords');
  const field = useRef<HTMLInputElement>(null);
  const { form, proof, refusal } = useAskStep(props);
  useEffect(() => field.current?.focus(), []);
  const { phone } = brands[initialData.brand].support;
  return (
    <>
      <p className={classes['step']}>{t('step', { step: '1' })}</p>
      <h1 className={classes['title']}>{t('askTitle')}</h1>
      <p className={classes['intro']}>{t('askIntro')}</p>
      <form id={form.id} className={classes['fields']} onSubmit={form.submit} noValidate>
        <PlainTextInput
          {...form.text('email')}
          ref={field}
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <ProofLine proof={proof} />
        {refusal === null ? null : (
          <Notice tone="red" title={t('cannotSend')}>
            {t('nothingChanged', { text: refusal, phone })}
          </Notice>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          wide
          hint="Enter"
          running={form.isSending && t('sending')}
          disabled={proof.state !== 'done' && !form.isSending}
        >
          {t('send')}
        </Button>
      </form>
      <Link to="/login" className={classes['back']}>
        {t('back')}
      </Link>
    </>
  );
}
