import type { Upload } from '@offizin/contract/uploads/upload';
import { revertRefusal } from '@offizin/domain/uploads/upload-refusals';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../platform/now.ts';
import type { ButtonProps } from '../../../ui/button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { timeLeft } from './time-left.ts';
import classes from './upload-history.module.css';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const RevertDialog = lazyDialog(async () => (await import('./revert-dialog.tsx')).RevertDialog);

export interface RevertButtonProps {
  readonly upload: Upload;
  readonly size?: NonNullable<ButtonProps['size']>;
  /** Whether it is still shown, with the reason, when it is too late: where one upload is looked at. */
  readonly explains?: boolean;
}

/** Takes an applied upload back, as long as that is possible, after saying what this does (UPL-12). */
export function RevertButton({ upload, size = 'small', explains = false }: RevertButtonProps) {
  const t = useTranslations('uploads');
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const refusal = revertRefusal(upload, now);
  const left = upload.revertibleUntil === null ? null : timeLeft(upload.revertibleUntil, now);
  if (left === null && !(explains && refusal !== null)) return null;
  return (
    <>
      {left === null ? null : (
        <span className={classes['left']}>{t(`left.${left.unit}`, { count: String(left.count) })}</span>
      )}
      <ChangeButton
        area="offers"
        size={size}
        icon={<IconArrowBackUp aria-hidden />}
        aria-label={`${t('result.revert')}, ${upload.fileName}`}
        refusal={refusal === null ? null : t(`refusal.${refusal}`)}
        onClick={() => setAsking(true)}
      >
        {t('result.revert')}
      </ChangeButton>
      {asking ? <RevertDialog upload={upload} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
