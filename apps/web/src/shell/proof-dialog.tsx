import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CallReply, CallRequest } from '@offizin/contract/client-types';
import { brands } from '@offizin/domain/brand/brands';
import { ApiError, call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { initialData } from '../platform/initial-data.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProofField } from '../parts/proof/proof-field.tsx';
import { type ProofWay, useTypedProof } from '../parts/proof/use-typed-proof.tsx';
import { SkeletonLine } from '../ui/skeleton.tsx';
import classes from './proof-dialog.module.css';

type Proof = CallRequest<'POST /reauthenticate'>['body'];
type Options = CallReply<'POST /reauthenticate/options'>;

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

const prove = (proof: Proof) => call('POST /reauthenticate', { body: proof });

/** What is said of a proof that was refused; a browser's own error means that no passkey was given. */
function useRefusalText() {
  const t = useTranslations('secondStep');
  const errorText = useErrorText();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('passkeyFailed');
    return error.code === 'invalid_credentials' ? t('proof.wrongPassword') : errorText(error);
  };
}

const bodies: { readonly [W in ProofWay]: (typed: string) => Proof } = {
  password: (password) => ({ password }),
  code: (code) => ({ code }),
  recoveryCode: (recoveryCode) => ({ recoveryCode }),
};

interface Proven {
  readonly onProven: () => void;
  readonly onAskAgain: () => void;
}

/** Proves by a passkey of this host; its challenge works once, so a failure asks for another one. */
function usePasskeyProof({ onProven, onAskAgain }: Proven) {
  return useMutation({
    mutationFn: async (challenge: NonNullable<Options['passkey']>) => {
      const { provePasskey } = await import('../platform/passkeys.ts');
      await prove({ passkey: await provePasskey(challenge) });
    },
    onSuccess: onProven,
    onError: onAskAgain,
  });
}

/** What is typed and the passkey as one form: whichever was refused last says so at the field. */
function useProofForm(first: ProofWay, proven: Proven) {
  const refusalOf = useRefusalText();
  const send = (way: ProofWay, typed: string) => prove(bodies[way](typed));
  const proof = useTypedProof({ first, refusalOf, send, onSent: proven.onProven });
  const { mutate, reset, isPending, error } = usePasskeyProof(proven);
  return {
    ...proof,
    isSending: proof.form.isSending || isPending,
    error: error === null ? proof.error : <FieldError>{refusalOf(error)}</FieldError>,
    choose: (way: ProofWay) => {
      reset();
      proof.choose(way);
    },
    byPasskey: mutate,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      reset();
      proof.form.submit();
    },
  };
}

type ProofForm = ReturnType<typeof useProofForm>;

interface WaysProps {
  readonly form: ProofForm;
  readonly options: Options;
}

function PasskeyButton({ form: { isSending, byPasskey }, options: { passkey } }: WaysProps) {
  const t = useTranslations('secondStep.proof');
  if (passkey === null) return null;
  return (
    <Button data-proof onClick={() => isSending || byPasskey(passkey)}>
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
      <ProofField key={form.way} {...form} />
      <PasskeyButton {...props} />
      {options.hasPasswordOnly ? null : (
        <Button tone="link" onClick={() => form.choose(isCode ? 'recoveryCode' : 'code')}>
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
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { options, error, onAskAgain } = useProofOptions();
  const hasFactor = options?.hasPasswordOnly === false;
  const form = useProofForm(hasFactor ? 'code' : 'password', { onProven, onAskAgain });
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
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          {isTyped ? (
            <Button tone="primary" type="submit" form={form.form.id} running={form.isSending && tActions('checking')}>
              {tActions('confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      <form id={form.form.id} className={classes['form']} data-proof-form onSubmit={form.submit} noValidate>
        {options === undefined && error === null ? <SkeletonLine width="80%" /> : null}
        {options === undefined && error !== null ? <Notice tone="red" title={errorText(error)} /> : null}
        {options === undefined ? null : <Shown form={form} options={options} />}
      </form>
    </Dialog>
  );
}
