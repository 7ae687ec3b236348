import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallReply, CallRequest } from '@offizin/contract/client-types';
import { brands } from '@offizin/domain/brand/brands';
import { ApiError, call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { initialData } from '../platform/initial-data.ts';
import { Button } from '../ui/button.tsx';
import { CodeInput, codeLength } from '../ui/code-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainTextInput } from '../ui/plain-field.tsx';
import { PlainPassword } from '../parts/passwords/plain-password.tsx';
import { SkeletonLine } from '../ui/skeleton.tsx';
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

type Way = 'password' | 'code' | 'recovery';

/** How a typed proof is sent, and what to say where it is missing. */
const typedWays = {
  password: { isMissing: (typed: string) => typed === '', missing: 'proof.missingPassword' },
  code: { isMissing: (typed: string) => typed.length < codeLength, missing: 'missingCode' },
  recovery: { isMissing: (typed: string) => typed.trim() === '', missing: 'missingRecovery' },
} as const;

function proofOf(way: Way, typed: string): Proof {
  if (way === 'password') return { password: typed };
  return way === 'code' ? { code: typed } : { recoveryCode: typed };
}

/** What is typed, in which way, and where the focus goes. */
function useProofForm(first: Way, onProven: () => void) {
  const t = useTranslations('secondStep');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen ?? first;
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
    const { isMissing, missing } = typedWays[way];
    if (isMissing(typed)) setRefusal(t(missing));
    else if (!isSending && (await prove(() => proofOf(way, typed)))) return;
    field.current?.focus();
  };
  const error = refusal === null ? undefined : <FieldError>{refusal}</FieldError>;
  return { field, way, choose, typed, setTyped, error, isSending, prove, submit };
}

type ProofForm = ReturnType<typeof useProofForm>;

function ProofField({ form: { field, way, typed, setTyped, error } }: { form: ProofForm }) {
  const t = useTranslations('secondStep');
  const shared = {
    ref: field,
    value: typed,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(currentTarget.value),
    error,
  };
  if (way === 'code')
    return <CodeInput ref={field} label={t('code')} value={typed} onChange={setTyped} error={error} />;
  if (way === 'recovery')
    return (
      <PlainTextInput
        {...shared}
        name="recoveryCode"
        label={t('recoveryCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    );
  return <PlainPassword {...shared} name="password" label={t('proof.password')} autoComplete="current-password" />;
}

type Options = CallReply<'POST /reauthenticate/options'>;

interface WaysProps {
  readonly form: ProofForm;
  readonly options: Options;
  readonly onAskAgain: () => void;
}

/** Proves by a passkey of this host; its challenge works once, so a failure asks for another one. */
function PasskeyButton({ form, options: { passkey }, onAskAgain }: WaysProps) {
  const t = useTranslations('secondStep.proof');
  if (passkey === null) return null;
  const byPasskey = async () => {
    const isProven = await form.prove(async () => {
      const { provePasskey } = await import('../platform/passkeys.ts');
      return { passkey: await provePasskey(passkey) };
    });
    if (!isProven) onAskAgain();
  };
  return (
    <Button data-proof onClick={() => void byPasskey()}>
      {t('passkey')}
    </Button>
  );
}

/** Something to type, and a passkey where there is one for this address. */
function TypedWays(props: WaysProps) {
  const t = useTranslations('secondStep');
  const { form, options } = props;
  const isCode = form.way === 'code';
  return (
    <>
      <ProofField form={form} />
      <PasskeyButton {...props} />
      {options.hasPasswordOnly ? null : (
        <Button tone="link" onClick={() => form.choose(isCode ? 'recovery' : 'code')}>
          {t(isCode ? 'useRecovery' : 'useApp')}
        </Button>
      )}
    </>
  );
}

/** Nothing to type: a passkey of this address, or word of where else it is and who helps. */
function PasskeyWay(props: WaysProps) {
  const t = useTranslations('secondStep.proof');
  const { form, options } = props;
  const { phone } = brands[initialData.brand].support;
  return (
    <>
      {form.error}
      <PasskeyButton {...props} />
      <p>{t(options.passkey === null ? 'elsewhere' : 'lostPasskey', { phone })}</p>
    </>
  );
}

/** With what the person can prove who it is; once that is known the focus goes to it. */
function useProofOptions() {
  const { data, error, refetch } = useQuery(optionsQuery);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) document.querySelector<HTMLElement>('[data-proof-form] :is(input, [data-proof])')?.focus();
  }, [isKnown]);
  return { options: data, error, onAskAgain: () => void refetch() };
}

/** Asks a person again who it is before what matters; the call that needed it goes on behind (AUT-17). */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const t = useTranslations('secondStep.proof');
  const errorText = useErrorText();
  const formId = useId();
  const { options, error, onAskAgain } = useProofOptions();
  const hasFactor = options?.hasPasswordOnly === false;
  const form = useProofForm(hasFactor ? 'code' : 'password', onProven);
  const isTyped = options !== undefined && (!hasFactor || options.hasAuthenticator);
  const Shown = isTyped ? TypedWays : PasskeyWay;
  return (
    <Dialog
      opened
      compact
      title={t('title')}
      note={t(hasFactor ? 'introFactor' : 'intro')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isTyped ? (
            <Button tone="primary" type="submit" form={formId} running={form.isSending && t('confirming')}>
              {t('confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        id={formId}
        className={classes['form']}
        data-proof-form
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        {options === undefined && error === null ? <SkeletonLine width="80%" /> : null}
        {options === undefined && error !== null ? <Notice tone="red" title={errorText(error)} /> : null}
        {options === undefined ? null : <Shown form={form} options={options} onAskAgain={onAskAgain} />}
      </form>
    </Dialog>
  );
}
