import type { OrderRejection } from '@offizin/contract/orders/rejection';
import { cancellationReason, isCancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { breakEven, ratioOf, statusOf } from '@offizin/domain/performance/status';
import { IconAlertCircle, IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import classes from './reject-dialog.module.css';

const looks = {
  adequate: ['green', <IconCircleCheck key="icon" size={14} aria-hidden />],
  at_risk: ['amber', <IconAlertTriangle key="icon" size={14} aria-hidden />],
  exceeded: ['red', <IconAlertCircle key="icon" size={14} aria-hidden />],
} as const satisfies Readonly<Record<string, readonly [tone: ChipTone, icon: ReactNode]>>;

/** What the orders of a week are called, by its stage. */
const counts = { to_come: 'toCome', running: 'counts', ended: 'ended' } as const;

type Week = NonNullable<OrderRejection['week']>;

/** Whether the brand counts a cancellation for this reason. */
function isCounted({ counted }: Week, reason: string): boolean {
  if (counted === 'all' || !isCancellationReasonCode(reason)) return true;
  return cancellationReason(reason).attribution === 'seller';
}

interface RejectRatioProps {
  readonly week: Week | null | undefined;
  readonly reason: string;
  readonly isWhole: boolean;
}

/** What the rejection does to the cancelled ratio of the order’s own week, and how near the next limit is then (ORD-20). */
export function RejectRatio({ week, reason, isWhole }: RejectRatioProps) {
  const t = useTranslations('orderDialogs.metric');
  const { dayRange, number, share } = useFormats();
  if (week === undefined) return null;
  if (week === null) return <p className={classes['metric']}>{t('published')}</p>;
  const { stage, orders, cancelled, limits } = week;
  const added = isWhole && isCounted(week, reason) ? 1 : 0;
  const after = cancelled + added;
  const status = statusOf(after, orders, limits) ?? 'adequate';
  const next = breakEven({ incidents: after, orders }, limits);
  const [tone, icon] = looks[status];
  const shown = (count: number) => share(ratioOf(count, orders) ?? 0);
  return (
    <div className={classes['metric']}>
      <h3>{stage === 'running' ? t('title') : t('weekTitle', { days: dayRange(week.firstDay, week.lastDay) })}</h3>
      <p className={classes['ratio']}>
        {shown(cancelled)}
        {added === 0 ? null : (
          <>
            <IconArrowRight size={14} aria-label={t('becomes')} />
            <b>{shown(after)}</b>
          </>
        )}
        <Chip tone={tone} icon={icon}>
          {t(`state.${status}`)}
        </Chip>
      </p>
      <p>{t(counts[stage], { count: number(after), orders: number(orders) })}</p>
      {isWhole && week.isLate ? <p>{t('late')}</p> : null}
      {isWhole ? null : <p>{t('partly')}</p>}
      {isWhole && added === 0 ? <p>{t('notCounted')}</p> : null}
      {next === null || next.status === 'adequate' ? null : <p>{t(`more.${next.status}`, { count: next.more })}</p>}
    </div>
  );
}
