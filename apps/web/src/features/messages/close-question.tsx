import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { type ClosingReason, closingReasons } from '@offizin/domain/messages/conversation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import classes from './dialogs.module.css';
import { useClose } from './use-steps.ts';

/** Asks why a question of the customer needs no reply. */
export function CloseQuestion({ conversation, onClose }: { conversation: ConversationDetail; onClose: () => void }) {
  const t = useTranslations('messages.close');
  const tReason = useTranslations('messages.reason');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const [reason, setReason] = useState<ClosingReason | null>(null);
  const close = useClose(conversation, onClose);
  return (
    <Dialog
      title={t('title')}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <RefusableButton
            tone="primary"
            refusal={reason === null ? t('wait') : null}
            running={close.isPending && t('running')}
            onClick={() => close.mutate(reason)}
          >
            {t('confirm')}
          </RefusableButton>
        </>
      }
    >
      <p>{t('text')}</p>
      <fieldset className={classes['choices']}>
        <legend>{t('reason')}</legend>
        {closingReasons.map((each, at) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              checked={reason === each}
              data-autofocus={at === 0 || undefined}
              onChange={() => setReason(each)}
            />
            {tReason(each)}
          </label>
        ))}
      </fieldset>
      {close.error === null ? null : <Notice tone="red" title={errorText(close.error)} />}
    </Dialog>
  );
}
