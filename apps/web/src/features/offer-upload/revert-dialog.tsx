import type { Upload } from '@offizin/contract/uploads';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogNote } from '../../ui/dialog.tsx';
import { useUploadMove } from './upload-moves.ts';
import classes from './upload-dialog.module.css';

/** Shows what a revert does before it is done. */
export function RevertDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const t = useTranslations('uploads.revert');
  const revert = useUploadMove('revert', upload.id);
  const { changed = 0, created = 0 } = upload.summary ?? {};
  return (
    <Dialog
      title={t('title', { name: upload.fileName })}
      opened
      onClose={onClose}
      footer={
        <>
          <DialogNote icon={<IconAlertTriangle aria-hidden />}>{t('final')}</DialogNote>
          <Button onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            tone="dangerFilled"
            running={revert.isPending && t('running')}
            onClick={() => revert.mutate(undefined, { onSettled: onClose })}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <ul className={classes['effects']}>
        {changed > 0 ? <li>{t('changed', { count: changed })}</li> : null}
        {created > 0 ? <li>{t('created', { count: created })}</li> : null}
        <li>{t('alone')}</li>
      </ul>
    </Dialog>
  );
}
