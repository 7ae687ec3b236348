import type { Upload } from '@offizin/contract/uploads/upload';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useUploadMove } from '../upload-moves.ts';

/** Shows what is lost before a preview is discarded. */
export function DiscardDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const t = useTranslations('uploads.discard');
  const tActions = useTranslations('actions');
  const discard = useUploadMove('discard', upload.id);
  return (
    <Dialog
      title={t('title')}
      opened
      onClose={onClose}
      width={460}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            tone="dangerFilled"
            running={discard.isPending && tActions('discarding')}
            onClick={() => discard.mutate(undefined, { onSettled: onClose })}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t(upload.source === 'feed' ? 'textOfFeed' : 'text')}</p>
    </Dialog>
  );
}
