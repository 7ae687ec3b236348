import type { Upload } from '@offizin/contract/uploads/upload';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton, type ChangeButtonProps } from '../../../parts/change-button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const ColumnsDialog = lazyDialog(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

/** Opens what the columns of a file are; not there where the file has none that can be named. */
export function ColumnsButton({ upload, ...button }: { upload: Upload } & Pick<ChangeButtonProps, 'tone' | 'size'>) {
  const t = useTranslations('uploadsFixing.columns');
  const [opened, setOpened] = useState(false);
  if (upload.corrects !== null || (upload.reading?.columns.length ?? 0) === 0) return null;
  return (
    <>
      <ChangeButton area="offers" {...button} onClick={() => setOpened(true)}>
        {t('open')}
      </ChangeButton>
      {opened ? <ColumnsDialog upload={upload} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
