import type { CallRequest } from '@offizin/contract/client-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { uploadKeys } from '../upload-queries.ts';
import { writeQuery } from '../../../platform/write-query.ts';

type Body = CallRequest<'PUT /offer-uploads/:uploadId/columns'>['body'];

/** Says what columns of the file are; it is read again. */
export function useNameColumns(uploadId: string, onDone: () => void) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (body: Body) => call('PUT /offer-uploads/:uploadId/columns', { params: { uploadId }, body }),
    onSuccess: (next) => {
      writeQuery(queries, uploadKeys.detail(uploadId), next);
      void queries.invalidateQueries({ queryKey: uploadKeys.list });
      onDone();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}
