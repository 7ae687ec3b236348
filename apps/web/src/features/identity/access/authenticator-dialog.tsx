import type { CallReply } from '@offizin/contract/client-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
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
  const form = useForm({
    keptAs: null,
    initial: { code: '' },
    check: ({ code }) => (code.length < codeLength ? [{ path: 'body.code', code: 'field.required' }] : []),
    texts: { code: () => t('missingCode') },
    summaryOf: (refused) => (isLeftUnproven(refused) ? null : errorText(refused)),
    send: async ({ code }) => {
      const { recoveryCodes } = await call('POST /access/authenticator/confirm', { body: { code } });
      await queries.invalidateQueries({ ...accessQuery, exact: true });
      onConfirmed(recoveryCodes);
    },
  });
  const { failures, summary } = form;
  useEffect(() => {
    if (failures > 0) field.current?.focus();
  }, [failures]);
  return { form, field, error: summary === null ? form.errorOf('code') : <FieldError>{summary}</FieldError> };
}

/** Sets up an app for codes: scan, then prove by a code that it works (AUT-17). */
export function AuthenticatorDialog({ onConfirmed, onClose }: AuthenticatorDialogProps) {
  const t = useTranslations('access.secondStep');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { form, field, error } = useConfirm({ onConfirmed });
  const { data: begun, error: failure } = useQuery(beginQuery);
  const isLeft = isLeftUnproven(failure);
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
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <Button tone="primary" type="submit" form={form.id} running={form.isSending && tActions('checking')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={classes['form']} onSubmit={form.submit} noValidate>
        {failure === null || isLeft ? null : <Notice tone="red" title={errorText(failure)} />}
        <Key begun={begun} />
        <CodeInput
          ref={field}
          label={t('code')}
          value={form.values.code}
          onChange={(digits) => form.set('code', digits)}
          error={error}
        />
      </form>
    </Dialog>
  );
}
