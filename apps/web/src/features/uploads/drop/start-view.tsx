import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { useState } from 'react';
import { useRoleRefusal } from '../../../platform/role.ts';
import { DropZone } from './drop-zone.tsx';
import classes from './start-view.module.css';
import { StorageNotice } from './storage-notice.tsx';
import { TemplateCard } from './template-card.tsx';
import { TypeChoice } from './type-choice.tsx';
import { UploadHistory } from '../history/upload-history.tsx';
import { useFileUpload } from './use-file-upload.ts';

/** The first step: what to change, the file, how it must look, and what came before. */
export function StartView() {
  const [type, setType] = useState<UploadType>('stock_and_price');
  const upload = useFileUpload(type);
  const byRole = useRoleRefusal('offers');
  return (
    <div className={classes['start']}>
      <StorageNotice />
      <div className={classes['top']}>
        <div className={`${classes['card']} ${classes['choose']}`}>
          {byRole === null ? (
            <>
              <TypeChoice type={type} onChange={setType} />
              <DropZone {...upload} />
            </>
          ) : (
            <p>{byRole}</p>
          )}
        </div>
        <TemplateCard type={type} />
      </div>
      <UploadHistory />
    </div>
  );
}
