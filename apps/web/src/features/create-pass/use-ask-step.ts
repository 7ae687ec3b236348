import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useForm } from '../../ui/form/use-form.tsx';
import { askCode } from './ask-code.ts';
import type { AskedCode } from './asked-code.ts';
import { useHumanProof } from '../../platform/use-human-proof.ts';

export interface AskStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onAsked: (code: AskedCode) => void;
}

function check({ email }: { email: string }) {
  const typed = email.trim();
  if (typed === '') return [{ path: 'body.email', code: 'field.required' }];
  return /^\S+@\S+\.\S+$/.test(typed) ? [] : [{ path: 'body.email', code: 'field.invalid' }];
}

/** The address, the proof beside it, and what was refused. */
export function useAskStep({ email, onEmail, onAsked }: AskStepProps) {
  const t = useTranslations('passwords');
  const errorText = useErrorText();
  const proof = useHumanProof();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    check,
    texts: { email: ({ code }) => (code === 'field.required' ? t('missingEmail') : t('invalidEmail')) },
    summaryOf: () => null,
    send: async ({ email: typed }) => {
      setRefusal(null);
      onEmail(typed.trim());
      try {
        onAsked(await askCode(proof, typed));
      } catch (error) {
        setRefusal(errorText(error));
        throw error;
      }
    },
  });
  return { form, proof, refusal };
}
