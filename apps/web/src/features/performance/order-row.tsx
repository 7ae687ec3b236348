import type { MetricOrder } from '@offizin/contract/performance/seller';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type CancelledByParty, orderTabOf } from '@offizin/domain/orders/statuses';
import type { MetricFigure } from '@offizin/domain/performance/week';
import {
  type Icon,
  IconBuildingStore,
  IconCircleCheck,
  IconClock,
  IconUser,
  IconWorld,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useOrderDesk } from '../../parts/orders/order-desk.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import classes from './performance.module.css';

const parties: Readonly<Record<CancelledByParty, Icon>> = {
  seller: IconBuildingStore,
  customer: IconUser,
  marketplace: IconWorld,
};

const disputes = {
  pending: ['amber', IconClock],
  accepted: ['green', IconCircleCheck],
  refused: ['grey', IconX],
} as const satisfies Readonly<Record<string, readonly [tone: ChipTone, icon: Icon]>>;

/** The number leads to the order, where one may see orders. */
function OrderNumber({ order }: { order: MetricOrder }) {
  const desk = useOrderDesk();
  const number = formatOrderNumber(order.number);
  if (desk === undefined) return <span className={classes['number']}>{number}</span>;
  return (
    <Link
      to={desk}
      search={{ tab: orderTabOf(order.status), order: order.orderId }}
      className={`${classes['number']} ${classes['figure']}`}
    >
      {number}
    </Link>
  );
}

/** What happened to the order, in the words of its figure. */
function useHappened() {
  const t = useTranslations('performance.happened');
  const tReason = useTranslations('orderDialogs.reason');
  const { shortDayTime } = useFormats();
  return ({ reason, dispatchBy, processedAt, cancelledAt }: MetricOrder, figure: MetricFigure): string => {
    if (figure === 'cancelled') return reason === null ? t('cancelled') : tReason(reason);
    const due = shortDayTime(dispatchBy);
    if (processedAt !== null) return t('dispatched', { due, at: shortDayTime(processedAt) });
    return cancelledAt === null && figure === 'late' ? t('open', { due }) : t('due', { due });
  };
}

/** What the marketplace said, or by when it will. */
function useSaid() {
  const t = useTranslations('performance.dispute');
  const { shortDay } = useFormats();
  return (dispute: NonNullable<MetricOrder['dispute']>): string => {
    if (dispute.state === 'accepted') return t('leaves');
    if (dispute.answer !== null) return `“${dispute.answer}”`;
    return t('sentOn', { day: shortDay(dispute.sentAt), due: shortDay(dispute.answerDue) });
  };
}

function DisputeState({ state }: { state: keyof typeof disputes }) {
  const t = useTranslations('performance');
  const [tone, Mark] = disputes[state];
  return (
    <Chip tone={tone} plain icon={<Mark size={14} aria-hidden />}>
      {t(`dispute.state.${state}`)}
    </Chip>
  );
}

interface OrderRowProps {
  readonly order: MetricOrder;
  readonly figure: MetricFigure;
  /** What one can do about an order: dispute it, or withdraw that. */
  readonly action: ReactNode;
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

/** An order behind a figure: what happened, whose it was, and how its dispute stands. */
export function OrderRow({ order, figure, action, isOpen = false, children }: OrderRowProps) {
  const t = useTranslations('performance');
  const happened = useHappened();
  const said = useSaid();
  const { party, dispute } = order;
  const Shape = party === null ? null : parties[party];
  return (
    <li data-open={isOpen || undefined}>
      <div className={classes['order']}>
        <OrderNumber order={order} />
        <span className={classes['happened']}>
          {happened(order, figure)}
          {dispute === null ? null : <small>{said(dispute)}</small>}
        </span>
        <span className={classes['party']}>
          {Shape === null || party === null ? null : (
            <>
              <Shape size={16} aria-hidden />
              {t(`party.${party}`)}
            </>
          )}
        </span>
        <span className={classes['disputed']}>
          {dispute === null ? null : <DisputeState state={dispute.state} />}
          {action}
        </span>
      </div>
      {children}
    </li>
  );
}
