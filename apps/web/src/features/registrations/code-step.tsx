import { brands } from '@offizin/domain/brand/brands';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { useNow } from '../../platform/now.ts';
import { useHumanProof } from '../../platform/use-human-proof.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput, codeLength } from '../../ui/code-input.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { timeLeft } from '../../ui/time-left.tsx';
import type { AskedCode, Draft } from './draft.ts';
import classes from './registration.module.css';

interface CodeStepProps {
  readonly email: string;
  readonly asked: AskedCode;
  readonly onAsked: (asked: AskedCode) => void;
  readonly onProven: (draft: Draft) => void;
  readonly onOther: () => void;
}

/** Proves the address and asks for other codes; what is refused is said at the code. */
function useProof({ email, asked, onAsked, onProven }: Omit<CodeStepProps, 'onOther'>) {
  const t = useTranslations('registrations');
  const errorText = useErrorText();
  const { code: locale } = useLocaleSwitch();
  const proof = useHumanProof();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exists, setExists] = useState(false);
  const [running, setRunning] = useState<'prove' | 'again' | null>(null);
  const refuse = (error: unknown) => {
    const { triesLeft } = Object(error instanceof ApiError ? error.problem?.current : null) as { triesLeft?: unknown };
    if (error instanceof ApiError && error.code === 'user_exists') setExists(true);
    else setRefusal(typeof triesLeft === 'number' ? t('triesLeft', { count: triesLeft }) : errorText(error));
    field.current?.focus();
  };
  const run = async (what: 'prove' | 'again', act: () => Promise<void>) => {
    if (running !== null) return;
    setRunning(what);
    setRefusal(null);
    await act().catch(refuse);
    setRunning(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < codeLength) {
      setRefusal(t('missingCode'));
      field.current?.focus();
      return;
    }
    void run('prove', async () =>
      onProven(await call('POST /registration/proof', { body: { flow: asked.flow, code } })),
    );
  };
  const again = () =>
    run('again', async () => {
      const body = { email, humanCheck: await proof.take(), locale };
      onAsked(await call('POST /registration/code', { body }));
      setCode('');
      field.current?.focus();
    });
  const type = (digits: string) => {
    setCode(digits);
    setRefusal(null);
  };
  return { code, type, field, refusal, exists, running, submit, again };
}

/** Said behind the proof only: who has the address knows it already. */
function Exists({ onOther }: Pick<CodeStepProps, 'onOther'>) {
  const t = useTranslations('registrations');
  return (
    <>
      <h1 className={classes['title']}>{t('codeTitle')}</h1>
      <Notice tone="amber" title={t('exists')}>
        {t('existsText')}
      </Notice>
      <Link to="/login" className={classes['link']}>
        {t('signIn')}
      </Link>
      <Link to="/create-pass" className={classes['link']}>
        {t('newPassword')}
      </Link>
      <Button tone="link" onClick={onOther}>
        {t('changeAddress')}
      </Button>
    </>
  );
}

/** The code of the address; only behind it one learns that somebody has the address already. */
export function CodeStep({ email, asked, onAsked, onProven, onOther }: CodeStepProps) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const { code, type, field, refusal, exists, running, submit, again } = useProof({ email, asked, onAsked, onProven });
  const wait = timeLeft(asked.nextCodeAt, useNow(1000));
  useEffect(() => field.current?.focus(), [field]);
  const { phone } = brands[initialData.brand].support;
  if (exists) return <Exists onOther={onOther} />;
  return (
    <>
      <h1 className={classes['title']}>{t('codeTitle')}</h1>
      <p className={classes['intro']}>{t('codeIntro', { email, time: formats.time(asked.expiresAt) })}</p>
      <form className={classes['codeForm']} onSubmit={submit} noValidate>
        <div>
          <CodeInput
            ref={field}
            label={t('code')}
            value={code}
            onChange={type}
            error={refusal === null ? undefined : <FieldError>{refusal}</FieldError>}
          />
          <p className={classes['again']}>
            {wait === null ? (
              <Button tone="link" running={running === 'again' && tActions('sending')} onClick={() => void again()}>
                {t('newCode')}
              </Button>
            ) : (
              <span>{t('nextIn', { time: wait })}</span>
            )}
            <Button tone="link" onClick={onOther}>
              {t('changeAddress')}
            </Button>
          </p>
        </div>
        <Button type="submit" tone="primary" size="large" wide running={running === 'prove' && tActions('checking')}>
          {tActions('confirm')}
        </Button>
        <small>{t('noMail', { phone })}</small>
      </form>
    </>
  );
}
