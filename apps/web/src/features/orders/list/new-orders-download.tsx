import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withOrderDialogs } from '../order-dialog-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const DownloadDialog = lazyDialog(withOrderDialogs(async () => (await import('./download-dialog.tsx')).DownloadDialog));

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
        <span>{t('button')}</span>
      </Button>
      {open ? <DownloadDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
