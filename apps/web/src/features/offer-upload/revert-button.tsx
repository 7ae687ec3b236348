import type { Upload } from '@offizin/contract/uploads';
import { IconArrowBackUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../platform/now.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { timeLeft } from './time-left.ts';
import classes from './upload-history.module.css';

const RevertDialog = lazy(async () => ({ default: (await import('./revert-dialog.tsx')).RevertDialog }));

/** Takes an applied upload back, as long as that is possible, after saying what this does (UPL-12). */
export function RevertButton({ upload, size = 'small' }: { upload: Upload; size?: NonNullable<ButtonProps['size']> }) {
  const t = useTranslations('uploads');
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const left = upload.revertibleUntil === null ? null : timeLeft(upload.revertibleUntil, now);
  if (left === null) return null;
  return (
    <>
      <span className={classes['left']}>{t(`left.${left.unit}`, { count: String(left.count) })}</span>
      <Button
        size={size}
        icon={<IconArrowBackUp aria-hidden />}
        aria-label={`${t('result.revert')}, ${upload.fileName}`}
        onClick={() => setAsking(true)}
      >
        {t('result.revert')}
      </Button>
      <Suspense fallback={null}>
        {asking ? <RevertDialog upload={upload} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
