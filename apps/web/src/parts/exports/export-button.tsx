import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { IconDownload, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSavedExport } from './use-export.ts';
import { Button, type ButtonProps, IconButton } from '../../ui/button.tsx';

export interface ExportButtonProps {
  readonly question: ExportQuestion;
  readonly look?: NonNullable<ButtonProps['tone']>;
  /** What it downloads, where the words shown do not say it. */
  readonly label?: string;
  readonly format?: 'xlsx' | 'csv';
  readonly children: ReactNode;
}

/** Downloads rows, results or the history as Excel once a worker has prepared it (UPL-05, UPL-06, SYN-02). */
export function ExportButton({ question, look = 'default', label, format = 'xlsx', children }: ExportButtonProps) {
  const t = useTranslations('exports');
  const { isRunning, start } = useSavedExport();
  const begin = () => start({ question, format });
  return (
    <Button
      tone={look}
      icon={<IconDownload aria-hidden />}
      running={isRunning && t('starting')}
      onClick={begin}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Button>
  );
}

/** The same where there is only room for an icon. */
export function ExportIcon({ question, label }: { question: ExportQuestion; label: string }) {
  const t = useTranslations('exports');
  const { isRunning, start } = useSavedExport();
  const begin = () => start({ question, format: 'xlsx' });
  return (
    <IconButton
      label={isRunning ? t('starting') : label}
      aria-busy={isRunning || undefined}
      onClick={isRunning ? undefined : begin}
    >
      {isRunning ? <IconLoader2 aria-hidden /> : <IconDownload aria-hidden />}
    </IconButton>
  );
}
