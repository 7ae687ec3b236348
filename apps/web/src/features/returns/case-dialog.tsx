import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { limits } from '@offizin/domain/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EvidenceFiles } from '../../parts/evidence/evidence-files.tsx';
import { noFiles, useEvidence } from '../../parts/evidence/use-evidence.ts';
import { call } from '../../platform/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.ts';
import { sendFile } from './send-file.ts';
import { ConfirmButton } from './confirm-button.tsx';
import classes from './returns.module.css';
import { brandName } from './return-words.ts';
import { useKeptText } from './use-kept-text.ts';
import { useStep } from './use-step.ts';

/** What is sent to the marketplace: evidence while it decides, or an objection to its decision. */
export type CaseAct = 'evidence' | 'appeal';

interface CaseDialogProps {
  readonly act: CaseAct;
  readonly of: ReturnDetail;
  readonly onClose: () => void;
}

/** Words and files for the marketplace; an objection needs both. */
export function CaseDialog({ act, of, onClose }: CaseDialogProps) {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const [text, setText] = useKeptText(of, act);
  const evidence = useEvidence(sendFile, useState(noFiles));
  const params = { returnId: of.returnId };
  const body = { version: of.version, text: text.trim(), files: [...evidence.files] };
  const send = useStep(of, {
    send: () =>
      act === 'appeal'
        ? call('POST /returns/:returnId/appeal', { params, body })
        : call('POST /returns/:returnId/send-evidence', { params, body }),
    done: t(`done.${act}`),
    onDone: onClose,
  });
  const isReady = evidence.files.length > 0 && (act === 'evidence' || text.trim() !== '');
  return (
    <Dialog
      title={t(`ask.${act}`, { brand: brandName })}
      opened
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {tActions('cancel')}
          </Button>
          <ConfirmButton
            tone="primary"
            isReady={isReady && !evidence.isUploading}
            running={send.isPending && t('ask.sending')}
            onClick={() => send.mutate()}
          >
            {t('ask.send')}
          </ConfirmButton>
        </>
      }
    >
      <div className={classes['question']}>
        <p>{act === 'appeal' ? t('ask.appealText') : t('ask.evidenceText', { brand: brandName })}</p>
        <Textarea
          label={t('ask.words', { brand: brandName })}
          value={text}
          maxLength={decisionTextMax}
          autosize
          minRows={3}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <EvidenceFiles
          evidence={evidence}
          most={limits.returnEvidenceFiles - of.caseFiles.filter((file) => file.of === 'shop').length}
        />
      </div>
    </Dialog>
  );
}
