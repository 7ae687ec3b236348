import type { MetricOrder, MetricWeek } from '@offizin/contract/performance/seller';
import {
  disputeCommentMax,
  type DisputeReason,
  disputeReasons,
  otherDisputeMin,
} from '@offizin/domain/performance/disputes';
import { limits } from '@offizin/domain/limits';
import { ratioOf } from '@offizin/domain/performance/status';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useTranslations } from 'use-intl';
import { EvidenceFiles } from '../../parts/evidence/evidence-files.tsx';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { KeptNote } from '../../ui/form/kept-note.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { Textarea } from '../../ui/textarea.ts';
import classes from './performance.module.css';
import { useDispute } from './use-dispute.ts';

interface DisputeFormProps {
  readonly order: MetricOrder;
  readonly week: MetricWeek;
  readonly figure: MetricRatio;
  readonly onClose: () => void;
}

/** Whether the order would leave the numerator: one that does not count by its party changes nothing. */
function afterwards({ order, week, figure }: Omit<DisputeFormProps, 'onClose'>) {
  const isCounted = figure === 'late' || week.limits.counted === 'all' || order.party === 'seller';
  const count = week[figure].count - (isCounted ? 1 : 0);
  return { count, ratio: ratioOf(count, week.orders) ?? 0 };
}

function Evidence({ dispute }: { dispute: ReturnType<typeof useDispute> }) {
  const t = useTranslations('performance.dispute');
  return (
    <fieldset className={classes['evidence']}>
      <legend>
        {t('evidence')} <small>{t('evidenceHelp')}</small>
      </legend>
      <EvidenceFiles evidence={dispute} most={limits.evidenceFiles} />
    </fieldset>
  );
}

/** Why an order should not count, with evidence; says what the ratio would be (MET-07). */
export function DisputeForm({ order, week, figure, onClose }: DisputeFormProps) {
  const t = useTranslations('performance.dispute');
  const tActions = useTranslations('actions');
  const { number, share } = useFormats();
  const dispute = useDispute({ orderId: order.orderId, number: order.number, week: week.firstDay, figure, onClose });
  const { count, ratio } = afterwards({ order, week, figure });
  const { reason, comment, errors } = dispute;
  return (
    <form
      className={classes['dispute']}
      onSubmit={(event) => {
        event.preventDefault();
        dispute.send();
      }}
    >
      <KeptNote form={dispute} />
      <NativeSelect
        label={t('why')}
        data-autofocus
        value={reason}
        error={errors.reason}
        onChange={(event) => dispute.setReason(event.currentTarget.value as DisputeReason | '')}
        data={[
          { value: '', label: tActions('selectReason') },
          ...disputeReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
        ]}
      />
      <Textarea
        label={t('comment')}
        description={reason === 'other' ? t('commentHelp') : undefined}
        value={comment}
        error={errors.comment}
        maxLength={disputeCommentMax}
        minLength={reason === 'other' ? otherDisputeMin : undefined}
        autosize
        minRows={2}
        onChange={(event) => dispute.setComment(event.currentTarget.value)}
      />
      <Evidence dispute={dispute} />
      <div className={classes['disputeFoot']}>
        <span>{t('ifAccepted', { count: number(count), orders: number(week.orders), ratio: share(ratio) })}</span>
        <Button onClick={onClose}>{tActions('cancel')}</Button>
        <Button tone="primary" type="submit" running={dispute.isSending && tActions('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
