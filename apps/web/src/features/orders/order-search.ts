import { defaultOrderSorts, dueFilters, type OrderSort, orderSorts } from '@offizin/domain/orders/order-sorts';
import {
  type DeliveryType,
  deliveryTypes,
  type OrderTab,
  orderTabNames,
  type PaymentType,
  paymentTypes,
  type ShipmentStatus,
  shipmentStatuses,
} from '@offizin/domain/orders/statuses';
import { limits } from '@offizin/domain/limits';
import { oneOf } from '../../platform/one-of.ts';

/** The parts of the address of the order list: tab, search, filters, sort, and the order that is open. */
export interface OrderSearch {
  readonly tab: OrderTab;
  /** Part of a number or of a customer's name. */
  readonly q?: string;
  readonly deliveryType?: DeliveryType[];
  readonly paymentType?: PaymentType[];
  readonly shipmentStatus?: ShipmentStatus[];
  readonly from?: string;
  readonly to?: string;
  /** Only what must leave before the day ends. */
  readonly due?: (typeof dueFilters)[number];
  /** Days by which orders must leave. */
  readonly dueFrom?: string;
  readonly dueTo?: string;
  readonly sort?: OrderSort;
  /** Id of the open order. */
  readonly order?: string;
  /** Whether its more-information modal is open. */
  readonly more?: true;
}

export type OrderFilters = Pick<
  OrderSearch,
  'deliveryType' | 'paymentType' | 'shipmentStatus' | 'from' | 'to' | 'due' | 'dueFrom' | 'dueTo'
>;

function listIn<T extends string>(value: unknown, allowed: readonly T[]): T[] | undefined {
  const given = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const known = allowed.filter((entry) => given.includes(entry));
  return known.length > 0 ? known : undefined;
}

const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);

/** Reads an address, whatever is in it; what isn’t understood is left out. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const q = raw['q'] === undefined ? '' : String(raw['q']).slice(0, limits.orderSearchLength);
  const order = typeof raw['order'] === 'string' ? raw['order'] : undefined;
  const deliveryType = listIn(raw['deliveryType'], deliveryTypes);
  const paymentType = listIn(raw['paymentType'], paymentTypes);
  const shipmentStatus = listIn(raw['shipmentStatus'], shipmentStatuses);
  const from = day(raw['from']);
  const to = day(raw['to']);
  const due = oneOf(raw['due'], dueFilters);
  const dueFrom = day(raw['dueFrom']);
  const dueTo = day(raw['dueTo']);
  const sort = oneOf(raw['sort'], orderSorts);
  return {
    tab: oneOf(raw['tab'], orderTabNames) ?? 'to-manage',
    ...(q !== '' && { q }),
    ...(deliveryType && { deliveryType }),
    ...(paymentType && { paymentType }),
    ...(shipmentStatus && { shipmentStatus }),
    ...(from && { from }),
    ...(to && { to }),
    ...(due && { due }),
    ...(dueFrom && { dueFrom }),
    ...(dueTo && { dueTo }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(raw['more'] && order ? { more: true as const } : {}),
  };
}

/** The list's own part of an address. */
export function listSearch({ order: _order, more: _more, ...list }: OrderSearch): OrderSearch {
  return list;
}

export function countFilters(search: OrderSearch): number {
  const { deliveryType, paymentType, shipmentStatus, from, to, due, dueFrom, dueTo } = search;
  return [deliveryType, paymentType, shipmentStatus, from, to, due, dueFrom, dueTo].filter(Boolean).length;
}

/** The sort in force: each tab has its own when the address names none. */
export function sortOf(search: OrderSearch): OrderSort {
  return search.sort ?? defaultOrderSorts[search.tab];
}
