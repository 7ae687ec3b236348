import type { ConversationSummary } from '@offizin/contract/messages/seller';
import { IconClock, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { DeadlineChip } from './deadline-chip.tsx';
import classes from './conversation-list.module.css';
import { addressOf, useMessageSearch } from './message-search.ts';
import { useReplyThatWaits } from './waiting-reply.tsx';

interface RowProps {
  readonly conversation: ConversationSummary;
  readonly index: number;
  readonly isShown: boolean;
  readonly now: Date;
}

/** An order's number in groups of digits, as people say it. */
export const spacedNumber = (number: string): string =>
  /^\d{8}$/.test(number) ? `${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}` : number;

/** A conversation in the list: who, about what, and until when. */
export function ConversationRow({ conversation, index, isShown, now }: RowProps) {
  const t = useTranslations('messages');
  const { shortDay, number } = useFormats();
  const search = useMessageSearch();
  const waits = useReplyThatWaits(conversation.conversationId) !== null;
  const { conversationId, customer, orderNumber, excerpt, dueAt, subject, files, lastAt, unread } = conversation;
  return (
    <li data-index={index}>
      <Link
        to="."
        search={addressOf({ ...search, conversation: conversationId })}
        className={classes['row']}
        aria-current={isShown || undefined}
        resetScroll={false}
      >
        <span className={classes['who']}>
          <b>{customer ?? t('list.erased')}</b>
          {unread && !isShown ? <i className={classes['dot']} role="img" aria-label={t('list.unread')} /> : null}
          <span>{spacedNumber(orderNumber)}</span>
        </span>
        <span className={classes['excerpt']}>{excerpt}</span>
        <span className={classes['foot']}>
          {dueAt === null ? (
            <time dateTime={lastAt}>{shortDay(lastAt)}</time>
          ) : (
            <DeadlineChip dueAt={dueAt} now={now} />
          )}
          {waits ? (
            <Chip icon={<IconClock aria-hidden />}>{t('list.replyWaits')}</Chip>
          ) : (
            <span>{t(`subject.${subject}`)}</span>
          )}
          {files === 0 ? null : (
            <span className={classes['files']} aria-label={t('list.files', { count: files })}>
              <IconPaperclip size={14} aria-hidden />
              {number(files)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
