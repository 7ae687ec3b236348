import { useState } from 'react';
import { useErrorText } from '../../platform/error-text.ts';
import { type HumanProof, useHumanProof } from '../../platform/use-human-proof.ts';
import { useForm } from '../../ui/form/use-form.tsx';

interface CodeRequest {
  readonly email: string;
  /** What is said of an address that is missing, and of one that is none. */
  readonly missing: string;
  readonly invalid: string;
  /** Asks for the code with a proof that is taken when it is needed. */
  readonly ask: (email: string, proof: HumanProof) => Promise<void>;
}

function check({ email }: { email: string }) {
  const typed = email.trim();
  const code = typed === '' ? 'field.required' : /^\S+@\S+\.\S+$/.test(typed) ? null : 'field.invalid';
  return code === null ? [] : [{ path: 'body.email', code }];
}

/** The form of who is not signed in and asks for a code by e-mail: the address, the proof beside it, and what was refused. */
export function useCodeRequest({ email, missing, invalid, ask }: CodeRequest) {
  const errorText = useErrorText();
  const proof = useHumanProof();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    keptAs: null,
    initial: { email },
    check,
    texts: { email: ({ code }) => (code === 'field.required' ? missing : invalid) },
    summaryOf: () => null,
    send: async (values) => {
      setRefusal(null);
      try {
        await ask(values.email.trim(), proof);
      } catch (error) {
        setRefusal(errorText(error));
        throw error;
      }
    },
  });
  return { form, proof, refusal };
}
