import type { Proposal, ReturnDetail } from '@offizin/contract/returns/seller';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { returnsKey } from '../../parts/after-sale/return-counts.ts';
import { ApiError } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { writeQuery } from '../../platform/write-query.ts';
import { returnQuery } from './return-queries.ts';

interface Taken {
  readonly send: () => Promise<ReturnDetail>;
  /** What is said once it is done. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** Whether what was sent is not done and waits for the owner. */
const isProposed = (now: Proposal | null, before: Proposal | null): boolean =>
  now !== null && now.sentBack === null && now.at !== before?.at;

/** Takes a step of a return; where somebody was faster, what they did is shown and said. */
export function useStep({ returnId, returnNo, proposal }: ReturnDetail, { send, done, onDone }: Taken) {
  const t = useTranslations('returns');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: send,
    onSuccess: (moved) => {
      writeQuery(queries, returnQuery(returnId).queryKey, moved);
      const said = isProposed(moved.proposal, proposal) ? t('done.propose') : done;
      showSnackbar('success', t('done.of', { return: t('number', { number: returnNo }), done: said }));
      onDone?.();
    },
    onError: (error) => {
      showSnackbar('error', errorText(error));
      if (error instanceof ApiError && error.status === 409) onDone?.();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: returnsKey }),
  });
}
