import {
  type CancellationReason,
  type CancellationReasonCode,
  cancellationCommentMax,
  cancellationReason,
  cancellationReasons,
  frequentReasons,
  isCancellationReasonCode,
} from '@offizin/domain/orders/cancellation-reasons';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/select.ts';
import { Textarea } from '../../../ui/textarea.ts';
import type { RejectForm } from './use-reject-form.ts';

function useReasonChoices() {
  const t = useTranslations('orderDialogs');
  const item = (code: CancellationReasonCode) => ({ value: code, label: t(`reason.${code}`) });
  const isRare = ({ code }: CancellationReason) => !frequentReasons.includes(code);
  return [
    { group: t('reject.reasonGroup.frequent'), items: frequentReasons.map(item) },
    ...cancelledByParties.map((party) => ({
      group: t(`reject.reasonGroup.${party}`),
      items: cancellationReasons
        .filter((reason) => reason.attribution === party && isRare(reason))
        .map(({ code }) => item(code)),
    })),
  ];
}

/** The reason, grouped by whom it is attributed to, and the comment that some reasons need (ORD-11). */
export function RejectReason({ form }: { form: RejectForm }) {
  const t = useTranslations('orderDialogs.reject');
  const tActions = useTranslations('actions');
  const choices = useReasonChoices();
  const { reason, comment } = form.values;
  const needsComment = isCancellationReasonCode(reason) && cancellationReason(reason).commentMin > 0;
  return (
    <>
      <Select
        {...form.choice('reason')}
        label={t('reason')}
        placeholder={tActions('selectReason')}
        leftSection={<IconSearch size={16} aria-hidden />}
        data={choices}
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        maxDropdownHeight={280}
      />
      {needsComment || comment !== '' ? (
        <Textarea
          {...form.text('comment')}
          label={t('comment')}
          description={needsComment ? t('commentHelp') : undefined}
          maxLength={cancellationCommentMax}
          autosize
          minRows={2}
        />
      ) : null}
    </>
  );
}
