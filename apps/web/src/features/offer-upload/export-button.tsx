import type { ExportQuestion } from '@offizin/contract/exports';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useLive } from '../../platform/live.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** How often a file in preparation is asked for should the live updates be lost, in milliseconds. */
const lookAgain = 1500;

/** Has a worker prepare the file, and saves it as soon as it is there. */
function useExport(question: ExportQuestion) {
  const t = useTranslations('uploads.export');
  const errorText = useErrorText();
  const [exportId, setExportId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: () => call('POST /exports', { body: { question, format: 'xlsx' } }),
    onSuccess: ({ id }) => setExportId(id),
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  const state = useQuery({
    queryKey: ['uploads', 'export', exportId],
    queryFn: ({ signal }) => call('GET /exports/:exportId', { params: { exportId: exportId ?? '' } }, { signal }),
    enabled: exportId !== null,
    refetchInterval: lookAgain,
  });
  useLive('export', (event) => {
    if (exportId !== null && (event === null || event.exportId === exportId)) void state.refetch();
  });
  const status = state.data?.status;
  const end = useEffectEvent(async () => {
    setExportId(null);
    const ok = status === 'ready' && (await saveFile(addressOf('GET /exports/:exportId/file', { params: { exportId: exportId ?? '' } })));
    if (!ok) showSnackbar('error', t('failed'));
  });
  useEffect(() => {
    if (exportId !== null && status !== undefined && status !== 'preparing') void end();
  }, [exportId, status]);
  return { running: start.isPending || exportId !== null, start: () => start.mutate() };
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
  const { running, start } = useExport(question);
  return (
    <Button tone={look} icon={<IconDownload aria-hidden />} running={running && t('preparing')} onClick={start} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}
