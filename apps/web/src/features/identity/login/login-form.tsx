import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlainCheckbox, PlainTextInput } from '../../../ui/plain-field.tsx';
import { PlainPassword } from '../../../parts/passwords/plain-password.tsx';
import classes from './login-screen.module.css';
import type { SignIn } from './use-sign-in.ts';

const HumanCheck = lazyPart(async () => (await import('./human-check.tsx')).HumanCheck, { isAwaited: true });

export interface LoginFormProps {
  readonly signIn: SignIn;
  readonly solved: string | null;
  readonly onSolved: (solved: string) => void;
}

/** Finger, face or PIN in the place of all that, where the browser knows passkeys. */
function PasskeyButton({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('session');
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <Button size="large" wide running={signIn.isByPasskey && t('submitting')} onClick={() => void signIn.byPasskey()}>
      {t('passkey')}
    </Button>
  );
}

/** Username, password, remember me; after a refusal the focus is on the password, and both fields are marked alike. */
export function LoginForm({ signIn, solved, onSolved }: LoginFormProps) {
  const t = useTranslations('session');
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { form, attempts, needsHumanCheck, refusal } = signIn;
  const isWrong = refusal?.code === 'invalid_credentials';
  useEffect(() => {
    (attempts === 0 ? username : password).current?.focus();
  }, [attempts]);
  return (
    <form id={form.id} className={classes['fields']} onSubmit={form.submit} noValidate>
      <PlainTextInput
        {...form.text('username')}
        ref={username}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('username') ?? isWrong}
      />
      <PlainPassword
        {...form.text('password')}
        ref={password}
        label={t('password')}
        autoComplete="current-password"
        error={form.errorOf('password') ?? isWrong}
      />
      {needsHumanCheck ? <HumanCheck key={attempts} onSolved={onSolved} /> : null}
      <div className={classes['row']}>
        <PlainCheckbox
          {...form.toggle('remember')}
          label={
            <>
              {t('remember')} <span className={classes['muted']}>{t('rememberFor')}</span>
            </>
          }
        />
        <Link to="/create-pass" className={classes['link']}>
          {t('forgot')}
        </Link>
      </div>
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        hint="Enter"
        running={form.isSending && t('submitting')}
        disabled={needsHumanCheck && solved === null && !form.isSending}
      >
        {t('submit')}
      </Button>
      <PasskeyButton signIn={signIn} />
    </form>
  );
}
