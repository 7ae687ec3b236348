import { limits } from '@offizin/domain/limits';
import { type DisputeReason, otherDisputeMin } from '@offizin/domain/performance/disputes';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { performanceKey } from './performance-queries.ts';

interface Evidence {
  readonly fileId: string;
  readonly fileName: string;
}

/** Files are sent while the form is filled in; what is not sent with a dispute goes again by itself. */
function useEvidence() {
  const t = useTranslations('performance.dispute');
  const errorText = useErrorText();
  const [files, setFiles] = useState<readonly Evidence[]>([]);
  const [fileError, setFileError] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const request = { query: { fileName: file.name.slice(-limits.evidenceFileName) } };
      return uploadFile('POST /metrics/evidence', request, { file, mediaType: file.type });
    },
    onSuccess: ({ fileId, fileName }) => setFiles((before) => [...before, { fileId, fileName }]),
    onError: (error) => setFileError(errorText(error)),
  });
  return {
    files,
    fileError,
    isUploading: upload.isPending,
    addFile: (file: File) => {
      setFileError(file.size > limits.evidenceFile ? t('tooLarge') : null);
      if (file.size <= limits.evidenceFile) upload.mutate(file);
    },
    removeFile: (fileId: string) => setFiles((before) => before.filter((file) => file.fileId !== fileId)),
  };
}

interface Disputed {
  readonly orderId: string;
  readonly week: string;
  readonly figure: MetricRatio;
  readonly onClose: () => void;
}

/** The values of a dispute, what is wrong with them, and how it is sent. */
export function useDispute({ orderId, week, figure, onClose }: Disputed) {
  const t = useTranslations('performance.dispute');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const evidence = useEvidence();
  const [reason, setReason] = useState<DisputeReason | ''>('');
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason === 'other' && [...comment.trim()].length < otherDisputeMin;
  useBeforeSessionEnds({ isUnsaved: () => reason !== '' || comment !== '' || evidence.files.length > 0 });
  const errors = {
    reason: isTried && reason === '' ? tActions('selectReason') : null,
    comment: isTried && isShort ? t('commentHelp') : null,
  };
  const sending = useMutation({
    mutationFn: (given: DisputeReason) =>
      call('POST /metrics/disputes', {
        body: {
          week,
          figure,
          orderId,
          reason: given,
          ...(comment.trim() !== '' && { comment: comment.trim() }),
          files: evidence.files.map(({ fileId, fileName }) => ({ fileId, fileName })),
        },
      }),
    onSuccess: () => {
      showSnackbar('success', t('sent'));
      onClose();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: performanceKey }),
  });
  const send = () => {
    setIsTried(true);
    if (reason !== '' && !isShort && !evidence.isUploading) sending.mutate(reason);
  };
  return { ...evidence, reason, setReason, comment, setComment, errors, send, isSending: sending.isPending };
}
