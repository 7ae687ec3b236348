import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { withoutContactData } from '@offizin/domain/messages/contact-data';
import { fits } from '@offizin/domain/messages/waiting-reply';
import { openVariables, type TemplateValues } from '@offizin/domain/messages/templates';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { replyKeeper } from '../../parts/waiting/waiting-replies.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddedFiles } from './added-files.tsx';
import { ComposerBar } from './composer-bar.tsx';
import { ComposerText } from './composer-text.tsx';
import classes from './composer.module.css';
import { messageOrderQuery } from './message-queries.ts';
import { TemplateRow } from './template-row.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useMessageFiles } from './use-message-files.ts';
import { ChosenReplacement, ReplacementTick } from './replacement-tick.tsx';
import { useAnswer } from './use-answer.ts';
import { isChanged } from './use-steps.ts';
import { NotSent, useTakingBack, useWaitingReply, WaitingNote } from './waiting-reply.tsx';

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
  const left = Math.max(0, limits.messageText - text.length);
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
        {draft === 'here' ? t('keptHere') : null}
        {draft === 'failed' ? t('notSaved') : null}
      </p>
    </div>
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

function OthersWriting({ names }: { names: readonly string[] }) {
  const t = useTranslations('messages.composer');
  if (names.length === 0) return null;
  return (
    <p className={classes['writing']} role="status">
      {t('writing', { names: names.join(', ') })}
    </p>
  );
}

/** What goes on in a reply without a connection. */
function OfflineRemark({ hasFiles }: { hasFiles: boolean }) {
  const t = useTranslations('messages.composer');
  const isOffline = useOfflineSince() !== null;
  const waits = useStore(replyKeeper) !== null;
  if (!isOffline) return null;
  return (
    <p className={classes['warn']}>
      {waits ? t('offline') : t('offlineOnly')} {waits && hasFiles ? t('filesWait') : null}
    </p>
  );
}

interface EnclosedProps {
  readonly added: ReturnType<typeof useMessageFiles>;
  readonly answer: ReturnType<typeof useAnswer>;
}

/** What goes with the text: files, and what is sent once more. */
function Enclosed({ added, answer }: EnclosedProps) {
  const { replaceable, isTicked, chosen, tick, choose } = answer;
  return (
    <>
      <AddedFiles added={added}>
        {replaceable === null ? null : <ReplacementTick replaceable={replaceable} isOn={isTicked} onTick={tick} />}
      </AddedFiles>
      {replaceable === null || !isTicked ? null : (
        <ChosenReplacement replaceable={replaceable} chosen={chosen} onChoose={choose} />
      )}
    </>
  );
}

/** Whether something is written that fits, and nothing of it is left open. */
const isComplete = (text: string): boolean => text.trim() !== '' && fits(text) && openVariables(text).length === 0;

interface ComposerProps {
  readonly conversation: ConversationDetail;
  readonly onAct: () => void;
}

/** Where a reply is written: templates, text, files, and what is done with the conversation; while one waits it stands there instead. */
export function Composer({ conversation, onAct }: ComposerProps) {
  const t = useTranslations('messages.composer');
  const remarks = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const values = useValues(conversation, order);
  const added = useMessageFiles();
  const draft = useDraftText(conversation, added.put);
  const clear = () => {
    draft.clear();
    added.clear();
  };
  const answer = useAnswer(conversation, order, () => {
    clear();
    onAct();
    field.current?.focus();
  });
  const waiting = useWaitingReply(conversation, { text: draft.text, clear });
  const isReady = isComplete(draft.text) && !added.isUploading && answer.isComplete;
  const send = () => {
    if (isReady && !answer.isPending) answer.send({ text: draft.text, files: added.files, draft: draft.known() });
  };
  const use = (text: string, replaces: boolean) => {
    draft.type(text);
    answer.tick(replaces);
    field.current?.focus();
  };
  const takeBack = useTakingBack(waiting, field);
  if (waiting !== null) return <WaitingNote reply={waiting} isOwn={answer.isOwn} onTakeBack={takeBack} />;
  return (
    <section className={classes['composer']} aria-label={t('field')}>
      {answer.error === null ? <NotSent reason={draft.reason} /> : <ReplyError error={answer.error} />}
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
        <Enclosed added={added} answer={answer} />
        <Remarks id={remarks} text={draft.text} order={order} draft={draft.state} />
        <OthersWriting names={conversation.writing} />
        <OfflineRemark hasFiles={added.files.length > 0} />
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
