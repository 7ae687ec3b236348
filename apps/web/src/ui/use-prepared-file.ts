import type { ExportFormat, ExportQuestion } from '@offizin/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { useLive } from '../platform/live.ts';
import { saveFile } from '../platform/save-file.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { Waiting } from '../platform/waiting.ts';

/** How often a file in preparation is asked for should the live updates be lost, in milliseconds. */
const lookAgain = 1500;

/** Has a worker prepare a file, and saves it as soon as it is there. */
export function usePreparedFile() {
  const t = useTranslations('exports');
  const errorText = useErrorText();
  const [waiting] = useState(() => new Waiting());
  useLive('export', (event) => waiting.wake(event?.exportId ?? null));
  const { isPending, mutate } = useMutation({
    mutationFn: async (wanted: { question: ExportQuestion; format: ExportFormat }) => {
      let state = await call('POST /exports', { body: wanted });
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
  return { running: isPending, start: mutate };
}
