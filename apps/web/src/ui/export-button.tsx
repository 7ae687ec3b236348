import type { ExportQuestion } from '@offizin/contract/exports';
import { IconDownload, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../platform/error-text.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { useSavedExport } from '../platform/use-export.ts';
import { Button, type ButtonProps, IconButton } from './button.tsx';

function useWorkbook(question: ExportQuestion) {
  const t = useTranslations('exports');
  const errorText = useErrorText();
  const { isRunning, start } = useSavedExport(() => showSnackbar('error', t('failed')));
  return {
    running: isRunning,
    start: () => start.mutate({ question, format: 'xlsx' }, { onError: (error) => showSnackbar('error', errorText(error)) }),
  };
}

export interface ExportButtonProps {
  readonly question: ExportQuestion;
  readonly look?: NonNullable<ButtonProps['tone']>;
  /** What it downloads, where the words shown do not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Downloads rows, results or the history as Excel once a worker has prepared it (UPL-05, UPL-06, SYN-02). */
export function ExportButton({ question, look = 'default', label, children }: ExportButtonProps) {
  const t = useTranslations('exports');
  const { running, start } = useWorkbook(question);
  return (
    <Button tone={look} icon={<IconDownload aria-hidden />} running={running && t('starting')} onClick={start} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}

/** The same where there is only room for an icon. */
export function ExportIcon({ question, label }: { question: ExportQuestion; label: string }) {
  const t = useTranslations('exports');
  const { running, start } = useWorkbook(question);
  return (
    <IconButton label={running ? t('starting') : label} aria-busy={running || undefined} onClick={running ? undefined : start}>
      {running ? <IconLoader2 aria-hidden /> : <IconDownload aria-hidden />}
    </IconButton>
  );
}
