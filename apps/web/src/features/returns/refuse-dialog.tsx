import type { ReturnDetail } from '@offizin/contract/returns/seller';
import {
  type DecisionReason,
  decisionTextMax,
  decisionTextMin,
  reasonsFor,
} from '@offizin/domain/returns/return-decision';
import { returnTerms } from '@offizin/domain/returns/return-terms';
import { limits } from '@offizin/domain/limits';
import { IconBan, IconChartBar, IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EvidenceFiles } from '../../parts/evidence/evidence-files.tsx';
import { noFiles, useEvidence } from '../../parts/evidence/use-evidence.ts';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { Textarea } from '../../ui/textarea.ts';
import { sendFile } from './send-file.ts';
import { ConfirmButton } from './confirm-button.tsx';
import classes from './returns.module.css';
import { brandName, useCustomer } from './return-words.ts';
import { useKeptText } from './use-kept-text.ts';
import { useStep } from './use-step.ts';

const day = 86_400_000;

/** What follows for the customer and the shop. */
function Consequences({ of, now }: { of: ReturnDetail; now: Date }) {
  const t = useTranslations('returns.refuse');
  const formats = useFormats();
  const customerOf = useCustomer();
  const until = new Date(now.getTime() + returnTerms[initialData.brand].objectDays * day);
  return (
    <ul className={classes['effects']}>
      <li>
        <IconGavel aria-hidden />
        <div>
          <b>{t('objects', { name: customerOf(of), day: formats.day(until) })}</b>
          <p>{t('objectsText', { amount: formats.money(of.held) })}</p>
        </div>
      </li>
      <li>
        <IconChartBar aria-hidden />
        <div>
          <b>{t('figures')}</b>
          <p>{t('figuresText', { brand: brandName })}</p>
        </div>
      </li>
    </ul>
  );
}

/** What somebody writes and sends to refuse a return. */
function useRefusal(of: ReturnDetail, onClose: () => void) {
  const t = useTranslations('returns');
  const [reason, setReason] = useState<DecisionReason | ''>('');
  const [text, setText] = useKeptText(of, 'refusal');
  const evidence = useEvidence(sendFile, useState(noFiles));
  const kept = of.caseFiles.filter((file) => file.of === 'shop').length;
  const length = [...text.trim()].length;
  const hasFiles = evidence.files.length + kept > 0 && !evidence.isUploading;
  const nothing = { choice: 'none' as const, amount: null, reason: reason === '' ? null : reason, condition: null };
  const sending = useStep(of, {
    send: () =>
      call('POST /returns/:returnId/decide', {
        params: { returnId: of.returnId },
        body: {
          version: of.version,
          items: of.items.map(({ lineId }) => ({ lineId, ...nothing })),
          text: text.trim(),
          files: [...evidence.files],
          total: 0,
        },
      }),
    done: t('done.refuse'),
    onDone: onClose,
  });
  const isReady = reason !== '' && length >= decisionTextMin && hasFiles;
  return { reason, setReason, text, setText, length, evidence, kept, isReady, sending };
}

/** Refuses a return: with reason, words and evidence, and with what follows; the way out has the focus (drawing 51e). */
export function RefuseDialog({ of, now, onClose }: { of: ReturnDetail; now: Date; onClose: () => void }) {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const name = useCustomer()(of);
  const refusal = useRefusal(of, onClose);
  const { reason, text, length, sending } = refusal;
  const count = of.items.reduce((sum, { units }) => sum + units, 0);
  const reasons = reasonsFor('none', of.kind);
  const choices = reasons.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <Dialog
      title={t('refuse.title', { count })}
      opened
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {tActions('cancel')}
          </Button>
          <ConfirmButton
            tone="dangerFilled"
            icon={<IconBan size={16} aria-hidden />}
            isReady={refusal.isReady}
            running={sending.isPending && t('refuse.running')}
            onClick={() => sending.mutate()}
          >
            {t('refuse.confirm', { count })}
          </ConfirmButton>
        </>
      }
    >
      <div className={classes['question']}>
        <p>{t('refuse.text', { name, amount: formats.money(of.atStake) })}</p>
        <NativeSelect
          label={t('refuse.reason')}
          value={reason}
          data={[{ value: '', label: t('items.choose') }, ...choices]}
          onChange={({ currentTarget: { value } }) => refusal.setReason(reasons.find((each) => each === value) ?? '')}
        />
        <Textarea
          label={t('refuse.explain', { name, brand: brandName })}
          description={t('message.help', { count: length, min: decisionTextMin })}
          value={text}
          maxLength={decisionTextMax}
          autosize
          minRows={3}
          onChange={({ currentTarget: { value } }) => refusal.setText(value)}
        />
        <EvidenceFiles evidence={refusal.evidence} most={limits.returnEvidenceFiles - refusal.kept} />
        <Consequences of={of} now={now} />
      </div>
    </Dialog>
  );
}
