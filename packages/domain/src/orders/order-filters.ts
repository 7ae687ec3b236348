import { type Filter, firstDay, flag, lastDay, several } from '../lists/filters.ts';
import { deliveryTypes, type OrderTab, paymentTypes, shipmentStatuses } from './statuses.ts';

/** The filters of the order list (ORD-02). One with a tab is offered there alone, and elsewhere while it is set. */
export const orderFilters = {
  /** What must leave before the day ends, the overdue ones among it. */
  due: { ...flag('today'), tab: 'to-manage' },
  /** What should have left already, and what has time left. */
  overdue: { ...flag('yes'), tab: 'to-manage' },
  inTime: { ...flag('yes'), tab: 'to-manage' },
  deliveryType: several(deliveryTypes),
  paymentType: several(paymentTypes),
  shipmentStatus: { ...several(shipmentStatuses), tab: 'managed' },
  /** Days on which orders were placed. */
  from: firstDay('to'),
  to: lastDay('from'),
  /** Days by which orders must leave. */
  dueFrom: firstDay('dueTo'),
  dueTo: lastDay('dueFrom'),
} as const satisfies Readonly<Record<string, Filter & { readonly tab?: OrderTab }>>;
export type OrderFilters = typeof orderFilters;
