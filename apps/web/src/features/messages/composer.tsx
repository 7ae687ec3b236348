import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { withoutContactData } from '@offizin/domain/messages/contact-data';
import { openVariables, type TemplateValues } from '@offizin/domain/messages/templates';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ComposerBar } from './composer-bar.tsx';
import { ComposerText } from './composer-text.tsx';
import classes from './composer.module.css';
import { messageOrderQuery } from './message-queries.ts';
import { TemplateRow } from './template-row.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useMessageFiles } from './use-message-files.ts';
import { isChanged } from './use-steps.ts';
import { ChosenReplacement, ReplacementTick } from './replacement-tick.tsx';
import { useAnswer } from './use-answer.ts';

/** What templates are filled with. */
function useValues({ customer }: ConversationDetail, order: OrderDetail | undefined): TemplateValues {
  const { seller, session } = useSignedIn();
  const courier = order?.courier ?? null;
  return {
    customer,
    product: order?.lines[0]?.name ?? null,
    carrier: courier === null ? null : ownNameOf(courier),
    shop: seller.name,
    sender: session.userName,
  };
}

function AddedFiles({ added, children }: { added: ReturnType<typeof useMessageFiles>; children: ReactNode }) {
  const t = useTranslations('messages.composer');
  const help = useId();
  return (
    <div className={classes['files']}>
      <label className={classes['attach']} title={t('attachHelp')} data-busy={added.isUploading || undefined}>
        <IconPaperclip size={18} aria-hidden />
        <span className={classes['spoken']}>{t('attach')}</span>
        <span className={classes['spoken']} id={help} hidden>
          {t('attachHelp')}
        </span>
        <input
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          aria-describedby={help}
          disabled={added.isUploading}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) added.add(file);
          }}
        />
      </label>
      {added.files.map(({ fileId, fileName }) => (
        <span key={fileId} className={classes['file']}>
          <IconFile size={14} aria-hidden />
          <span>{fileName}</span>
          <IconButton label={t('remove', { name: fileName })} onClick={() => added.remove(fileId)}>
            <IconX size={14} aria-hidden />
          </IconButton>
        </span>
      ))}
      {added.isUploading ? <span role="status">{t('attaching')}</span> : null}
      {added.problem === null ? null : (
        <span role="alert" className={classes['wrong']}>
          {added.problem}
        </span>
      )}
      {children}
    </div>
  );
}

interface RemarksProps {
  readonly id: string;
  readonly text: string;
  readonly order: OrderDetail | undefined;
  readonly draft: ReturnType<typeof useDraftText>['state'];
}

/** What is to be known of the text: what stays open, what the customer does not see, how much fits, whether it is kept. */
function Remarks({ id, text, order, draft }: RemarksProps) {
  const t = useTranslations('messages.composer');
  const tMessages = useTranslations('messages');
  const open = openVariables(text);
  const numbers = order === undefined ? [] : [order.number, order.trackingNumber ?? ''];
  const about = { courier: order?.courier ?? null, trackingUrl: order?.trackingUrl ?? null, numbers };
  const left = limits.messageText - text.length;
  return (
    <div className={classes['remarks']} id={id}>
      {open.length === 0 ? null : (
        <p className={classes['wrong']}>
          {t('openVariables', { names: open.map((name) => tMessages(`variable.${name}`)).join(', ') })}
        </p>
      )}
      {withoutContactData(text, about).hidden.length === 0 ? null : <p className={classes['warn']}>{t('warn')}</p>}
      <p>
        {left <= 200 ? <span>{t('left', { count: left })} </span> : null}
        {draft === 'saving' ? t('saving') : null}
        {draft === 'saved' ? t('saved') : null}
        {draft === 'failed' ? t('notSaved') : null}
      </p>
    </div>
  );
}

/** Who else is writing at this moment. */
function Writing({ names }: { names: readonly string[] }) {
  const t = useTranslations('messages.composer');
  if (names.length === 0) return null;
  return (
    <p className={classes['writing']} role="status">
      {t('writing', { names: names.join(', ') })}
    </p>
  );
}

/** Why a reply was not sent; what was written meanwhile stands above. */
function ReplyError({ error }: { error: Error | null }) {
  const t = useTranslations('messages.composer');
  const errorText = useErrorText();
  if (error === null) return null;
  if (!isChanged(error)) return <Notice tone="red" title={errorText(error)} />;
  return (
    <Notice tone="amber" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
    </Notice>
  );
}

/** Whether something is written, and nothing of it is left open. */
const isComplete = (text: string): boolean => text.trim() !== '' && openVariables(text).length === 0;

/** Where a reply is written: templates, text, files, and what is done with the conversation. */
export function Composer({ conversation, onAct }: { conversation: ConversationDetail; onAct: () => void }) {
  const t = useTranslations('messages.composer');
  const remarks = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useOfflineSince() !== null;
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const values = useValues(conversation, order);
  const draft = useDraftText(conversation);
  const added = useMessageFiles();
  const answer = useAnswer(conversation, order, () => {
    draft.clear();
    added.clear();
    onAct();
    field.current?.focus();
  });
  const { replaceable } = answer;
  const isReady = isComplete(draft.text) && !added.isUploading && answer.isComplete;
  const send = () => {
    if (isReady && !answer.isPending) answer.send({ text: draft.text, files: added.files });
  };
  const use = (text: string, replaces: boolean) => {
    draft.type(text);
    answer.tick(replaces);
    field.current?.focus();
  };
  return (
    <section className={classes['composer']} aria-label={t('field')}>
      <ReplyError error={answer.error} />
      <div className={classes['box']}>
        <TemplateRow values={values} onUse={use} />
        <ComposerText
          text={draft.text}
          values={values}
          field={field}
          describedBy={remarks}
          onType={draft.type}
          onSend={send}
        />
        <AddedFiles added={added}>
          {replaceable === null ? null : (
            <ReplacementTick replaceable={replaceable} isOn={answer.isTicked} onTick={answer.tick} />
          )}
        </AddedFiles>
        {replaceable === null || !answer.isTicked ? null : (
          <ChosenReplacement replaceable={replaceable} chosen={answer.chosen} onChoose={answer.choose} />
        )}
        <Remarks id={remarks} text={draft.text} order={order} draft={draft.state} />
        <Writing names={conversation.writing} />
        {isOffline ? <p className={classes['warn']}>{t('offline')}</p> : null}
      </div>
      <ComposerBar
        conversation={conversation}
        canSend={isReady}
        isSending={answer.isPending}
        onSend={send}
        onAct={onAct}
      />
    </section>
  );
}
