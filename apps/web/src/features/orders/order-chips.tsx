import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import type { DeliveryType, OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import {
  type Icon,
  IconAlertCircle,
  IconBolt,
  IconCalendar,
  IconCircleCheck,
  IconCircleDot,
  IconCircleX,
  IconClock,
  IconHistory,
  IconPackage,
  IconTruck,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { type DeadlineTone, deadlineTone, durationOf } from './deadline.ts';

const statusLooks: Readonly<Record<OrderStatus, { icon: Icon; tone: ChipTone }>> = {
  new: { icon: IconCircleDot, tone: 'accent' },
  pending: { icon: IconHistory, tone: 'grey' },
  processed: { icon: IconPackage, tone: 'green' },
  finalised: { icon: IconCircleCheck, tone: 'grey' },
  cancelled: { icon: IconCircleX, tone: 'red' },
};

export function StatusChip({ status, plain }: { status: OrderStatus; plain?: boolean }) {
  const t = useTranslations('orders.status');
  const { icon: Shape, tone } = statusLooks[status];
  return (
    <Chip tone={tone} icon={<Shape aria-hidden />} {...(plain && { plain })}>
      {t(status)}
    </Chip>
  );
}

/** That nobody has ordered and paid it: it replaces something. */
export function OriginChip({ order }: { order: Pick<OrderCard, 'origin'> }) {
  const t = useTranslations('orders.origin');
  return order.origin === 'replacement' ? <Chip tone="amber">{t('replacement')}</Chip> : null;
}

const deliveryIcons: Readonly<Record<DeliveryType, Icon>> = {
  standard: IconTruck,
  next_day: IconTruck,
  same_day_slot: IconClock,
  express_slot: IconBolt,
};

/** How an order is delivered; of one with a time slot, the slot. */
export function DeliveryChip({ order }: { order: Pick<OrderCard, 'deliveryType' | 'slot'> }) {
  const t = useTranslations('orders.deliveryType');
  const formats = useFormats();
  const Shape = deliveryIcons[order.deliveryType];
  const { slot } = order;
  const showsSlot = slot !== null && order.deliveryType === 'same_day_slot';
  return (
    <Chip plain icon={<Shape aria-hidden />}>
      {showsSlot ? `${formats.time(slot.from)}–${formats.time(slot.to)}` : t(order.deliveryType)}
    </Chip>
  );
}

const deadlineTones: Readonly<Record<DeadlineTone, ChipTone>> = {
  late: 'red',
  soon: 'red',
  near: 'amber',
  calm: 'grey',
};

export function useDuration(): (milliseconds: number) => string {
  const t = useTranslations('orders.duration');
  return (milliseconds) => {
    const duration = durationOf(milliseconds);
    switch (duration.unit) {
      case 'minutes':
        return t('minutes', { minutes: String(duration.minutes) });
      case 'hours':
        return t('hours', { hours: String(duration.hours) });
      case 'hoursMinutes':
        return t('hoursMinutes', { hours: String(duration.hours), minutes: String(duration.minutes) });
      case 'days':
        return t('days', { days: duration.days });
    }
  };
}

/** Far deadlines are shown as a moment, near ones counted down. */
const countdownWithin = 12 * 3_600_000;

/** The dispatch deadline of an open order, counting down as it nears; whether a sent one was late (ORD-12). */
export function DeadlineChip({
  order,
  now,
  long,
}: {
  order: Pick<OrderCard, 'status' | 'dispatchBy' | 'processedAt'>;
  now: Date;
  long?: boolean;
}) {
  const t = useTranslations('orders.deadline');
  const formats = useFormats();
  const durationText = useDuration();
  const due = new Date(order.dispatchBy);
  if (order.status === 'cancelled') return null;
  if (order.processedAt !== null) {
    const late = new Date(order.processedAt) > due;
    if (!late && !long) return null;
    return (
      <Chip
        tone={late ? 'red' : 'green'}
        icon={late ? <IconAlertCircle aria-hidden /> : <IconCircleCheck aria-hidden />}
      >
        {late ? t('sentLate') : t('sentOnTime')}
      </Chip>
    );
  }
  const tone = deadlineTone(due, now);
  const left = due.getTime() - now.getTime();
  const far = left > countdownWithin;
  const counted =
    tone === 'late' ? t('overdue', { time: durationText(left) }) : t('left', { time: durationText(left) });
  const moment = far || tone === 'late' ? formats.weekdayTime(due) : formats.time(due);
  const Shape = tone === 'late' ? IconAlertCircle : far ? IconCalendar : IconClock;
  const text = far
    ? t(long ? 'dispatchBy' : 'by', { when: moment })
    : long
      ? `${t('dispatchBy', { when: moment })}, ${counted}`
      : counted;
  return (
    <Chip tone={deadlineTones[tone]} icon={<Shape aria-hidden />}>
      {text}
    </Chip>
  );
}

const shipmentTones: Readonly<Record<ShipmentStatus, ChipTone>> = {
  prepared: 'grey',
  on_route: 'accent',
  delivered: 'green',
  delivered_at_pickup_point: 'green',
  incident: 'red',
  returned: 'amber',
  cancelled: 'grey',
};

export function ShipmentChip({ status }: { status: NonNullable<OrderDetail['shipmentStatus']> }) {
  const t = useTranslations('orders.shipmentStatus');
  return (
    <Chip tone={shipmentTones[status]} icon={<IconTruck aria-hidden />}>
      {t(status)}
    </Chip>
  );
}
