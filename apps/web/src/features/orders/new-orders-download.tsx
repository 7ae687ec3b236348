import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }));

/** Downloads the newest new orders as a file that a worker prepares (ORD-08). */
export function NewOrdersDownload() {
  const t = useTranslations('orders.download');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        data-tour="new-orders-download"
        icon={<IconDownload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      <Suspense fallback={null}>{open ? <DownloadDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
