import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.ts';
import { ConfirmButton } from './confirm-button.tsx';
import classes from './returns.module.css';
import { useKeptText } from './use-kept-text.ts';
import { useStep } from './use-step.ts';

interface SendBackDialogProps {
  readonly of: ReturnDetail;
  /** Who proposed it. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Sends a proposal back with the word that says why. */
export function SendBackDialog({ of, name, onClose }: SendBackDialogProps) {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const [text, setText] = useKeptText(of, 'proposal');
  const { returnId, version } = of;
  const send = useStep(of, {
    send: () =>
      call('POST /returns/:returnId/send-back-proposal', {
        params: { returnId },
        body: { version, text: text.trim() },
      }),
    done: t('done.sendBack'),
    onDone: onClose,
  });
  return (
    <Dialog
      title={t('proposal.sendBackTitle')}
      opened
      compact
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <ConfirmButton
            tone="primary"
            isReady={text.trim() !== ''}
            running={send.isPending && t('ask.sending')}
            onClick={() => send.mutate()}
          >
            {t('proposal.sendBackConfirm')}
          </ConfirmButton>
        </>
      }
    >
      <div className={classes['question']}>
        <p>{t('proposal.sendBackText', { name })}</p>
        <Textarea
          label={t('proposal.sendBackWords', { name })}
          value={text}
          maxLength={decisionTextMax}
          autosize
          minRows={2}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </div>
    </Dialog>
  );
}
