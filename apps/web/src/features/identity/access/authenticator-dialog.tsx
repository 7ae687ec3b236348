import type { CallReply } from '@offizin/contract/client-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { accessQuery, isLeftUnproven } from './access-queries.ts';
import classes from './authenticator-dialog.module.css';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorDialogProps {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

const beginQuery = {
  queryKey: ['access', 'begun-authenticator'],
  queryFn: () => call('POST /access/authenticator', {}),
  // Each reading makes another key: the one that was scanned stays.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
} as const;

/** The key to scan, and to type where nothing can be scanned. */
function Key({ begun }: { begun: CallReply<'POST /access/authenticator'> | undefined }) {
  const t = useTranslations('access.secondStep');
  if (begun === undefined) return <SkeletonLine width="80%" />;
  return (
    <div className={classes['key']}>
      <QrCode text={begun.address} label={t('qrCode')} />
      <div>
        <p>{t('scan')}</p>
        <p className={classes['typed']}>
          {t('type')}
          <code>{begun.key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  );
}

/** The code that proves that the app works. */
function useConfirm({ onConfirmed }: Pick<AuthenticatorDialogProps, 'onConfirmed'>) {
  const t = useTranslations('access.secondStep');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setIsSending(true);
    try {
      const { recoveryCodes } = await call('POST /access/authenticator/confirm', { body: { code } });
      await queries.invalidateQueries({ ...accessQuery, exact: true });
      onConfirmed(recoveryCodes);
    } catch (refused) {
      if (!isLeftUnproven(refused)) setRefusal(errorText(refused));
      setIsSending(false);
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (code.length === codeLength) return void confirm();
    setRefusal(t('missingCode'));
    field.current?.focus();
  };
  const type = (digits: string) => {
    setCode(digits);
    setRefusal(null);
  };
  return { field, code, type, isSending, refusal, submit };
}

/** Sets up an app for codes: scan, then prove by a code that it works (AUT-17). */
export function AuthenticatorDialog({ onConfirmed, onClose }: AuthenticatorDialogProps) {
  const t = useTranslations('access.secondStep');
  const errorText = useErrorText();
  const formId = useId();
  const { field, code, type, isSending, refusal, submit } = useConfirm({ onConfirmed });
  const { data: begun, error } = useQuery(beginQuery);
  const isLeft = isLeftUnproven(error);
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  return (
    <Dialog
      title={t('addTitle')}
      note={t('addText')}
      opened
      onClose={onClose}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} running={isSending && t('confirming')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes['form']} onSubmit={submit} noValidate>
        {error === null || isLeft ? null : <Notice tone="red" title={errorText(error)} />}
        <Key begun={begun} />
        <CodeInput
          ref={field}
          label={t('code')}
          value={code}
          onChange={type}
          error={refusal === null ? undefined : <FieldError>{refusal}</FieldError>}
        />
      </form>
    </Dialog>
  );
}
