import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type DisputeReason, disputeReasons, otherDisputeMin } from '@offizin/domain/performance/disputes';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { noFiles, useEvidence } from '../../parts/evidence/use-evidence.ts';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { keepDraft } from '../../platform/form-drafts.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { orderTextName } from '../../platform/stored-form-drafts.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';
import { useKeptFields } from '../../platform/use-kept-fields.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { performanceKey } from './performance-queries.ts';

/** The reason and the comment, there again when the session ended unasked; files are chosen again. */
function useWords(orderId: string, figure: MetricRatio) {
  const name = orderTextName(orderId, `dispute/${figure}`);
  const kept = useKeptFields(name);
  const keptText = (field: string) => kept.find((each) => each.name === field)?.typed;
  const [reason, setReason] = useState<DisputeReason | ''>(
    () => disputeReasons.find((each) => each === keptText('reason')) ?? '',
  );
  const [comment, setComment] = useState(() => String(keptText('comment') ?? ''));
  const isTyped = reason !== '' || comment !== '';
  const keep = () =>
    keepDraft(name, [
      { name: 'reason', saved: '', typed: reason },
      { name: 'comment', saved: '', typed: comment },
    ]);
  const discard = () => {
    setReason('');
    setComment('');
  };
  return { reason, setReason, comment, setComment, isTyped, isRestored: kept.length > 0 && isTyped, keep, discard };
}

interface Disputed {
  readonly orderId: string;
  /** The order's. */
  readonly number: string;
  readonly week: string;
  readonly figure: MetricRatio;
  readonly onClose: () => void;
}

/** The values of a dispute, what is wrong with them, and how it is sent. */
export function useDispute({ orderId, number, week, figure, onClose }: Disputed) {
  const t = useTranslations('performance.dispute');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const evidence = useEvidence(
    (file, fileName) => uploadFile('POST /metrics/evidence', { query: { fileName } }, { file, mediaType: file.type }),
    useState(noFiles),
  );
  const { isTyped, keep, ...words } = useWords(orderId, figure);
  const { reason, comment } = words;
  const [isTried, setIsTried] = useState(false);
  const isShort = reason === 'other' && [...comment.trim()].length < otherDisputeMin;
  useBeforeSessionEnds({ isUnsaved: () => isTyped || evidence.files.length > 0, keep });
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
      showSnackbar('success', t('sent', { number: formatOrderNumber(number) }));
      onClose();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: performanceKey }),
  });
  const send = () => {
    setIsTried(true);
    if (reason !== '' && !isShort && !evidence.isUploading) sending.mutate(reason);
  };
  return { ...evidence, ...words, errors, send, isSending: sending.isPending };
}
