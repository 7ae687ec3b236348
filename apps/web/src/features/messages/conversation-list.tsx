import type { ConversationSummary } from '@offizin/contract/messages/seller';
import { limits } from '@offizin/domain/limits';
import { IconAlertCircle, IconMessages, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBrandFormats, useFormats } from '../../platform/formats.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useHeldRows } from '../../ui/list/held-rows.ts';
import { FailedPage, ListStates, SkeletonRows } from '../../ui/list/list-states.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import { useFocusedRow, useRowFocus } from '../../ui/list/row-focus.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ConversationRow } from './conversation-row.tsx';
import classes from './conversation-list.module.css';
import { addressOf, useMessageSearch } from './message-search.ts';
import { dueGroupOf } from './message-words.ts';

interface ListProps {
  readonly pages: Pages<ConversationSummary>;
  readonly shown: string | null;
  readonly now: Date;
}

interface Group {
  readonly key: string;
  readonly rows: readonly { readonly row: ConversationSummary; readonly index: number }[];
}

/** Those to answer by the day of their deadline; the others are one group. */
function groupsOf(rows: readonly ConversationSummary[], now: Date): Group[] {
  const keyOf = ({ dueAt }: ConversationSummary) => {
    if (dueAt === null) return 'all';
    const group = dueGroupOf(dueAt, now);
    return group.key === 'later' ? group.day : group.key;
  };
  const placed = rows.map((row, index) => ({ row, index }));
  return [...Map.groupBy(placed, ({ row }) => keyOf(row))].map(([key, of]) => ({ key, rows: of }));
}

function GroupHead({ group }: { group: Group }) {
  const t = useTranslations('messages.list');
  const { weekdayDay, weekday } = useBrandFormats();
  const { number } = useFormats();
  const [first] = group.rows;
  if (group.key === 'all' || first === undefined) return null;
  const due = first.row.dueAt ?? '';
  const names: Readonly<Record<string, string>> = {
    overdue: t('overdue'),
    today: t('today'),
    tomorrow: t('tomorrow', { weekday: weekday(due) }),
  };
  return (
    <h3 className={classes['group']} data-late={group.key === 'overdue' || undefined}>
      {group.key === 'overdue' ? <IconAlertCircle size={14} aria-hidden /> : null}
      {names[group.key] ?? weekdayDay(due)} <span>{number(group.rows.length)}</span>
    </h3>
  );
}

/** What a list without rows says, and where there is something. */
function Empty() {
  const t = useTranslations('messages');
  const { view, search, subject } = useMessageSearch();
  if (search !== undefined || subject !== undefined)
    return <StatePanel icon={<IconSearch />} title={t('empty.found')} text={t('empty.foundText')} />;
  return (
    <StatePanel icon={<IconMessages />} title={t(`empty.${view}`)} text={t(`empty.${view}Text`)}>
      {view === 'to_answer' ? (
        <ButtonLink to="." search={{ view: 'with_customer' }}>
          {t('empty.to_answerLink')}
        </ButtonLink>
      ) : null}
    </StatePanel>
  );
}

interface GroupsProps extends Omit<ListProps, 'pages'> {
  readonly rows: readonly ConversationSummary[];
}

function Groups({ rows, shown, now }: GroupsProps) {
  return groupsOf(rows, now).map((group) => (
    <section key={group.key}>
      <GroupHead group={group} />
      <ul>
        {group.rows.map(({ row, index }) => (
          <ConversationRow
            key={row.conversationId}
            conversation={row}
            index={index}
            isShown={row.conversationId === shown}
            now={now}
          />
        ))}
      </ul>
    </section>
  ));
}

const keyOf = ({ conversationId }: ConversationSummary) => conversationId;

/** The search, and below it the conversations of the view. */
export function ConversationList({ pages, shown, now }: ListProps) {
  const t = useTranslations('messages');
  const tActions = useTranslations('actions');
  const search = useMessageSearch();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const isOpen = useCallback((row: ConversationSummary) => row.conversationId === shown, [shown]);
  const { shown: rows, held, release } = useHeldRows({ list, pages, keyOf, isOpen });
  const reveal = (index: number) =>
    list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
  useRowFocus(useFocusedRow(), { list, keys: rows.map(keyOf), window: { screenful: 8, reveal } });
  const find = (text: string) =>
    void navigate({
      to: '.',
      search: addressOf({ ...search, search: text.length < 2 ? undefined : text, conversation: null }),
      replace: true,
    });
  const isOffline = useOfflineSince() !== null;
  const failed = {
    title: t('failed.title'),
    text: t(isOffline ? 'failed.offline' : 'failed.text'),
    retry: tActions('tryAgain'),
  };
  return (
    <nav className={classes['list']} aria-label={t('list.label')} ref={list}>
      <SearchField
        searched={search.search}
        onSearch={find}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        className={classes['search'] ?? ''}
        maxLength={limits.conversationSearch}
        slash
      />
      {held.length === 0 ? null : (
        <Button size="small" wide onClick={release}>
          {t('list.messages', { count: held.length })}
        </Button>
      )}
      <ListStates pages={pages} failed={failed} empty={<Empty />}>
        {pages.state === 'loading' ? <SkeletonRows label={t('list.loading')} count={8} /> : null}
        <Groups rows={rows} shown={shown} now={now} />
        <FailedPage pages={pages} />
        {pages.hasMore && pages.error === null ? (
          <div className={classes['more']}>
            <Button onClick={pages.loadMore}>{t('list.more')}</Button>
          </div>
        ) : null}
      </ListStates>
    </nav>
  );
}
