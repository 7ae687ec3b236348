import type { Upload } from '@offizin/contract/uploads/upload';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './upload-view.module.css';

/** Beside the title: which file it is, how long, and of which type. */
export function FileRemark({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads');
  const tActions = useTranslations('actions');
  const tCodes = useTranslations('uploadsCodes');
  const rows = upload.summary?.rows;
  return (
    <span className={classes['remark']}>
      <IconFileSpreadsheet size={16} aria-hidden />
      <b>{upload.fileName}</b>
      <span>
        {rows === undefined ? null : `${tActions('rows', { count: rows })} · `}
        {tCodes(`uploadType.${upload.type}`)}
        {upload.source === 'feed' ? ` · ${t('fromFeed')}` : null}
      </span>
    </span>
  );
}
