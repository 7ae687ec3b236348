import type { NotificationView } from '@offizin/contract/notifications/seller';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import {
  type NotificationGroup,
  notificationGroups,
  notificationKinds,
  notificationTarget,
  type NotificationSeverity,
} from '@offizin/domain/notifications/kinds';
import { namedOrders } from '@offizin/domain/notifications/order-params';
import { notificationTextValues } from '@offizin/domain/notifications/text-values';
import {
  type Icon,
  IconAlertCircle,
  IconBell,
  IconChecks,
  IconCircleCheck,
  IconClock,
  IconInfoCircle,
  IconSettings,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../platform/formats.ts';
import { subjectOf, useSignedIn } from '../platform/session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { SkeletonLine } from '../ui/skeleton.tsx';
import { FailedState } from '../ui/list/list-states.tsx';
import { StatePanel } from '../ui/state-panel.tsx';
import classes from './notifications-panel.module.css';
import { markAllRead, markRead, notificationListQuery } from './notifications-queries.ts';
import { useTimeAgo } from './notifications-time.ts';

const icons: Readonly<Record<NotificationSeverity, Icon>> = {
  red: IconAlertCircle,
  amber: IconClock,
  green: IconCircleCheck,
  grey: IconInfoCircle,
};

/** The link to what the notification is about, or null when this seller may open none of its screens. */
function useTarget({ kind, params }: NotificationView) {
  const subject = subjectOf(useSignedIn());
  const { screens: wanted, search } = notificationTarget(kind, params);
  const screen = wanted.find((id) => screenDenial(id, subject) === null);
  return screen === undefined ? null : { to: screens[screen].path, search };
}

/** What orders come to, and by when the first of them must leave. */
function OrderFacts({ params }: Pick<NotificationView, 'params'>) {
  const t = useTranslations('orders.deadline');
  const { money, shortDay, time } = useFormats();
  const { dueBy, total } = namedOrders(params);
  const facts = [
    ...(total === null ? [] : [money(total)]),
    ...(dueBy === null ? [] : [t('dispatchBy', { when: `${shortDay(dueBy)}, ${time(dueBy)}` })]),
  ];
  return facts.length === 0 ? null : <small>{facts.join(' · ')}</small>;
}

function Entry({ item, onClose }: { item: NotificationView; onClose: () => void }) {
  const t = useTranslations('notifications');
  const queries = useQueryClient();
  const target = useTarget(item);
  const timeAgo = useTimeAgo();
  const { severity } = notificationKinds[item.kind];
  const Shape = icons[severity];
  const open = () => {
    if (!item.read) void markRead(queries, item.id);
    if (target !== null) onClose();
  };
  const values = notificationTextValues(item.params);
  const content: ReactNode = (
    <>
      <span className={classes['icon']} data-tone={severity}>
        <Shape aria-hidden />
      </span>
      <span className={classes['text']}>
        {t(`kind.${item.kind}` as 'kind.order_new', values)}
        <OrderFacts params={item.params} />
        <time dateTime={item.createdAt}>{timeAgo(item.createdAt)}</time>
      </span>
      {item.read ? null : <i className={classes['dot']} role="img" aria-label={t('isUnread')} title={t('isUnread')} />}
    </>
  );
  const common = { className: classes['entry'] ?? '', 'data-unread': item.read ? undefined : true, onClick: open };
  return (
    <li>
      {target === null ? (
        <button type="button" {...common}>
          {content}
        </button>
      ) : (
        <Link {...target} {...common}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Entries({ group, onClose }: { group: NotificationGroup | null; onClose: () => void }) {
  const t = useTranslations('notifications');
  const tActions = useTranslations('actions');
  const list = useInfiniteQuery(notificationListQuery(group));
  if (list.isPending) {
    return (
      <div className={classes['loading']} aria-busy>
        <SkeletonLine width="80%" />
        <SkeletonLine width="45%" />
        <SkeletonLine width="60%" />
      </div>
    );
  }
  if (list.isError) {
    const texts = { title: t('failed'), text: '', retry: tActions('tryAgain') };
    return <FailedState error={list.error} texts={texts} onRetry={() => void list.refetch()} />;
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <StatePanel icon={<IconBell />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <ul className={classes['list']}>
        {items.map((item) => (
          <Entry key={item.id} item={item} onClose={onClose} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          tone="ghost"
          wide
          running={list.isFetchingNextPage && t('more')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

export interface NotificationsPanelProps {
  readonly unread: number;
  readonly onClose: () => void;
  readonly onPreferences: () => void;
}

/** The notifications by group, newest first; each leads to what it is about (GEN-18). */
export function NotificationsPanel({ unread, onClose, onPreferences }: NotificationsPanelProps) {
  const t = useTranslations('notifications');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const [group, setGroup] = useState<NotificationGroup | null>(null);
  const { data } = useInfiniteQuery(notificationListQuery(null));
  const newest = data?.pages[0]?.items[0]?.createdAt;
  // Not disabled: it would lose the focus in the middle of being pressed.
  const isAllRead = unread === 0 || newest === undefined;
  return (
    <>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <IconButton
          label={t('markAll')}
          className={classes['markAll']}
          aria-disabled={isAllRead}
          onClick={isAllRead ? undefined : () => void markAllRead(queries, newest)}
        >
          <IconChecks aria-hidden />
        </IconButton>
        <IconButton label={t('settings')} onClick={onPreferences}>
          <IconSettings aria-hidden />
        </IconButton>
      </div>
      <fieldset className={classes['groups']}>
        <legend>{tActions('show')}</legend>
        {([null, ...notificationGroups] as const).map((each) => (
          <button key={each ?? 'all'} type="button" aria-pressed={each === group} onClick={() => setGroup(each)}>
            {t(`group.${each ?? 'all'}`)}
          </button>
        ))}
      </fieldset>
      <div className={classes['scroll']}>
        <Entries group={group} onClose={onClose} />
      </div>
    </>
  );
}
