import { useTranslations } from 'use-intl';
import { useCodeRequest } from '../../../parts/public/use-code-request.ts';
import { askCode } from './ask-code.ts';
import type { AskedCode } from './asked-code.ts';

export interface AskStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onAsked: (code: AskedCode) => void;
}

/** The address, the proof beside it, and what was refused. */
export function useAskStep({ email, onEmail, onAsked }: AskStepProps) {
  const t = useTranslations('passwords');
  return useCodeRequest({
    email,
    missing: t('missingEmail'),
    invalid: t('invalidEmail'),
    ask: async (typed, proof) => {
      onEmail(typed);
      onAsked(await askCode(proof, typed));
    },
  });
}
