import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Switch } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../platform/client.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { notificationKeys, preferencesQuery } from './notifications-queries.ts';
import { playTone } from './notifications-sound.ts';

/** What the user wants of notifications: a sound for orders that leave within hours, off by default (GEN-18). */
export function NotificationsPreferences({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications');
  const queries = useQueryClient();
  const { data } = useQuery(preferencesQuery);
  const save = (sound: boolean) => {
    queries.setQueryData(notificationKeys.preferences, { sound });
    // The click lets the browser play sounds from now on.
    if (sound) playTone().catch(() => {});
    call('PUT /notification-preferences', { body: { sound } }).catch(() => {
      queries.setQueryData(notificationKeys.preferences, { sound: !sound });
      showSnackbar('error', t('preferences.failed'));
    });
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
        {t('preferences.done')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('settings')} opened onClose={onClose} width={460} footer={footer}>
      <Switch
        label={t('preferences.sound')}
        description={t('preferences.soundText')}
        checked={data?.sound ?? false}
        disabled={data === undefined}
        onChange={(event) => save(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
