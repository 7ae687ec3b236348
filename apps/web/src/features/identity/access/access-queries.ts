import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';

export const accessQuery = {
  queryKey: ['access'],
  queryFn: () => call('GET /access', {}),
} as const;

/** Whether somebody closed the question who it is: nothing is wrong then, and nothing has happened. */
export const isLeftUnproven = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication.required';

interface Change<T> {
  readonly send: () => Promise<T>;
  readonly onDone?: (reply: T) => void;
}

/** One change of the access: reads it again afterwards; a failure is said, unless it was asked for. */
export function useChange<T>({ send, onDone }: Change<T>) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: send,
    onSuccess: (reply) => {
      void queries.invalidateQueries(accessQuery);
      onDone?.(reply);
    },
    onError: (error) => {
      void queries.invalidateQueries(accessQuery);
      if (!isLeftUnproven(error)) showSnackbar('error', errorText(error));
    },
  });
}
