import { IconAlertCircle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../platform/error-text.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { useExport, useSaveExport } from '../parts/exports/use-export.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './data-dialog.module.css';

/** Everything that the portal keeps of the seller, as one archive: asked for, followed and saved; can be closed and reopened (OPS-04). */
export function DataDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('exports');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { state, isRunning, start } = useExport('downloadSellerData');
  const isReady = state?.status === 'ready' && !isRunning;
  const isFailed = state?.status === 'failed' && !isRunning;
  const begin = () =>
    start.mutate(
      { question: { kind: 'seller_data' }, format: 'zip' },
      { onError: (error) => showSnackbar('error', errorText(error)) },
    );
  const save = useSaveExport();
  return (
    <Dialog
      title={t('data.title')}
      opened
      onClose={onClose}
      width={460}
      footer={
        <>
          <Button tone={isReady ? 'default' : 'primary'} running={isRunning && t('starting')} onClick={begin}>
            {isReady ? tActions('createAgain') : t('data.start')}
          </Button>
          {isReady ? (
            <Button tone="primary" icon={<IconDownload size={16} aria-hidden />} onClick={() => void save(state.id)}>
              {t('save')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t('data.text')}</p>
      <p className={classes['state']} role="status">
        {isReady ? (
          <>
            <IconCircleCheck size={18} color="var(--green)" aria-hidden />
            {t('data.ready')}
          </>
        ) : null}
        {isFailed ? (
          <>
            <IconAlertCircle size={18} color="var(--red)" aria-hidden />
            {t('failed')}
          </>
        ) : null}
      </p>
    </Dialog>
  );
}
