import type { Upload } from '@offizin/contract/uploads/upload';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './upload-view.module.css';

/** What a worker does with the upload now, and how far it is (UPL-04). */
export function WorkingView({ upload, done }: { upload: Upload; done: number }) {
  const t = useTranslations('uploads');
  const tActions = useTranslations('actions');
  const { number } = useFormats();
  const state = upload.state === 'applying' || upload.state === 'reverting' ? upload.state : 'checking';
  const total = upload.summary?.rows ?? 0;
  const known = total > 0 && done > 0;
  return (
    <div className={classes['working']} role="status">
      <h2>{t(`working.${state}.title`)}</h2>
      <progress
        className={classes['progress']}
        aria-label={t(`working.${state}.title`)}
        {...(known && { max: total, value: Math.min(done, total) })}
      />
      {done > 0 ? <p>{known ? `${number(done)} / ${number(total)}` : tActions('rows', { count: done })}</p> : null}
      <p>{t(`working.${state}.text`)}</p>
    </div>
  );
}
