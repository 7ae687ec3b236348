import { conversationViewNames } from '@offizin/domain/messages/conversation';
import { answeredShare, answeredTarget } from '@offizin/domain/messages/answered-in-time';
import { IconAlertCircle, IconChevronLeft, IconCircleCheck, IconTemplate } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AfterSaleHead } from '../../parts/after-sale/after-sale-head.tsx';
import { messageCountsQuery, messagesKey } from '../../parts/after-sale/message-counts.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useMedia, wide } from '../../platform/media.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { usePages } from '../../ui/list/pages.ts';
import { ViewChips } from '../../ui/view-chips.tsx';
import { AnsweredCard } from './answered-card.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { conversationListQuery, conversationQuery } from './message-queries.ts';
import { addressOf, useMessageSearch } from './message-search.ts';
import classes from './messages.module.css';
import { OrderRail } from './order-rail.tsx';

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog);

/** Templates do not change with a message. */
const live = {
  queryKey: messagesKey,
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[1] === 'list' || queryKey[1] === 'counts' || queryKey[1] === 'conversation' || queryKey[1] === 'order',
  everyMs: 500,
};

/** The conversation that the address names, else the first of the list, which stays the same while others come in. */
function useShown(question: string, first: string | undefined): string | null {
  const { conversation } = useMessageSearch();
  const isWide = useMedia(wide);
  const [pinned, setPinned] = useState<{ question: string; id: string } | null>(null);
  if (first !== undefined && pinned?.question !== question) setPinned({ question, id: first });
  if (conversation !== null) return conversation;
  return isWide && pinned?.question === question ? pinned.id : null;
}

/** The list, the conversation and its order; on small screens one of the first two. */
function Conversations() {
  const t = useTranslations('messages.list');
  const search = useMessageSearch();
  const now = useNow();
  const isWide = useMedia(wide);
  const query = conversationListQuery(search);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const ids = pages.rows.map(({ conversationId }) => conversationId);
  const shown = useShown(pages.question, ids[0]);
  const { data } = useQuery({ ...conversationQuery(shown ?? ''), enabled: shown !== null });
  const pane =
    shown === null ? null : (
      <ConversationPane key={shown} conversationId={shown} ids={ids} isAlone={!isWide} now={now} />
    );
  const list = <ConversationList pages={pages} shown={shown} now={now} />;
  if (!isWide)
    return pane === null ? (
      list
    ) : (
      <>
        <div className={classes['back']}>
          <ButtonLink
            to="."
            search={addressOf({ ...search, conversation: null })}
            icon={<IconChevronLeft size={16} aria-hidden />}
          >
            {t('back')}
          </ButtonLink>
        </div>
        {pane}
      </>
    );
  return (
    <div className={classes['split']}>
      {list}
      {pane ?? <div />}
      <aside className={classes['rail']}>
        {data === undefined ? null : <OrderRail key={data.orderId} conversation={data} />}
        <AnsweredCard />
      </aside>
    </div>
  );
}

/** What of the replies came in time, beside the title. */
function Answered() {
  const t = useTranslations('messages.answered');
  const { percent, number } = useFormats();
  const { data } = useQuery(messageCountsQuery);
  const share = data === undefined ? null : answeredShare(data.answered);
  if (data === undefined || share === null) return null;
  const { inTime, due } = data.answered;
  return (
    <span className={classes['note']} data-good={share >= answeredTarget || undefined}>
      {share >= answeredTarget ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertCircle size={16} aria-hidden />}
      {t('note', { share: percent(share), inTime: number(inTime), due: number(due) })}
    </span>
  );
}

function Views() {
  const t = useTranslations('messages');
  const { view } = useMessageSearch();
  const { data } = useQuery(messageCountsQuery);
  const counts = { to_answer: data?.toAnswer, with_customer: data?.withCustomer, closed: data?.closed };
  const chips = conversationViewNames.map((key) => ({
    key,
    label: t(`view.${key}`),
    count: counts[key],
    search: addressOf({ view: key }),
  }));
  return <ViewChips label={t('viewsLabel')} chips={chips} current={view} />;
}

/** What customers write about their orders, and what the shop answers (ORD-22). */
export function MessagesScreen() {
  const t = useTranslations('messages.template');
  const { conversation } = useMessageSearch();
  const isWide = useMedia(wide);
  const [asksTemplates, setAsksTemplates] = useState(false);
  useLiveQueries('messages', live);
  const isAlone = !isWide && conversation !== null;
  return (
    <>
      <div className={classes['screenHead']} data-hidden={isAlone || undefined}>
        <AfterSaleHead screen="messages" note={<Answered />} views={<Views />}>
          <Button icon={<IconTemplate size={16} aria-hidden />} onClick={() => setAsksTemplates(true)}>
            {t('button')}
          </Button>
        </AfterSaleHead>
      </div>
      <Conversations />
      {asksTemplates ? <TemplatesDialog onClose={() => setAsksTemplates(false)} /> : null}
    </>
  );
}
