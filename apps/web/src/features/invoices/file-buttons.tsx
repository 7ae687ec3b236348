import type { InvoiceItem } from '@offizin/contract/invoices/seller';
import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import { IconFileTypePdf, IconFileTypeXml, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { Button } from '../../ui/button.tsx';
import classes from './invoices.module.css';

/** What a row offers; the second syntax of the data is in the archive. */
const offered = ['pdf', 'cii'] as const satisfies readonly InvoiceFormat[];
const icons = { pdf: IconFileTypePdf, cii: IconFileTypeXml } as const;

function FileButton({ invoiceNo, format }: { invoiceNo: string; format: (typeof offered)[number] }) {
  const t = useTranslations('invoices.files');
  const saveFile = useSaveFile();
  const [isSaving, setIsSaving] = useState(false);
  const Shape = icons[format];
  const save = async () => {
    setIsSaving(true);
    await saveFile('GET /invoices/:invoiceNo/files/:format', { params: { invoiceNo, format } });
    setIsSaving(false);
  };
  return (
    <Button
      size="small"
      icon={<Shape size={15} stroke={1.6} aria-hidden />}
      running={isSaving && t(format)}
      aria-label={t('save', { number: invoiceNo, format: t(format) })}
      onClick={() => void save()}
    >
      {t(format)}
    </Button>
  );
}

/** The files of a document; one that is still being made says so. */
export function FileButtons({ item: { invoiceNo, files } }: { item: InvoiceItem }) {
  const t = useTranslations('invoices.files');
  return (
    <div className={classes['files']}>
      {files.includes('pdf') ? null : (
        <span className={classes['making']}>
          <IconLoader2 size={14} aria-hidden />
          {t('making')}
        </span>
      )}
      {offered
        .filter((format) => files.includes(format))
        .map((format) => (
          <FileButton key={format} invoiceNo={invoiceNo} format={format} />
        ))}
    </div>
  );
}
