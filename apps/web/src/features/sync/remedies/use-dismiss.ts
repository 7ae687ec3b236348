import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { syncSummaryKey } from '../../../parts/sync/sync-summary.ts';
import { findingsKey } from '../sync-queries.ts';

interface Dismissed {
  readonly finding: SyncResultType;
  /** Absent: all rows of the cause that named no product. */
  readonly subject?: string;
}

/** Puts away results of rows that named no product. */
export function useDismiss() {
  const t = useTranslations('sync.result');
  const errorText = useErrorText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ finding, subject }: Dismissed) =>
      call('POST /sync/dismissals', { body: { finding, ...(subject !== undefined && { subjects: [subject] }) } }),
    onSuccess: ({ dismissed }) => showSnackbar('success', t('dismissed', { count: dismissed })),
    onError: (error) => showSnackbar('error', errorText(error)),
    onSettled: () =>
      Promise.all([syncSummaryKey, findingsKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
