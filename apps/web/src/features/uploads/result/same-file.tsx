import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { uploadQuery } from '../upload-queries.ts';

/** Shows that the very same file has been applied before (UPL-07). */
export function SameFile({ uploadId }: { uploadId: string }) {
  const t = useTranslations('uploads.preview');
  const formats = useFormats();
  const { data: earlier } = useQuery(uploadQuery(uploadId));
  if (!earlier?.appliedAt) return null;
  return (
    <p>
      {t('sameFile', { date: formats.dayTime(earlier.appliedAt) })}{' '}
      <Link to="." search={{ upload: uploadId }}>
        {t('sameFileLink')}
      </Link>
    </p>
  );
}
