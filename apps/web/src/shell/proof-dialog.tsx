import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallRequest } from '@offizin/contract/client-types';
import { ApiError, call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { Button } from '../ui/button.tsx';
import { CodeInput, codeLength } from '../ui/code-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { PlainPassword } from '../ui/plain-password.tsx';
import classes from './proof-dialog.module.css';

type Proof = CallRequest<'POST /reauthenticate'>['body'];

interface ProofDialogProps {
  readonly onProven: () => void;
  readonly onClose: () => void;
}

const optionsQuery = {
  queryKey: ['proof'],
  queryFn: () => call('POST /reauthenticate/options', {}),
  // A passkey's challenge works once.
  gcTime: 0,
} as const;

/** Sends a proof; what is wrong with it is said at its field. */
function useProve(onProven: () => void) {
  const t = useTranslations('secondStep');
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prove = async (read: () => Proof | Promise<Proof>): Promise<boolean> => {
    setIsSending(true);
    setRefusal(null);
    try {
      await call('POST /reauthenticate', { body: await read() });
      onProven();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) setRefusal(t('passkeyFailed'));
      else setRefusal(error.code === 'invalid_credentials' ? t('proof.wrongPassword') : errorText(error));
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, refusal, setRefusal, prove };
}

type Way = 'password' | 'code';

/** What is typed, in which way, and where the focus goes. */
function useProofForm(onProven: () => void) {
  const t = useTranslations('secondStep');
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<Way>('password');
  const [typed, setTyped] = useState('');
  const { isSending, refusal, setRefusal, prove } = useProve(onProven);
  const choose = (next: Way) => {
    setWay(next);
    setTyped('');
    setRefusal(null);
    requestAnimationFrame(() => field.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = way === 'code' ? typed.length < codeLength : typed === '';
    if (isMissing) setRefusal(t(way === 'code' ? 'missingCode' : 'proof.missingPassword'));
    else if (!isSending && (await prove(() => (way === 'code' ? { code: typed } : { password: typed })))) return;
    field.current?.focus();
  };
  const error = refusal === null ? undefined : <FieldError>{refusal}</FieldError>;
  return { field, way, choose, typed, setTyped, error, isSending, prove, submit };
}

type ProofForm = ReturnType<typeof useProofForm>;

function ProofField({ form: { field, way, typed, setTyped, error } }: { form: ProofForm }) {
  const t = useTranslations('secondStep');
  if (way === 'code')
    return <CodeInput ref={field} label={t('code')} value={typed} onChange={setTyped} error={error} />;
  return (
    <PlainPassword
      ref={field}
      name="password"
      label={t('proof.password')}
      autoComplete="current-password"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      error={error}
    />
  );
}

/** The other ways that the person has here. */
function OtherWays({ form: { way, choose, prove } }: { form: ProofForm }) {
  const t = useTranslations('secondStep.proof');
  const { data: options, refetch } = useQuery(optionsQuery);
  const passkey = options?.passkey ?? null;
  const byPasskey = async (asked: NonNullable<typeof passkey>) => {
    const isProven = await prove(async () => {
      const { provePasskey } = await import('../platform/passkeys.ts');
      return { passkey: await provePasskey(asked) };
    });
    if (!isProven) await refetch();
  };
  return (
    <>
      {passkey === null ? null : <Button onClick={() => void byPasskey(passkey)}>{t('passkey')}</Button>}
      {options?.hasAuthenticator ? (
        <Button tone="link" onClick={() => choose(way === 'code' ? 'password' : 'code')}>
          {t(way === 'code' ? 'usePassword' : 'useCode')}
        </Button>
      ) : null}
    </>
  );
}

/** Asks a person again who it is before what matters; the call that needed it goes on behind (AUT-17). */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const t = useTranslations('secondStep.proof');
  const formId = useId();
  const form = useProofForm(onProven);
  return (
    <Dialog
      opened
      compact
      title={t('title')}
      note={t('intro')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} running={form.isSending && t('confirming')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes['form']} onSubmit={(event) => void form.submit(event)} noValidate>
        <ProofField form={form} />
        <OtherWays form={form} />
      </form>
    </Dialog>
  );
}
