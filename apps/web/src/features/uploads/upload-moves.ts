import type { Upload } from '@offizin/contract/uploads/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { uploadKeys } from './upload-queries.ts';
import { writeQuery } from '../../platform/write-query.ts';

const moves = {
  takeBackRecalled: 'POST /offer-uploads/:uploadId/recalled-corrections/removal',
  apply: 'POST /offer-uploads/:uploadId/apply',
  discard: 'POST /offer-uploads/:uploadId/discard',
  revert: 'POST /offer-uploads/:uploadId/revert',
} as const;

export type Move = keyof typeof moves;

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'fileName' in value && 'state' in value;
}

/** Moves an upload on; a conflict shows its current state instead. A lost reply is asked for again and acts once. */
export function useUploadMove(move: Move, uploadId: string) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const show = (upload: Upload) => {
    writeQuery(queries, uploadKeys.detail(uploadId), upload);
    if (upload.corrects !== null) void queries.invalidateQueries({ queryKey: uploadKeys.detail(upload.corrects) });
    void queries.invalidateQueries({ queryKey: uploadKeys.list });
  };
  return useMutation({
    mutationFn: () => call(moves[move], { params: { uploadId }, body: {} }, { repeats: 2 }),
    onSuccess: show,
    onError: (error) => {
      const current = error instanceof ApiError ? error.problem?.current : undefined;
      if (isUpload(current)) show(current);
      showSnackbar('error', errorText(error));
    },
  });
}
