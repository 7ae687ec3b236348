import type { OrderDetail } from '@offizin/contract/orders/views';
import type { ShipmentStatus } from '@offizin/domain/orders/statuses';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import type { Step } from '../../../ui/timeline.tsx';

const failures: ReadonlySet<ShipmentStatus> = new Set(['incident', 'returned', 'cancelled']);
const ends: ReadonlySet<ShipmentStatus> = new Set(['delivered', 'returned', 'cancelled']);

/** What has happened to the parcel, and what is still to come: every step is always drawn (ORD-09). */
export function useShipmentSteps(order: OrderDetail): Step[] {
  const t = useTranslations('orders');
  const formats = useFormats();
  const { shipmentSteps: steps, cancellation } = order;
  const ordered: Step = {
    key: 'ordered',
    label: t('step.ordered'),
    detail: formats.shortDayTime(order.createdAt),
    state: 'done',
  };
  if (order.status === 'cancelled') {
    const detail = cancellation ? formats.shortDayTime(cancellation.at) : '';
    return [ordered, { key: 'cancelled', label: t('status.cancelled'), detail, state: 'failed' }];
  }
  const prepare: Step = {
    key: 'prepare',
    label: t('step.prepare'),
    detail: t('step.byWhen', { when: formats.weekdayTime(order.dispatchBy) }),
    state: 'current',
  };
  const happened = steps.map(({ status, at }, index): Step => {
    const isLast = index === steps.length - 1;
    const state = failures.has(status) ? 'failed' : isLast && status !== 'delivered' ? 'current' : 'done';
    return { key: `${status}${at}`, label: t(`shipmentStatus.${status}`), detail: formats.shortDayTime(at), state };
  });
  const isOver = steps.some(({ status }) => ends.has(status));
  // Who collects an order waits for no parcel.
  const isCollected = order.courier === 'pickup_point';
  const isOnItsWay = isCollected || steps.some(({ status }) => status !== 'prepared');
  const transit: Step = { key: 'transit', label: t('step.transit'), detail: '', state: 'open' };
  const delivered: Step = {
    key: 'delivered',
    label: t(isCollected ? 'step.collected' : 'step.delivered'),
    detail: t('step.open'),
    state: 'open',
  };
  return [
    ordered,
    ...(steps.length === 0 ? [prepare] : happened),
    ...(isOver || isOnItsWay ? [] : [transit]),
    ...(isOver ? [] : [delivered]),
  ];
}
