import type { Upload } from '@offizin/contract/uploads/upload';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogNote } from '../../../ui/dialog.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { useUploadMove } from '../upload-moves.ts';
import classes from './upload-dialog.module.css';
import { type RevertEffects, revertEffectsQuery } from '../upload-queries.ts';

/** What comes back, goes and stays, as counted now. */
function Effects({ effects, isLost }: { effects: RevertEffects | undefined; isLost: boolean }) {
  const t = useTranslations('uploads.revert');
  const tFixing = useTranslations('uploadsFixing.purchasePrices');
  if (effects === undefined) return isLost ? <p role="alert">{t('unknown')}</p> : <SkeletonLine width="60%" />;
  const { restored, removed, leftAlone, purchasePrices } = effects;
  return (
    <ul className={classes['effects']}>
      {restored > 0 ? <li>{t('changed', { count: restored })}</li> : null}
      {removed > 0 ? <li>{t('created', { count: removed })}</li> : null}
      {purchasePrices > 0 ? <li>{tFixing('back', { count: purchasePrices })}</li> : null}
      {restored + removed + purchasePrices === 0 ? <li>{t('nothing')}</li> : null}
      {leftAlone > 0 ? <li>{t('alone', { count: leftAlone })}</li> : null}
    </ul>
  );
}

/** Shows what a revert does before it is done. */
export function RevertDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const t = useTranslations('uploads.revert');
  const revert = useUploadMove('revert', upload.id);
  const effects = useQuery(revertEffectsQuery(upload.id));
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
      <Effects effects={effects.data} isLost={effects.isError} />
    </Dialog>
  );
}
