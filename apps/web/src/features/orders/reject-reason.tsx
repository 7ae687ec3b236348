import {
  cancellationCommentMax,
  cancellationReason,
  cancellationReasons,
  checkCancellation,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.ts';
import { Textarea } from '../../ui/textarea.ts';

function useReasonChoices() {
  const t = useTranslations('orders');
  return cancelledByParties.map((party) => ({
    group: t(`reject.reasonGroup.${party}`),
    items: cancellationReasons
      .filter(({ attribution }) => attribution === party)
      .map(({ code }) => ({ value: code, label: t(`reason.${code}`) })),
  }));
}

export interface RejectReasonProps {
  readonly reason: string;
  readonly comment: string;
  readonly setReason: (reason: string) => void;
  readonly setComment: (comment: string) => void;
  /** Whether errors are shown: once sending was tried. */
  readonly tried: boolean;
}

/** The reason, grouped by whom it is attributed to, and the comment that some reasons need (ORD-11). */
export function RejectReason({ reason, comment, setReason, setComment, tried }: RejectReasonProps) {
  const t = useTranslations('orders.reject');
  const tField = useTranslations('errors.field');
  const choices = useReasonChoices();
  const errors = tried ? checkCancellation(reason, comment) : {};
  const needsComment = isCancellationReasonCode(reason) && cancellationReason(reason).commentMin > 0;
  return (
    <>
      <Select
        label={t('reason')}
        placeholder={t('reasonPlaceholder')}
        data={choices}
        value={reason || null}
        onChange={(value) => setReason(value ?? '')}
        error={errors.reason ? <FieldError>{t('chooseReason')}</FieldError> : undefined}
        searchable
        openOnFocus={false}
        maxDropdownHeight={280}
      />
      {needsComment || comment !== '' ? (
        <Textarea
          label={t('comment')}
          description={needsComment ? t('commentHelp') : undefined}
          value={comment}
          maxLength={cancellationCommentMax}
          autosize
          minRows={2}
          onChange={(event) => setComment(event.currentTarget.value)}
          error={
            errors.comment ? (
              <FieldError>
                {errors.comment === 'too_short'
                  ? t('commentHelp')
                  : tField('too_long', { limit: cancellationCommentMax })}
              </FieldError>
            ) : undefined
          }
        />
      ) : null}
    </>
  );
}
