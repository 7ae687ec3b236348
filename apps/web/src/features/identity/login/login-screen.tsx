import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconBuildingStore, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { initialData } from '../../../platform/initial-data.ts';
import { loadTopics } from '../../../platform/messages.ts';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { PublicLayout } from '../../../parts/public/public-layout.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-screen.module.css';
import { useSignIn } from './use-sign-in.ts';

const SecondStep = lazyPart(
  async () => {
    const [{ SecondStep: Step }] = await Promise.all([import('./second-step.tsx'), loadTopics(['secondStep'])]);
    return Step;
  },
  { isAwaited: true },
);

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
        <Link to="/registration" className={classes['link']}>
          {t('register')}
        </Link>
      </div>
      <div>
        <IconPhone size={18} aria-hidden />
        <span>
          {t('help')}
          <small>{t('helpHours', { phone: brand.support.phone, from, to })}</small>
        </span>
        <a href={`mailto:${brand.support.email}`} className={classes['link']}>
          {t('contact')}
        </a>
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
  const signIn = useSignIn({ returnTo, solved, onRefused: () => setSolved(null) });
  const { refusal } = signIn;
  const wrong = refusal?.code === 'invalid_credentials';
  if (signIn.isSecondStep)
    return (
      <PublicLayout>
        <SecondStep onSignedIn={signIn.enter} onBack={signIn.backToPassword} />
      </PublicLayout>
    );
  return (
    <PublicLayout>
      <h1 className={classes['title']}>{t('title')}</h1>
      {refusal ? (
        <Problem tone="red" title={refusal.text} {...(wrong && { text: t('checkBoth') })} />
      ) : expired ? (
        <Problem tone="amber" title={tErrors('session_expired')} />
      ) : null}
      <LoginForm signIn={signIn} solved={solved} onSolved={setSolved} />
      <Beside />
    </PublicLayout>
  );
}
