import { type UploadType, uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { useTranslations } from 'use-intl';
import classes from './start-view.module.css';

/** What the file will change. */
export function TypeChoice({ type, onChange }: { type: UploadType; onChange: (type: UploadType) => void }) {
  const t = useTranslations('uploads');
  const tCodes = useTranslations('uploadsCodes');
  return (
    <fieldset className={classes['types']} data-tour="upload-type">
      <legend>{t('type.label')}</legend>
      {uploadTypes.map((each) => (
        <label key={each} className={classes['type']} data-chosen={each === type || undefined}>
          <input type="radio" name="upload-type" value={each} checked={each === type} onChange={() => onChange(each)} />
          <b>{tCodes(`uploadType.${each}`)}</b>
          <span>{t(`type.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
