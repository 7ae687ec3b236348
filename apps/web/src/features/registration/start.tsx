import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { ProofLine } from '../../shell/proof-line.tsx';
import { useCodeRequest } from '../../shell/use-code-request.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import type { AskedCode } from './draft.ts';
import classes from './registration.module.css';

interface StartProps {
  readonly email: string;
  /** What keeps a link from working, or another hint above the form. */
  readonly notice: string | null;
  readonly onAsked: (email: string, asked: AskedCode) => void;
}

/** The address, sent with a proof that a human asks. */
function useStart({ email, onAsked }: Pick<StartProps, 'email' | 'onAsked'>) {
  const t = useTranslations('registrations');
  const { code: locale } = useLocaleSwitch();
  return useCodeRequest({
    email,
    missing: t('missingEmail'),
    invalid: t('invalidEmail'),
    ask: async (typed, proof) => {
      const body = { email: typed, humanCheck: await proof.take(), locale };
      onAsked(typed, await call('POST /registration/code', { body }));
    },
  });
}

/** Where a registration begins, and where it goes on without its link: the address. The answer is the same for each. */
export function Start({ email, notice, onAsked }: StartProps) {
  const t = useTranslations('registrations');
  const { form, proof, refusal } = useStart({ email, onAsked });
  const field = useRef<HTMLInputElement>(null);
  const { name, support } = brands[initialData.brand];
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1 className={classes['title']}>{t('title', { brand: name })}</h1>
      <p className={classes['intro']}>{t('intro')}</p>
      {notice === null ? null : <Notice tone="amber" title={notice} />}
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
            {refusal} {t('otherAddress', { phone: support.phone })}
          </Notice>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          wide
          running={form.isSending && t('sending')}
          disabled={proof.state !== 'done' && !form.isSending}
        >
          {t('begin')}
        </Button>
      </form>
      <Link to="/login" className={classes['link']}>
        {t('haveAccount')}
      </Link>
    </>
  );
}
