import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { payoutKey } from './payout-queries.ts';

/** Somebody closed the question who it is: nothing is wrong then, and nothing has happened. */
const isLeftUnproven = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication.required';

/** One change of the payout account: reads it again afterwards; a failure is said. */
export function usePayoutChange<T>(send: () => Promise<T>, onDone: (reply: T) => void) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      if (!isLeftUnproven(error)) showSnackbar('error', errorText(error));
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: payoutKey });
      void queries.invalidateQueries({ queryKey: historyKey });
    },
  });
}
