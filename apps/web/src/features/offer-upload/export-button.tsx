import type { ExportQuestion } from '@offizin/contract/exports';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** A file in preparation is asked for again after these pauses, the last one repeated, in milliseconds. */
const pauses = [300, 600, 1000, 2000] as const;

async function untilPrepared(exportId: string): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(tries, pauses.length - 1)]));
    const { status } = await call('GET /exports/:exportId', { params: { exportId } });
    if (status !== 'preparing') return status === 'ready';
  }
}

/** Has a worker prepare the file, and saves it as soon as it is there, also when the screen was left meanwhile. */
function useExport(question: ExportQuestion) {
  const t = useTranslations('uploads.export');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async () => {
      const { id } = await call('POST /exports', { body: { question, format: 'xlsx' } });
      return (await untilPrepared(id)) && saveFile(addressOf('GET /exports/:exportId/file', { params: { exportId: id } }));
    },
    onSuccess: (ok) => (ok ? undefined : showSnackbar('error', t('failed'))),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}

export interface ExportButtonProps {
  readonly question: ExportQuestion;
  readonly look?: NonNullable<ButtonProps['tone']>;
  /** What it downloads, where the words shown do not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Downloads rows or the history as Excel (UPL-05, UPL-06). */
export function ExportButton({ question, look = 'default', label, children }: ExportButtonProps) {
  const t = useTranslations('uploads.export');
  const { isPending, mutate } = useExport(question);
  return (
    <Button tone={look} icon={<IconDownload aria-hidden />} running={isPending && t('preparing')} onClick={() => mutate()} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}
