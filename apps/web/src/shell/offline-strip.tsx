import { IconWifiOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../platform/formats.ts';
import { useOfflineSince } from '../platform/online.ts';
import { connectionPanel } from '../parts/waiting/act-keeper.ts';
import { useStore } from '../platform/store.ts';
import { useSession } from '../platform/session.ts';
import { useOffline } from './use-offline.ts';
import classes from './offline-strip.module.css';

/** Says that there is no connection, and since when: what is shown was loaded before. */
export function OfflineStrip() {
  const t = useTranslations('errors.offline');
  const { time } = useFormats();
  const since = useOfflineSince();
  useOffline(useSession());
  const said = useStore(connectionPanel);
  if (said !== null) return <said.Panel />;
  return (
    <div role="status">
      {since === null ? null : (
        <div className={classes['strip']}>
          <IconWifiOff size={18} aria-hidden />
          <b>{t('title')}</b>
          <span>{t('text')}</span>
          <time dateTime={since}>{time(since)}</time>
        </div>
      )}
    </div>
  );
}
