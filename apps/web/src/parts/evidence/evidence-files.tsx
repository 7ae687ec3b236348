import { IconClock, IconPaperclip, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/button.tsx';
import classes from './evidence-files.module.css';
import type { useEvidence } from './use-evidence.ts';

interface EvidenceFilesProps {
  readonly evidence: ReturnType<typeof useEvidence>;
  /** How many files may be sent with it. */
  readonly most: number;
}

/** What the shop can prove: files that are sent at once and shown to nobody before what they belong to is sent. */
export function EvidenceFiles({ evidence, most }: EvidenceFilesProps) {
  const t = useTranslations('evidence');
  const { files, waiting, isUploading, fileError, addFile, removeFile, unwait } = evidence;
  return (
    <div className={classes['evidence']}>
      <ul>
        {files.map(({ fileId, fileName }) => (
          <li key={fileId}>
            <IconPaperclip size={16} aria-hidden />
            <span>{fileName}</span>
            <IconButton label={t('remove', { name: fileName })} onClick={() => removeFile(fileId)}>
              <IconX size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
        {waiting.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <IconClock size={16} aria-hidden />
            <span>{t('waits', { name: file.name })}</span>
            <IconButton label={t('remove', { name: file.name })} onClick={() => unwait(file)}>
              <IconX size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.length + waiting.length >= most ? null : (
        <label className={classes['choose']} data-busy={isUploading || undefined}>
          <IconPhotoPlus size={18} aria-hidden />
          {isUploading ? t('uploading') : t('add')}
          <input
            type="file"
            accept="application/pdf,image/png,image/jpeg"
            disabled={isUploading}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file !== undefined) addFile(file);
            }}
          />
        </label>
      )}
      {fileError === null ? null : (
        <p role="alert" className={classes['wrong']}>
          {fileError}
        </p>
      )}
    </div>
  );
}
