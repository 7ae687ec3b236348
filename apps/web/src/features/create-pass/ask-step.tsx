import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import { askCode } from './ask-code.ts';
import type { AskedCode } from './asked-code.ts';
import classes from './create-pass.module.css';
import { Notice } from './notice.tsx';
import { ProofLine } from './proof-line.tsx';
import { useHumanProof } from './use-human-proof.ts';

interface AskStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onAsked: (code: AskedCode) => void;
}

const fault = (email: string) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'field.invalid');

function check({ email }: { email: string }) {
  const code = email.trim() === '' ? 'field.required' : fault(email);
  return code === null ? [] : [{ path: 'body.email', code }];
}

/** Step 1: the address, and the check that a human asks. The answer is the same for every address. */
export function AskStep({ email, onEmail, onAsked }: AskStepProps) {
  const t = useTranslations('passwords');
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const proof = useHumanProof();
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { email },
    check,
    texts: {
      email: ({ code }) => (code === 'field.required' ? t('missingEmail') : t('invalidEmail')),
    },
    summaryOf: () => null,
    send: async ({ email: typed }) => {
      setRefusal(null);
      onEmail(typed.trim());
      try {
        onAsked(await askCode(proof, typed));
      } catch (error) {
        setRefusal(errorText(error));
        throw error;
      }
    },
  });
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
