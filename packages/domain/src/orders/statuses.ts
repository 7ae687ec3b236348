export const orderStatuses = ['new', 'pending', 'processed', 'finalised', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The two tabs of the order list and the statuses each one shows. */
export const orderTabs = {
  'to-manage': ['new', 'pending'],
  managed: ['processed', 'finalised', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type OrderTab = keyof typeof orderTabs;

export const orderTabNames = ['to-manage', 'managed'] as const satisfies readonly OrderTab[];

export const paymentTypes = ['invoice', 'cash_on_delivery', 'paid_online'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const paymentStatuses = ['pending', 'paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const deliveryTypes = ['standard', 'next_day', 'same_day_slot', 'express_slot'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const shipmentStatuses = [
  'prepared',
  'on_route',
  'delivered',
  'delivered_at_pickup_point',
  'incident',
  'returned',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

export const stockOrigins = ['own', 'wholesaler'] as const;
export type StockOrigin = (typeof stockOrigins)[number];

export const cancelledByParties = ['seller', 'customer', 'marketplace'] as const;
export type CancelledByParty = (typeof cancelledByParties)[number];

/** The tab in which an order of this status is listed. */
export function orderTabOf(status: OrderStatus): OrderTab {
  const open: readonly OrderStatus[] = orderTabs['to-manage'];
  return open.includes(status) ? 'to-manage' : 'managed';
}

/** Who did something to an order, as its history says it. */
export const orderAuthors = ['seller', 'customer', 'marketplace', 'courier'] as const;
