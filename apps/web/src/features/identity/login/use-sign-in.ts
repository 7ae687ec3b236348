import { useNavigate } from '@tanstack/react-router';
import type { SessionDetailsView } from '@offizin/contract/identity/session';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { landing, screens } from '@offizin/domain/access/screens';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, type ApiErrorCode, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { rememberedLocale, useLocaleSwitch } from '../../../platform/locale.tsx';
import { loadSession } from '../../../platform/session.ts';
import { useForm } from '../../../ui/form/use-form.tsx';

export interface Refusal {
  readonly code: ApiErrorCode | 'unknown';
  readonly text: string;
}

interface Options {
  readonly returnTo: string | undefined;
  /** The solved human check, when one is asked for. */
  readonly solved: string | null;
  readonly onRefused: () => void;
}

const initial = { username: '', password: '', remember: false };
type SignInValues = typeof initial;

/**
 * The person's own language; of who has none the one that this browser remembers, which becomes their own: in that one they signed in,
 * whichever language the shop has.
 */
async function languageOf({ locale, isLocaleOfShop }: SessionDetailsView): Promise<LocaleCode> {
  const remembered = rememberedLocale();
  if (isLocaleOfShop !== true || remembered === null || remembered === locale) return locale;
  await call('PUT /locale', { body: { locale: remembered } });
  await loadSession();
  return remembered;
}

function missing({ username, password }: SignInValues) {
  const required = (name: string) => ({ path: `body.user.${name}`, code: 'field.required' });
  return [...(username.trim() ? [] : [required('username')]), ...(password ? [] : [required('password')])];
}

/** The sign-in form: sends it, loads the session, and goes to where the user wanted to be (AUT-06). */
export function useSignIn({ returnTo, solved, onRefused }: Options) {
  const t = useTranslations('session.missing');
  const tSession = useTranslations('session');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { change } = useLocaleSwitch();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [needsHumanCheck, setNeedsHumanCheck] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [isSecondStep, setIsSecondStep] = useState(false);
  const [isByPasskey, setIsByPasskey] = useState(false);

  async function signIn({ username, password, remember }: SignInValues): Promise<void> {
    const humanCheck = solved === null ? {} : { humanCheck: solved };
    const user = { username: username.trim(), password };
    const { secondFactor } = await call('POST /signin', { body: { user, hasRememberMe: remember, ...humanCheck } });
    if (secondFactor) setIsSecondStep(true);
    else await enter();
  }

  /** Goes on with the session that is open now. */
  async function enter(): Promise<void> {
    const { session } = await loadSession();
    await change(await languageOf(session));
    await navigate(returnTo ? { to: returnTo } : { to: screens[landing.screen].path, search: landing.search });
  }

  async function byPasskey(): Promise<void> {
    if (isByPasskey) return;
    setRefusal(null);
    setIsByPasskey(true);
    try {
      const { signInByPasskey } = await import('./second-step.tsx');
      await signInByPasskey(form.values.remember);
      await enter();
    } catch (error) {
      // Who gives up gets the browser's own error.
      if (error instanceof ApiError) refuse(error);
      else setRefusal({ code: 'unknown', text: tSession('passkeyFailed') });
    }
    setIsByPasskey(false);
  }

  function refuse(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'human_check_required') setNeedsHumanCheck(true);
    setRefusal({ code, text: errorText(error) });
    setAttempts((count) => count + 1);
    onRefused();
  }

  const form = useForm({
    keptAs: null,
    initial,
    check: missing,
    texts: { username: () => t('username'), password: () => t('password') },
    send: (values) => {
      setRefusal(null);
      return signIn(values).catch(refuse);
    },
  });
  const backToPassword = () => {
    setIsSecondStep(false);
    setAttempts(0);
  };
  return { form, refusal, needsHumanCheck, attempts, isSecondStep, backToPassword, enter, isByPasskey, byPasskey };
}

export type SignIn = ReturnType<typeof useSignIn>;
