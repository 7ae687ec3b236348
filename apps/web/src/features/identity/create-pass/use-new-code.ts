import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { askCode } from './ask-code.ts';
import type { AskedCode } from './asked-code.ts';
import { useHumanProof } from '../../../platform/use-human-proof.ts';

/** Sends another code to the same address; where the address is no longer known, its step comes first. */
export function useNewCode({ email, onAsked }: { email: string; onAsked: (code: AskedCode) => void }) {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const proof = useHumanProof();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    if (email === '') return navigate({ to: '/create-pass' });
    if (isSending) return;
    setIsSending(true);
    setRefusal(null);
    try {
      onAsked(await askCode(proof, email));
    } catch (error) {
      setRefusal(errorText(error));
    }
    setIsSending(false);
  };
  return { isSending, refusal, send };
}
