import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import { FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import classes from './login-screen.module.css';
import { PasswordInput } from './password-input.tsx';
import type { SignIn } from './use-sign-in.ts';

const HumanCheck = lazy(async () => ({ default: (await import('./human-check.tsx')).HumanCheck }));

export interface LoginFormProps {
  readonly signIn: SignIn;
  readonly solved: string | null;
  readonly onSolved: (solved: string) => void;
}

/** Username, password, remember me; after a refusal the focus is on the password, and both fields are marked alike. */
export function LoginForm({ signIn, solved, onSolved }: LoginFormProps) {
  const t = useTranslations('session');
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { missing, attempts } = signIn;
  const wrong = signIn.refusal?.code === 'invalid_credentials';
  useEffect(() => {
    if (missing.username || attempts === 0) username.current?.focus();
    else password.current?.focus();
  }, [missing, attempts]);
  return (
    <form className={classes['fields']} onSubmit={signIn.submit} noValidate>
      <TextInput
        ref={username}
        name="username"
        label={t('username')}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.username ? <FieldError>{t('missing.username')}</FieldError> : wrong}
      />
      <PasswordInput
        ref={password}
        error={missing.password ? <FieldError>{t('missing.password')}</FieldError> : wrong}
      />
      {signIn.needsHumanCheck ? (
        <Suspense fallback={null}>
          <HumanCheck key={attempts} onSolved={onSolved} />
        </Suspense>
      ) : null}
      <div className={classes['row']}>
        <Checkbox
          name="remember"
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
        running={signIn.running && t('submitting')}
        disabled={signIn.needsHumanCheck && solved === null && !signIn.running}
      >
        {t('submit')}
      </Button>
    </form>
  );
}
