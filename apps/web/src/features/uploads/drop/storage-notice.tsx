import { storageBudget } from '@offizin/domain/storage/storage-budget';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAmounts } from '../amounts.ts';
import { uploadListQuery } from '../upload-queries.ts';

/** Says before an upload is refused that little room is left. */
export function StorageNotice() {
  const t = useTranslations('uploadsFixing.storage');
  const { number } = useFormats();
  const { megabytes } = useAmounts();
  const { data } = useQuery(uploadListQuery);
  const told = data?.nearlyFull ?? null;
  if (told === null) return null;
  const { kind, used, most } = told;
  const amount = kind === 'upload_rows_today' ? number : megabytes;
  return (
    <Notice tone="amber" title={t(`used.${kind}`, { used: amount(used), most: amount(most) })}>
      <p>{t(`next.${storageBudget[kind].per}`)}</p>
    </Notice>
  );
}
