import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { StatePanel } from '../ui/state-panel.tsx';

/** Whether a screen failed because its chunk is gone after a deploy. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Failed to fetch|error loading|unable to preload/i.test(
      error.message,
    )
  );
}

/** What is shown instead of a screen that failed; after a deploy it offers the new version (GEN-14). */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations('errors');
  const isOffline = isChunkError(error) && !navigator.onLine;
  const kind = isChunkError(error) && !isOffline ? 'chunk' : 'crash';
  return (
    <StatePanel
      heading="h1"
      icon={<IconAlertTriangle />}
      tone="red"
      title={t(`${kind}.title`)}
      text={isOffline ? t('network') : t(`${kind}.text`)}
    >
      <Button icon={<IconRefresh size={16} aria-hidden />} onClick={() => window.location.reload()}>
        {t('chunk.reload')}
      </Button>
    </StatePanel>
  );
}
