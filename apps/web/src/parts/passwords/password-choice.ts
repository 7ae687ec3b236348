import { passwordFault } from '@offizin/domain/identity/password-rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useErrorText, useFieldErrorText } from '../../platform/error-text.ts';
import { codeLength } from '../../ui/code-input.tsx';

/** What the server refused, and where it is said. */
export type Refusal =
  | { readonly at: 'code'; readonly text: string }
  | { readonly at: 'password'; readonly text: string; readonly isUsedBefore: boolean }
  | { readonly at: 'expired' }
  | { readonly at: 'form'; readonly text: string };

export interface PasswordValues {
  readonly code: string;
  readonly password: string;
}

function triesLeft({ problem }: ApiError): number | null {
  const { triesLeft: left } = Object(problem?.current) as { triesLeft?: unknown };
  return typeof left === 'number' ? left : null;
}

/** Sends a code with a new password, and sorts what the server refuses to where it belongs. */
export function usePasswordChoice(send: (values: PasswordValues) => Promise<void>) {
  const t = useTranslations('passwords');
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);

  const refusedBy = (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) return { at: 'form', text: errorText(error) };
    const [wrong] = error.fieldErrors;
    if (wrong !== undefined) return { at: 'password', text: fieldText(wrong), isUsedBefore: false };
    switch (error.code) {
      case 'code_expired':
        return { at: 'expired' };
      case 'code_invalid': {
        const count = triesLeft(error);
        if (count === 0) return { at: 'expired' };
        return { at: 'code', text: count === null ? errorText(error) : t('triesLeft', { count }) };
      }
      case 'password_already_used':
        return { at: 'password', text: errorText(error), isUsedBefore: true };
      default:
        return { at: 'form', text: errorText(error) };
    }
  };
  /** What is wrong before anybody is asked. */
  const faultOf = ({ code, password }: PasswordValues): Refusal | null => {
    if (code.length < codeLength) return { at: 'code', text: t('missingCode') };
    const missing = { at: 'password', text: t('missingPassword'), isUsedBefore: false } as const;
    if (password === '') return missing;
    const fault = passwordFault(password);
    return fault === null ? null : { ...missing, text: fieldText({ code: `field.${fault}`, params: { limit: 8 } }) };
  };
  return {
    refusal,
    isSending,
    clear: () => setRefusal(null),
    /** Resolves with what was refused, or null. */
    save: async (values: PasswordValues): Promise<Refusal | null> => {
      if (isSending) return null;
      const fault = faultOf(values);
      setRefusal(fault);
      if (fault !== null) return fault;
      setIsSending(true);
      const refused = await send(values).then(() => null, refusedBy);
      setIsSending(false);
      setRefusal(refused);
      return refused;
    },
  };
}
