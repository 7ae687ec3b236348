import type { ReturnDetail } from '@offizin/contract/returns/seller';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** Takes a step of a return; where somebody was faster, what they did is shown and said. */
export function useStep({ returnId }: ReturnDetail, { send, done, onDone }: Taken) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: send,
    onSuccess: (moved) => {
      writeQuery(queries, returnQuery(returnId).queryKey, moved);
      showSnackbar('success', done);
      onDone?.();
    },
    onError: (error) => {
      showSnackbar('error', errorText(error));
      if (error instanceof ApiError && error.status === 409) onDone?.();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: returnsKey }),
  });
}
