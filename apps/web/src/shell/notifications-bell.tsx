import { limits } from '@offizin/domain/limits';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useLive } from '../platform/live.ts';
import { loadTopics } from '../platform/messages.ts';
import { phone, useMedia } from '../platform/media.ts';
import { useSignedIn } from '../platform/session.ts';
import { IconButton } from '../ui/button.tsx';
import { PopoverButton } from '../ui/popover-button.tsx';
import classes from './notifications-bell.module.css';
import { notificationKeys, unreadQuery } from './notifications-queries.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { writeQuery } from '../platform/write-query.ts';

const Panel = lazyPart(
  async () => {
    const [{ NotificationsPanel }] = await Promise.all([
      import('./notifications-panel.tsx'),
      loadTopics(['notifications', 'orders']),
    ]);
    return NotificationsPanel;
  },
  { waiting: <div className={classes['waiting']} />, isAwaited: true },
);
const Preferences = lazyDialog(async () => {
  const [{ NotificationsPreferences }] = await Promise.all([
    import('./notifications-preferences.tsx'),
    loadTopics(['notifications']),
  ]);
  return NotificationsPreferences;
});

function useUnread(): number {
  const queries = useQueryClient();
  const { data } = useQuery(unreadQuery);
  useLive('notification', (event) => {
    void queries.invalidateQueries({
      queryKey: notificationKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== notificationKeys.preferences[1],
    });
    if (event?.sound)
      void import('./notifications-sound.ts').then(
        ({ soundIfWanted }) => soundIfWanted(queries),
        () => {},
      );
  });
  useLive('notifications_read', (event) => {
    if (event === null) return;
    writeQuery(queries, notificationKeys.unread, { unread: event.unread });
    void queries.invalidateQueries({ queryKey: notificationKeys.lists });
  });
  return data?.unread ?? 0;
}

/** The bell of the top bar; what happens in the shop is closed to who lacks the second factor that it demands. */
export function NotificationsBell() {
  return useSignedIn().session.lacksSecondFactor ? null : <Bell />;
}

/** How many notifications are unread, live, and the panel that lists them (GEN-18). */
function Bell() {
  const t = useTranslations('shell.notifications');
  const onPhone = useMedia(phone);
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const isMany = unread >= limits.unreadCounted;
  const count = isMany ? t('many', { count: String(limits.unreadCounted - 1) }) : t('unread', { count: unread });
  const choose = () => {
    setOpen(false);
    setChoosing(true);
  };
  return (
    <>
      <PopoverButton
        label={t('label')}
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={onPhone ? 'calc(100vw - 16px)' : 400}
        className={classes['panel']}
        button={
          <IconButton label={unread > 0 ? `${t('label')}, ${count}` : t('label')}>
            <IconBell aria-hidden />
            {unread > 0 ? (
              <span className={classes['badge']} aria-hidden>
                {isMany ? `${limits.unreadCounted - 1}+` : unread}
              </span>
            ) : null}
          </IconButton>
        }
      >
        {isOpen ? <Panel unread={unread} onClose={() => setOpen(false)} onPreferences={choose} /> : null}
      </PopoverButton>
      <span className={classes['spoken']} aria-live="polite">
        {unread > 0 ? count : ''}
      </span>
      {choosing ? <Preferences onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
