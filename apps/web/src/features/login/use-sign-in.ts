import { useNavigate } from '@tanstack/react-router';
import { landing, screens } from '@offizin/domain/access/screens';
import { type FormEvent, useState } from 'react';
import { ApiError, type ApiErrorCode, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { loadSession } from '../../platform/session.ts';

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

const nothingMissing = { username: false, password: false };

/** The sign-in form: sends it, loads the session, and goes to where the user wanted to be (AUT-06). */
export function useSignIn({ returnTo, solved, onRefused }: Options) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { change } = useLocaleSwitch();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [missing, setMissing] = useState(nothingMissing);
  const [needsHumanCheck, setNeedsHumanCheck] = useState(false);
  const [attempts, setAttempts] = useState(0);

  async function signIn(username: string, password: string, hasRememberMe: boolean): Promise<void> {
    const humanCheck = solved === null ? {} : { humanCheck: solved };
    await call('POST /signin', { body: { user: { username, password }, hasRememberMe, ...humanCheck } });
    const { session } = await loadSession();
    await change(session.locale);
    if (returnTo) await navigate({ to: returnTo });
    else await navigate({ to: screens[landing.screen].path, search: landing.search });
  }

  function refuse(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'human_check_required') setNeedsHumanCheck(true);
    setRefusal({ code, text: errorText(error) });
    setAttempts((count) => count + 1);
    onRefused();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    setMissing({ username: username === '', password: password === '' });
    setRefusal(null);
    if (username === '' || password === '') return;
    setRunning(true);
    try {
      await signIn(username, password, fields.get('remember') !== null);
    } catch (error) {
      refuse(error);
    } finally {
      setRunning(false);
    }
  }

  return {
    running,
    refusal,
    missing,
    needsHumanCheck,
    attempts,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
