import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { uploadKeys } from '../upload-queries.ts';
import { writeQuery } from '../../../platform/write-query.ts';

export interface RowChoice {
  readonly rowNumber: number;
  /** Null for a product that the catalogue does not have. */
  readonly productId: string | null;
}

/** Says which product a row’s identifiers mean; the file is checked again (UPL-09, UPL-13). */
export function useChoice(uploadId: string, onDone?: () => void) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (body: RowChoice) => call('POST /offer-uploads/:uploadId/choices', { params: { uploadId }, body }),
    onSuccess: (next) => {
      writeQuery(queries, uploadKeys.detail(uploadId), next);
      onDone?.();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}
