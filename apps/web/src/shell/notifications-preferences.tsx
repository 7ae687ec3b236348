import type { NotificationPreferences, NotificationPreferenceValues } from '@offizin/contract/notifications/seller';
import { notificationGroups } from '@offizin/domain/notifications/kinds';
import { IconVolume } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../platform/client.ts';
import { useWithReference } from '../platform/error-text.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.ts';
import classes from './notifications-preferences.module.css';
import { notificationKeys, preferencesQuery } from './notifications-queries.ts';
import { playTone } from './notifications-sound.ts';
import { writeQuery } from '../platform/write-query.ts';

/** Saves preferences that are shown at once; when they could not be saved the old ones are shown again. */
function useSave() {
  const t = useTranslations('notifications.preferences');
  const withReference = useWithReference();
  const queries = useQueryClient();
  return (change: Partial<NotificationPreferenceValues>) => {
    const current = queries.getQueryData<NotificationPreferences>(notificationKeys.preferences);
    if (current === undefined) return;
    const { address, ...values } = { ...current, ...change };
    writeQuery(queries, notificationKeys.preferences, { ...values, address });
    call('PUT /notification-preferences', { body: values }).catch((error: unknown) => {
      writeQuery(queries, notificationKeys.preferences, current);
      showSnackbar('error', withReference(t('failed'), error));
    });
  };
}

function Mails({
  preferences,
  save,
}: {
  preferences: NotificationPreferences & { address: string };
  save: ReturnType<typeof useSave>;
}) {
  const t = useTranslations('notifications');
  const { email, address } = preferences;
  return (
    <fieldset className={classes['mails']}>
      <legend>{t('preferences.email')}</legend>
      <p>{t('preferences.emailText', { address })}</p>
      {notificationGroups.map((group) => (
        <Switch
          key={group}
          label={t(`group.${group}`)}
          checked={email[group]}
          onChange={(event) => save({ email: { ...email, [group]: event.currentTarget.checked } })}
        />
      ))}
    </fieldset>
  );
}

/** What the user wants of notifications: mails by group, and a sound for orders that leave within hours; all off by default (GEN-18). */
export function NotificationsPreferences({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications');
  const tActions = useTranslations('actions');
  const { data } = useQuery(preferencesQuery);
  const save = useSave();
  const saveSound = (sound: boolean) => {
    // The click lets the browser play sounds from now on.
    if (sound) playTone().catch(() => {});
    save({ sound });
  };
  const play = (
    <Button icon={<IconVolume size={16} aria-hidden />} onClick={() => void playTone()}>
      {t('preferences.play')}
    </Button>
  );
  const footer = (
    <>
      {play}
      <Button tone="primary" onClick={onClose}>
        {tActions('done')}
      </Button>
    </>
  );
  const { address = null } = data ?? {};
  return (
    <Dialog title={t('settings')} opened onClose={onClose} width={460} footer={footer}>
      <Switch
        label={t('preferences.sound')}
        description={t('preferences.soundText')}
        checked={data?.sound ?? false}
        disabled={data === undefined}
        onChange={(event) => saveSound(event.currentTarget.checked)}
      />
      {data === undefined || address === null ? null : <Mails preferences={{ ...data, address }} save={save} />}
    </Dialog>
  );
}
