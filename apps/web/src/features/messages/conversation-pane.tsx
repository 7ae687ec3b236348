import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { reopensUntil } from '@offizin/domain/messages/conversation';
import { IconAlertCircle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useBrandFormats } from '../../platform/formats.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { IconLink } from '../../ui/button-link.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Composer } from './composer.tsx';
import composerClasses from './composer.module.css';
import { FullDeadline } from './deadline-chip.tsx';
import { conversationQuery } from './message-queries.ts';
import { addressOf, useMessageSearch } from './message-search.ts';
import classes from './messages.module.css';
import { brandName } from './message-words.ts';
import { OrderLine } from './order-rail.tsx';
import { Thread } from './thread.tsx';
import { useSeen } from './use-seen.ts';
import { useReplyThatWaits } from './waiting-reply.tsx';

interface PaneProps {
  readonly conversationId: string;
  /** Those of the list, in its order. */
  readonly ids: readonly string[];
  readonly isAlone: boolean;
  readonly now: Date;
}

function Ways({ conversationId, ids }: Pick<PaneProps, 'conversationId' | 'ids'>) {
  const t = useTranslations('messages.list');
  const search = useMessageSearch();
  const at = ids.indexOf(conversationId);
  const way = (id: string | undefined) => ({
    isEnd: id === undefined,
    search: addressOf({ ...search, conversation: id ?? conversationId }),
  });
  return (
    <div className={classes['ways']}>
      {at === -1 ? null : <span>{t('place', { at: String(at + 1), count: String(ids.length) })}</span>}
      <IconLink to="." label={t('previous')} hint="K" {...way(at <= 0 ? undefined : ids[at - 1])}>
        <IconChevronUp size={18} aria-hidden />
      </IconLink>
      <IconLink to="." label={t('next')} hint="J" {...way(ids[at + 1])}>
        <IconChevronDown size={18} aria-hidden />
      </IconLink>
    </div>
  );
}

function Head({ conversation, ids, now }: { conversation: ConversationDetail } & Pick<PaneProps, 'ids' | 'now'>) {
  const t = useTranslations('messages');
  const { customer, dueAt, subject, messages, conversationId } = conversation;
  const isOffline = useOfflineSince() !== null;
  const waits = useReplyThatWaits(conversationId) !== null;
  return (
    <div className={classes['head']}>
      <div>
        <h2>{customer ?? t('list.erased')}</h2>
        {dueAt === null ? null : <FullDeadline dueAt={dueAt} now={now} waits={waits || isOffline} />}
        <p>
          {t(`subject.${subject}`)} · {t('list.messages', { count: messages })}
        </p>
      </div>
      <Ways conversationId={conversationId} ids={ids} />
    </div>
  );
}

/** What stands below the messages: where one writes, or why one cannot. */
function Below({ conversation, now }: { conversation: ConversationDetail; now: Date }) {
  const t = useTranslations('messages');
  const { dayTime } = useBrandFormats();
  const refusal = useRoleRefusal('messages');
  const search = useMessageSearch();
  const navigate = useNavigate();
  const { conversationId, state, lastAt } = conversation;
  const ended = (text: string) => <p className={composerClasses['ended']}>{text}</p>;
  if (conversation.readOnly) return ended(t('composer.byMarketplace', { brand: brandName }));
  if (refusal !== null) return ended(t('composer.readOnly'));
  const until = reopensUntil({ state, lastAt: new Date(lastAt) });
  if (state === 'closed' && (until < now || conversation.customer === null)) return ended(t('thread.tooOld'));
  // What was acted on stays shown, wherever it is in the list afterwards.
  const stay = () =>
    void navigate({ to: '.', search: addressOf({ ...search, conversation: conversationId }), replace: true });
  return (
    <>
      {state === 'closed' ? ended(t('thread.reopens', { when: dayTime(until) })) : null}
      <Composer conversation={conversation} onAct={stay} />
    </>
  );
}

/** One conversation: what was written, and where one answers. */
export function ConversationPane({ conversationId, ids, isAlone, now }: PaneProps) {
  const t = useTranslations('messages');
  const tActions = useTranslations('actions');
  const { data, error, refetch } = useQuery(conversationQuery(conversationId));
  useSeen(data);
  const isOffline = useOfflineSince() !== null;
  if (data === undefined) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isGone) return <StatePanel icon={<IconAlertCircle />} title={t('gone.title')} text={t('gone.text')} />;
    return error === null ? (
      <SkeletonRows label={t('list.loading')} count={6} />
    ) : (
      <FailedState
        error={error}
        texts={{
          title: t('failed.one'),
          text: t(isOffline ? 'failed.offline' : 'failed.text'),
          retry: tActions('tryAgain'),
        }}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section className={classes['pane']} aria-label={data.customer ?? t('list.erased')}>
      <Head conversation={data} ids={ids} now={now} />
      {isAlone ? <OrderLine conversation={data} /> : null}
      <Thread conversation={data} now={now} />
      <Below conversation={data} now={now} />
    </section>
  );
}
