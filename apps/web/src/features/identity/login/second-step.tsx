import { brands } from '@offizin/domain/brand/brands';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainTextInput } from '../../../ui/plain-field.tsx';
import classes from './second-step.module.css';

/** Signs in with one of the browser's passkeys, whoever it belongs to: no second step follows (AUT-17). */
export async function signInByPasskey(hasRememberMe: boolean): Promise<void> {
  const { options } = await call('POST /signin/passkey-options', {});
  const { provePasskey } = await import('../../../platform/passkeys.ts');
  await call('POST /signin/passkey', { body: { passkey: await provePasskey(options), hasRememberMe } });
}

interface SecondStepProps {
  readonly onSignedIn: () => Promise<void>;
  readonly onBack: () => void;
}

type Way = 'app' | 'recovery';

function triesLeft(error: unknown): number | null {
  const current = error instanceof ApiError && error.code === 'code_invalid' ? error.problem?.current : null;
  const { triesLeft: left } = Object(current) as { triesLeft?: unknown };
  return typeof left === 'number' ? left : null;
}

/** Sends the code; once there are no tries left, or time is over, the password comes first again. */
function useSecondStep({ onSignedIn }: SecondStepProps) {
  const t = useTranslations('secondStep');
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const refuse = (error: unknown) => {
    const count = triesLeft(error);
    if (count === 0 || (error instanceof ApiError && error.code === 'signin.expired')) setIsOver(true);
    setRefusal(count === null || count === 0 ? errorText(error) : t('triesLeft', { count }));
  };
  const send = async (body: { code: string } | { recoveryCode: string }): Promise<void> => {
    setIsSending(true);
    setRefusal(null);
    try {
      await call('POST /signin/second-factor', { body });
      await onSignedIn();
    } catch (error) {
      refuse(error);
    }
    setIsSending(false);
  };
  return { isSending, refusal, setRefusal, isOver, send };
}

/** What is left to who has no phone any more, from the nearest help to the last. */
function Lost() {
  const t = useTranslations('secondStep.lost');
  const { phone } = brands[initialData.brand].support;
  return (
    <details className={classes['lost']}>
      <summary>{t('title')}</summary>
      <ol>
        <li>{t('codes')}</li>
        <li>{t('owner')}</li>
        <li>{t('marketplace', { phone })}</li>
      </ol>
    </details>
  );
}

function Ways({ other, onChoose, onBack }: { other: string; onChoose: () => void; onBack: () => void }) {
  const t = useTranslations('secondStep');
  return (
    <div className={classes['ways']}>
      <Button tone="link" onClick={onChoose}>
        {other}
      </Button>
      <Button tone="link" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}

/** The second step of a sign-in: six digits of the app, or a recovery code (AUT-09). */
export function SecondStep(props: SecondStepProps) {
  const t = useTranslations('secondStep');
  const { onBack } = props;
  const [way, setWay] = useState<Way>('app');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { isSending, refusal, setRefusal, isOver, send } = useSecondStep(props);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (isOver) onBack();
    else if (way === 'app' && typed.length < codeLength) setRefusal(t('missingCode'));
    else if (typed.trim() === '') setRefusal(t('missingRecovery'));
    else void send(way === 'app' ? { code: typed } : { recoveryCode: typed }).then(() => field.current?.focus());
  };
  const choose = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    setTyped('');
    setRefusal(null);
    requestAnimationFrame(() => field.current?.focus());
  };
  const error = refusal === null || isOver ? undefined : <FieldError>{refusal}</FieldError>;
  return (
    <>
      <h1 className={classes['title']}>{t(way === 'app' ? 'title' : 'recoveryTitle')}</h1>
      <p className={classes['intro']}>{t(way === 'app' ? 'intro' : 'recoveryIntro')}</p>
      <form className={classes['fields']} onSubmit={submit} noValidate>
        {isOver ? <Notice tone="amber" title={t('over')} /> : null}
        {way === 'app' ? (
          <CodeInput ref={field} label={t('code')} value={typed} onChange={setTyped} error={error} />
        ) : (
          <PlainTextInput
            ref={field}
            name="recoveryCode"
            label={t('recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={error}
          />
        )}
        <Button type="submit" tone="primary" size="large" wide hint="Enter" running={isSending && t('submitting')}>
          {t(isOver ? 'back' : 'submit')}
        </Button>
      </form>
      <Ways other={t(way === 'app' ? 'useRecovery' : 'useApp')} onChoose={choose} onBack={onBack} />
      <Lost />
    </>
  );
}
