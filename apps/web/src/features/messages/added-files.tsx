import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useOfflineSince } from '../../platform/online.ts';
import { IconButton } from '../../ui/button.tsx';
import classes from './composer.module.css';
import type { useMessageFiles } from './use-message-files.ts';

/** The files of a reply; more can be attached where there is a connection. */
export function AddedFiles({ added, children }: { added: ReturnType<typeof useMessageFiles>; children: ReactNode }) {
  const t = useTranslations('messages.composer');
  const help = useId();
  const isOffline = useOfflineSince() !== null;
  const helpText = isOffline ? t('attachOffline') : t('attachHelp');
  return (
    <div className={classes['files']}>
      <label className={classes['attach']} title={helpText} data-busy={added.isUploading || isOffline || undefined}>
        <IconPaperclip size={18} aria-hidden />
        <span className={classes['spoken']}>{t('attach')}</span>
        <span className={classes['spoken']} id={help} hidden>
          {helpText}
        </span>
        <input
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          aria-describedby={help}
          disabled={added.isUploading || isOffline}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) added.add(file);
          }}
        />
      </label>
      {added.files.map(({ fileId, fileName }) => (
        <span key={fileId} className={classes['file']}>
          <IconFile size={14} aria-hidden />
          <span>{fileName}</span>
          <IconButton label={t('remove', { name: fileName })} onClick={() => added.remove(fileId)}>
            <IconX size={14} aria-hidden />
          </IconButton>
        </span>
      ))}
      {added.isUploading ? <span role="status">{t('attaching')}</span> : null}
      {added.problem === null ? null : (
        <span role="alert" className={classes['wrong']}>
          {added.problem}
        </span>
      )}
      {children}
    </div>
  );
}
