import {
  cancellationCommentMax,
  cancellationReason,
  checkCancellation,
} from '@offizin/domain/orders/cancellation-reasons';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { Fail } from '../../../platform/fail.ts';

export interface CancellationBody {
  readonly reason: CancellationReasonCode;
  readonly comment?: string | undefined;
}

/** The comment to store; 400 when the reason wants a longer one. */
export function cancellationComment({
  body: { reason, comment = '' },
  fail,
}: {
  readonly body: CancellationBody;
  readonly fail: Fail<'request.invalid'>;
}): string | null {
  const errors = checkCancellation(reason, comment);
  if (errors.comment === 'too_short') {
    const limit = cancellationReason(reason).commentMin;
    fail('request.invalid', { errors: [{ path: 'body.comment', code: 'field.too_short', params: { limit } }] });
  }
  if (errors.comment === 'too_long') {
    fail('request.invalid', {
      errors: [{ path: 'body.comment', code: 'field.too_long', params: { limit: cancellationCommentMax } }],
    });
  }
  return comment.trim() || null;
}
