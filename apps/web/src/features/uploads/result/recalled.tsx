import type { Upload } from '@offizin/contract/uploads/upload';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useUploadMove } from '../upload-moves.ts';

/** What was corrected as last time, which can be taken back (UPL-09). */
export function Recalled({ upload }: { upload: Upload }) {
  const t = useTranslations('uploadsFixing.recalled');
  const takeBack = useUploadMove('takeBackRecalled', upload.id);
  return (
    <p>
      {t('done', { count: upload.recalled })}{' '}
      <ChangeButton
        area="offers"
        tone="link"
        size="small"
        running={takeBack.isPending && t('running')}
        onClick={() => takeBack.mutate()}
      >
        {t('takeBack')}
      </ChangeButton>
    </p>
  );
}
