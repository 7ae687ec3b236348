import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconBuildingStore, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import classes from './login-screen.module.css';
import { useSignIn } from './use-sign-in.ts';

const HumanCheck = lazy(async () => ({ default: (await import('./human-check.tsx')).HumanCheck }));

function Problem({ title, text, tone }: { title: string; text?: string; tone: 'red' | 'amber' }) {
  return (
    <div className={classes['alert']} data-tone={tone} role="alert">
      <IconAlertCircle size={16} aria-hidden />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  );
}

function Beside() {
  const t = useTranslations('session');
  const brand = brands[initialData.brand];
  const [from, to] = brand.support.weekdays;
  return (
    <div className={classes['box']}>
      <div>
        <IconBuildingStore size={18} aria-hidden />
        <span>{t('newHere', { brand: brand.name })}</span>
        <Link to="/registration" className={classes['link']}>{t('register')}</Link>
      </div>
      <div>
        <IconPhone size={18} aria-hidden />
        <span>
          {t('help')}
          <small>{t('helpHours', { phone: brand.support.phone, from, to })}</small>
        </span>
        <a href={`mailto:${brand.support.email}`} className={classes['link']}>{t('contact')}</a>
      </div>
    </div>
  );
}

/** Sign-in: username or e-mail, password, remember me; a human check once the server asks for it (AUT-09). */
export function LoginScreen({ returnTo, expired }: { returnTo: string | undefined; expired: boolean }) {
  const t = useTranslations('session');
  const tErrors = useTranslations('errors.code');
  usePageTitle(t('title'));
  const [solved, setSolved] = useState<string | null>(null);
  const form = useSignIn({ returnTo, solved, onRefused: () => setSolved(null) });
  const { refusal, missing } = form;
  const wrong = refusal?.code === 'invalid_credentials';
  return (
    <LoginLayout>
      <h1 className={classes['title']}>{t('title')}</h1>
      {refusal ? (
        <Problem tone="red" title={refusal.text} {...(wrong && { text: t('checkBoth') })} />
      ) : expired ? (
        <Problem tone="amber" title={tErrors('session_expired')} />
      ) : null}
      <form className={classes['fields']} onSubmit={form.submit} noValidate>
        <TextInput
          ref={form.usernameInput}
          name="username"
          label={t('username')}
          size="md"
          autoComplete="username"
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username ? <FieldError>{t('missing.username')}</FieldError> : wrong}
        />
        <PasswordInput
          ref={form.passwordInput}
          id="password"
          name="password"
          label={t('password')}
          size="md"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          error={missing.password ? <FieldError>{t('missing.password')}</FieldError> : wrong}
          aria-invalid={missing.password || wrong || undefined}
          aria-describedby={missing.password ? 'password-error' : undefined}
        />
        {form.needsHumanCheck ? (
          <Suspense fallback={null}>
            <HumanCheck key={form.attempts} onSolved={setSolved} />
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
          <Link to="/create-pass" className={classes['link']}>{t('forgot')}</Link>
        </div>
        <Button
          type="submit"
          tone="primary"
          size="large"
          wide
          hint="Enter"
          running={form.running && t('submitting')}
          disabled={form.needsHumanCheck && solved === null && !form.running}
        >
          {t('submit')}
        </Button>
      </form>
      <Beside />
    </LoginLayout>
  );
}
