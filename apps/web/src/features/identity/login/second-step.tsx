import { brands } from '@offizin/domain/brand/brands';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { ProofField } from '../../../parts/proof/proof-field.tsx';
import { useTypedProof } from '../../../parts/proof/use-typed-proof.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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

function triesLeft(error: unknown): number | null {
  const current = error instanceof ApiError && error.code === 'code_invalid' ? error.problem?.current : null;
  const { triesLeft: left } = Object(current) as { triesLeft?: unknown };
  return typeof left === 'number' ? left : null;
}

const isLast = (error: unknown): boolean =>
  triesLeft(error) === 0 || (error instanceof ApiError && error.code === 'signin.expired');

/** Sends the code; once there are no tries left, or time is over, the password comes first again. */
function useSecondStep({ onSignedIn, onBack }: SecondStepProps) {
  const t = useTranslations('secondStep');
  const errorText = useErrorText();
  const [isOver, setIsOver] = useState(false);
  const proof = useTypedProof<'code' | 'recoveryCode'>({
    first: 'code',
    refusalOf: (error) => {
      const count = triesLeft(error);
      return count === null || count === 0 ? errorText(error) : t('triesLeft', { count });
    },
    send: async (way, typed) => {
      try {
        await call('POST /signin/second-factor', { body: way === 'code' ? { code: typed } : { recoveryCode: typed } });
        await onSignedIn();
      } catch (error) {
        if (isLast(error)) setIsOver(true);
        throw error;
      }
    },
  });
  const { form, field } = proof;
  useEffect(() => {
    if (isOver) field.current?.focus();
  }, [isOver, field]);
  const submit = (event: FormEvent) => {
    if (!isOver) return form.submit(event);
    event.preventDefault();
    onBack();
  };
  return { ...proof, error: isOver ? undefined : proof.error, isOver, submit };
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
  const { isOver, submit, choose, ...proof } = useSecondStep(props);
  const { form, way } = proof;
  const isCode = way === 'code';
  return (
    <>
      <h1 className={classes['title']}>{t(isCode ? 'title' : 'recoveryTitle')}</h1>
      <p className={classes['intro']}>{t(isCode ? 'intro' : 'recoveryIntro')}</p>
      <form id={form.id} className={classes['fields']} onSubmit={submit} noValidate>
        {isOver ? <Notice tone="amber" title={t('over')} /> : null}
        <ProofField key={way} {...proof} />
        <Button type="submit" tone="primary" size="large" wide hint="Enter" running={form.isSending && t('submitting')}>
          {t(isOver ? 'back' : 'submit')}
        </Button>
      </form>
      <Ways
        other={t(isCode ? 'useRecovery' : 'useApp')}
        onChoose={() => choose(isCode ? 'recoveryCode' : 'code')}
        onBack={props.onBack}
      />
      <Lost />
    </>
  );
}
