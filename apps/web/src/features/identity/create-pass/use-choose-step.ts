import type { CallReply } from '@offizin/contract/client-types';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useNow } from '../../../platform/now.ts';
import type { AskedCode } from './asked-code.ts';
import { timeLeft } from '../../../ui/time-left.tsx';
import { type PasswordValues, usePasswordChoice } from '../../../parts/passwords/password-choice.ts';
import { call } from '../../../platform/client.ts';
import { loadSession } from '../../../platform/session.ts';
import { useNewCode } from './use-new-code.ts';

export type SavedPassword = CallReply<'POST /password'>;

export interface ChooseStepProps {
  readonly asked: AskedCode;
  /** Empty after the page was loaded again: then a new code begins with the address. */
  readonly email: string;
  readonly onAsked: (code: AskedCode) => void;
  readonly onSaved: (saved: SavedPassword) => void;
}

/** What is typed, what was refused, and where the focus goes; what was typed stays whatever happens. */
export function useChooseStep(
  { asked, email, onAsked, onSaved }: ChooseStepProps,
  { code, password }: Record<'code' | 'password', RefObject<HTMLInputElement | null>>,
) {
  const [typed, setTyped] = useState({ code: '', password: '' });
  const choosing = usePasswordChoice(async (values: PasswordValues) => {
    const saved = await call('POST /password', { body: { flow: asked.flow, ...values } });
    if (saved.isSignedIn) await loadSession();
    onSaved(saved);
  });
  const { refusal } = choosing;
  const isExpired = refusal?.at === 'expired';
  const newCode = useNewCode({
    email,
    onAsked: (next) => {
      onAsked(next);
      choosing.clear();
      setTyped((now) => ({ ...now, code: '' }));
      code.current?.focus();
    },
  });
  useEffect(() => code.current?.focus(), [code]);
  const save = async (): Promise<void> => {
    const refused = await choosing.save(typed);
    if (refused?.at === 'password') password.current?.focus();
    else if (refused !== null) code.current?.focus();
  };
  return {
    typed,
    refusal,
    isExpired,
    newCode,
    isSaving: choosing.isSending,
    /** How long it takes until another code can be asked for; null when it can. */
    wait: timeLeft(asked.nextCodeAt, useNow(1000)),
    type: (change: Partial<typeof typed>) => {
      setTyped({ ...typed, ...change });
      if (!isExpired) choosing.clear();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void (isExpired ? newCode.send() : save());
    },
  };
}

export type ChooseState = ReturnType<typeof useChooseStep>;
