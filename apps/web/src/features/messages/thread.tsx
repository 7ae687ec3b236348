import type { ConversationDetail, MessageView } from '@offizin/contract/messages/seller';
import { IconClock, IconEyeOff, IconFileTypePdf, IconNote, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WaitingReply } from '../../parts/waiting/waiting-replies.ts';
import { addressOf } from '../../platform/client.ts';
import { useBrandFormats } from '../../platform/formats.ts';
import { useSignedIn } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import classes from './thread.module.css';
import { messageOrderQuery } from './message-queries.ts';
import { brandName, useMoment } from './message-words.ts';
import { ReplacementMark, replacementsOf } from './replacement-marks.tsx';
import { useReplyThatWaits } from './waiting-reply.tsx';

const PictureViewer = lazyDialog(async () => (await import('../../parts/evidence/picture-viewer.tsx')).PictureViewer);

interface ThreadProps {
  readonly conversation: ConversationDetail;
  readonly now: Date;
}

interface MessageProps {
  readonly message: MessageView;
  readonly conversation: ConversationDetail;
  readonly when: string;
}

function Files({ message, conversation }: Pick<MessageProps, 'message' | 'conversation'>) {
  const t = useTranslations('messages.thread');
  const { messageId } = message;
  const addressAt = (place: number) =>
    addressOf('GET /messages/:conversationId/messages/:messageId/files/:place', {
      params: { conversationId: conversation.conversationId, messageId, place: String(place) },
    });
  const pictures = message.files
    .filter(({ mediaType }) => mediaType === 'image/webp')
    .map(({ place, fileName }) => ({ address: addressAt(place), name: fileName }));
  const [shown, setShown] = useState<string | null>(null);
  if (message.files.length === 0) return null;
  return (
    <ul className={classes['files']}>
      {message.files.map(({ place, fileName, mediaType }) => (
        <li key={place}>
          {mediaType === 'image/webp' ? (
            <button
              type="button"
              aria-label={t('file', { name: fileName })}
              title={fileName}
              onClick={() => setShown(addressAt(place))}
            >
              <img src={addressAt(place)} alt={fileName} loading="lazy" />
            </button>
          ) : (
            <a href={addressAt(place)} download={fileName} aria-label={t('file', { name: fileName })} title={fileName}>
              <IconFileTypePdf size={20} aria-hidden />
              <span>{fileName}</span>
            </a>
          )}
        </li>
      ))}
      {shown === null ? null : <PictureViewer pictures={pictures} first={shown} onClose={() => setShown(null)} />}
    </ul>
  );
}

function Note({ message, when }: MessageProps) {
  const t = useTranslations('messages.thread');
  return (
    <li className={classes['note']}>
      <IconNote size={16} aria-hidden />
      <div>
        <p>
          <b>{message.by}</b>, {when}, {t('note')}
        </p>
        <p className={classes['text']}>{message.text}</p>
      </div>
    </li>
  );
}

function Bubble({ message, conversation, when }: MessageProps) {
  const t = useTranslations('messages');
  const isOwn = message.author === 'shop';
  const whoOf = () => {
    if (isOwn) return message.by;
    return message.author === 'marketplace' ? brandName : (conversation.customer ?? t('list.erased'));
  };
  return (
    <li className={classes['bubble']} data-own={isOwn || message.author === 'marketplace' || undefined}>
      <p className={classes['who']}>
        <b>{whoOf()}</b> <time dateTime={message.at}>{when}</time>
      </p>
      <div className={classes['box']}>
        <p className={classes['text']}>{message.text}</p>
        <Files message={message} conversation={conversation} />
        {message.hidden.length === 0 ? null : (
          <p className={classes['hidden']}>
            <IconEyeOff size={14} aria-hidden /> {t(isOwn ? 'thread.hiddenShop' : 'thread.hiddenCustomer')}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the shop has written and the customer does not have yet. */
function WaitingBubble({ reply, now }: { reply: WaitingReply; now: Date }) {
  const t = useTranslations('messages.thread');
  const { session } = useSignedIn();
  const moment = useMoment();
  return (
    <li className={classes['bubble']} data-own data-waiting>
      <p className={classes['who']}>
        <b>{session.userName}</b> <time dateTime={reply.at}>{moment(reply.at, now)}</time>
      </p>
      <div className={classes['box']}>
        <p className={classes['text']}>{reply.text}</p>
        {reply.files.length === 0 ? null : (
          <p className={classes['hidden']}>{reply.files.map(({ fileName }) => fileName).join(', ')}</p>
        )}
        <p className={classes['hidden']}>
          <IconClock size={14} aria-hidden /> {t(reply.state === 'sending' ? 'sending' : 'waiting')}
        </p>
      </div>
    </li>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes['mark']}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** What happened to the order before anybody wrote. */
function OrderMarks({ conversation }: Pick<ThreadProps, 'conversation'>) {
  const t = useTranslations('messages.thread');
  const { weekdayDay, time } = useBrandFormats();
  const { data: order } = useQuery(messageOrderQuery(conversation));
  if (order === undefined) return null;
  const delivered = order.shipmentSteps.find(({ status }) => status === 'delivered');
  const at = (instant: string) => `${weekdayDay(instant)}, ${time(instant)}`;
  return (
    <>
      <Mark icon={<IconPackage size={14} aria-hidden />}>{t('ordered', { when: at(order.createdAt) })}</Mark>
      {delivered === undefined ? null : (
        <Mark icon={<IconTruckDelivery size={14} aria-hidden />}>{t('delivered', { when: at(delivered.at) })}</Mark>
      )}
    </>
  );
}

function Ending({ conversation }: Pick<ThreadProps, 'conversation'>) {
  const t = useTranslations('messages');
  const { dayTime } = useBrandFormats();
  const { closed } = conversation;
  if (closed === null) return null;
  const when = dayTime(closed.at);
  return (
    <li className={classes['mark']}>
      <span>
        {closed.by === null ? t('thread.closedAlone', { when }) : t('thread.closedBy', { name: closed.by, when })}
        {closed.reason === null ? null : ` · ${t(`reason.${closed.reason}`)}`}
      </span>
    </li>
  );
}

/** The messages and notes of a conversation, the newest below; it opens at its end. */
export function Thread({ conversation, now }: ThreadProps) {
  const t = useTranslations('messages.thread');
  const moment = useMoment();
  const list = useRef<HTMLUListElement>(null);
  const { thread } = conversation;
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const replacements = replacementsOf(order, conversation);
  // What was asked for with a reply stands behind it.
  const entries = [
    ...thread.map((message) => ({ at: message.at, message, replacement: null })),
    ...replacements.map((replacement) => ({ at: replacement.requestedAt, message: null, replacement })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const reply = useReplyThatWaits(conversation.conversationId);
  // Its answer was lost on the way: the customer has it, and it is asked for once more with the same key.
  const last = thread.findLast(({ author }) => author !== 'note');
  const waiting = last?.author === 'shop' && last.text === reply?.text.trim() ? null : reply;
  const count = thread.length + replacements.length + (waiting === null ? 0 : 1);
  useLayoutEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <ul className={classes['thread']} aria-label={t('label')} ref={list} tabIndex={0}>
      <OrderMarks conversation={conversation} />
      {entries.map(({ message, replacement }) => {
        if (message === null)
          return order === undefined ? null : (
            <ReplacementMark key={replacement.replacementId} of={replacement} order={order} />
          );
        const props = { message, conversation, when: moment(message.at, now) };
        return message.author === 'note' ? (
          <Note key={message.messageId} {...props} />
        ) : (
          <Bubble key={message.messageId} {...props} />
        );
      })}
      {waiting === null ? null : <WaitingBubble reply={waiting} now={now} />}
      <Ending conversation={conversation} />
    </ul>
  );
}
