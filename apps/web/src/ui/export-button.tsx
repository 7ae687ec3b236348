import type { ExportQuestion } from '@offizin/contract/exports';
import { IconDownload, IconLoader2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { useLive } from '../platform/live.ts';
import { saveFile } from '../platform/save-file.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { Waiting } from '../platform/waiting.ts';
import { Button, type ButtonProps, IconButton } from './button.tsx';

/** How often a file in preparation is asked for should the live updates be lost, in milliseconds. */
const lookAgain = 1500;

/** Has a worker prepare the file, and saves it as soon as it is there. */
function useExport(question: ExportQuestion) {
  const t = useTranslations('exports');
  const errorText = useErrorText();
  const [waiting] = useState(() => new Waiting());
  useLive('export', (event) => waiting.wake(event?.exportId ?? null));
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      let state = await call('POST /exports', { body: { question, format: 'xlsx' } });
      const params = { exportId: state.id };
      while (state.status === 'preparing') {
        await waiting.pause(state.id, lookAgain);
        state = await call('GET /exports/:exportId', { params });
      }
      return state.status === 'ready' && (await saveFile(addressOf('GET /exports/:exportId/file', { params })));
    },
    onSuccess: (saved) => (saved ? undefined : showSnackbar('error', t('failed'))),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  return { running: isPending, start: () => mutate() };
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
  const { running, start } = useExport(question);
  return (
    <Button tone={look} icon={<IconDownload aria-hidden />} running={running && t('starting')} onClick={start} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}

/** The same where there is only room for an icon. */
export function ExportIcon({ question, label }: { question: ExportQuestion; label: string }) {
  const t = useTranslations('exports');
  const { running, start } = useExport(question);
  return (
    <IconButton label={running ? t('starting') : label} aria-busy={running || undefined} onClick={running ? undefined : start}>
      {running ? <IconLoader2 aria-hidden /> : <IconDownload aria-hidden />}
    </IconButton>
  );
}
