import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { ReplyReason } from '@offizin/domain/messages/waiting-reply';
import { IconClock } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isOpen } from '../../parts/waiting/waiting-acts.ts';
import { replyKeeper, waitingReplies, type WaitingReply } from '../../parts/waiting/waiting-replies.ts';
import { useStore } from '../../platform/store.ts';
import { useFollowed } from '../../platform/use-followed.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './composer.module.css';

/** The reply of a conversation that waits; null where none does. */
export function useReplyThatWaits(conversationId: string): WaitingReply | null {
  const replies = useStore(waitingReplies);
  return replies.find((reply) => reply.conversationId === conversationId && isOpen(reply)) ?? null;
}

interface Field {
  readonly text: string;
  readonly clear: () => void;
}

/** What became of a reply that waited: it leaves the field while it does, and comes back into it where it was not sent. */
export function useWaitingReply({ conversationId }: Pick<ConversationDetail, 'conversationId'>, field: Field) {
  useFollowed(waitingReplies, () => {
    const own = waitingReplies.current().filter((reply) => reply.conversationId === conversationId);
    if (own.some((reply) => isOpen(reply) && reply.text.trim() === field.text.trim())) field.clear();
    const settled = own.find(({ state }) => state === 'to_settle');
    if (settled !== undefined) void replyKeeper.current()?.takeBack(settled);
  });
  return useReplyThatWaits(conversationId);
}

/** Takes a reply back; the keyboard goes on in the field that has its text again. */
export function useTakingBack(waiting: WaitingReply | null, field: RefObject<HTMLTextAreaElement | null>) {
  const isTaken = useRef(false);
  useEffect(() => {
    if (waiting !== null || !isTaken.current) return;
    isTaken.current = false;
    field.current?.focus();
  }, [waiting, field]);
  return (reply: WaitingReply) => {
    isTaken.current = true;
    void replyKeeper.current()?.takeBack(reply);
  };
}

/** Why a reply that waited was not sent; its text is in the field again. */
export function NotSent({ reason }: { reason: ReplyReason | null }) {
  const t = useTranslations('messages.composer');
  if (reason === null) return null;
  return <NotSentFor title={reason === 'changed' ? t('changedTitle') : t('notSent')} reason={reason} />;
}

/** Its texts are there once something has waited. */
function NotSentFor({ title, reason }: { title: string; reason: ReplyReason }) {
  const t = useTranslations('waiting.reply.reason');
  return (
    <Notice tone="amber" title={title}>
      <p>{t(reason)}</p>
    </Notice>
  );
}

interface WaitingNoteProps {
  readonly reply: WaitingReply;
  /** Whether it was written here just now: the keyboard goes on from it. */
  readonly isOwn: boolean;
  readonly onTakeBack: (reply: WaitingReply) => void;
}

/** Stands where one writes while a reply waits. */
export function WaitingNote({ reply, isOwn, onTakeBack }: WaitingNoteProps) {
  const t = useTranslations('messages.composer');
  const button = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    if (isOwn) button.current?.querySelector('button')?.focus();
  });
  useEffect(() => focus(), []);
  return (
    <section className={classes['waits']} aria-label={t('field')}>
      <IconClock size={18} aria-hidden />
      <p role="status">{t('waits')}</p>
      <div ref={button}>
        <Button disabled={reply.state === 'sending'} onClick={() => onTakeBack(reply)}>
          {t('takeBack')}
        </Button>
      </div>
    </section>
  );
}
