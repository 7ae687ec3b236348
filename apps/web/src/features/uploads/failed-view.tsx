import type { Upload, UploadProblem } from '@offizin/contract/uploads/upload';
import { limits } from '@offizin/domain/limits';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';

/** The number that the text of a problem names. */
const limitOf: Partial<Record<UploadProblem, number>> = {
  too_many_rows: limits.uploadRows,
  too_many_faulty_rows: limits.uploadFaultyRows,
};

/** Why the whole file could not be taken, and what to do about it. */
export function FailedView({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads');
  const tCodes = useTranslations('uploadsCodes');
  const { number } = useFormats();
  const problem = upload.problem ?? 'internal';
  const missing = (upload.reading?.missingColumns ?? []).map((field) => tCodes(`field.${field}`));
  const sentences = [
    t(`problem.${problem}.text`, { limit: number(limitOf[problem] ?? 0) }),
    ...(missing.length > 0 ? [`${t('failed.missing', { columns: missing.join(', ') })}.`] : []),
    t('failed.safe'),
  ];
  return (
    <StatePanel icon={<IconAlertCircle />} tone="red" title={t(`problem.${problem}.title`)} text={sentences.join(' ')}>
      {problem === 'missing_columns' ? <ColumnsButton upload={upload} tone="primary" /> : null}
      <ButtonLink to="." search={{}}>
        {t('failed.again')}
      </ButtonLink>
    </StatePanel>
  );
}
