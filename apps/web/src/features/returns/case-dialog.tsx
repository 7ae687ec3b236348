import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEvidence } from '../../parts/evidence/use-evidence.ts';
import { call } from '../../platform/client.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import classes from './returns.module.css';
import { brandName } from './return-words.ts';
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
  const [text, setText] = useState('');
  const evidence = useEvidence({
    send: (file, fileName) =>
      uploadFile('POST /returns/evidence', { query: { fileName } }, { file, mediaType: file.type }),
    tooLarge: t('words.tooLarge'),
  });
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
          <Button
            tone="primary"
            disabled={!isReady || evidence.isUploading}
            running={send.isPending && t('ask.sending')}
            onClick={() => send.mutate()}
          >
            {t('ask.send')}
          </Button>
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
        <EvidenceFiles evidence={evidence} kept={of.caseFiles.filter((file) => file.of === 'shop').length} />
      </div>
    </Dialog>
  );
}
