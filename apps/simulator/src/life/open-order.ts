import type { MarketplaceEvent, OrderRecord } from '@offizin/marketplace-client/api.gen';
import type { ReplyTo } from '@offizin/marketplace-client/client';

/** An order that is not over yet, as the marketplace knows it. */
export type OpenOrder = ReplyTo<'get', '/orders'>['items'][number];

/** The open orders of a brand by number, kept up to date by what the marketplace does and the event feed reports. */
export type OpenOrders = Map<string, OpenOrder>;

/** Takes over what a seller did. */
export function applyEvent(orders: OpenOrders, event: MarketplaceEvent): void {
  if (event.orderNumber === null || event.order === null) return;
  const known = orders.get(event.orderNumber);
  if (known === undefined) return;
  const { status, courier } = event.order;
  if (status === 'cancelled' || status === 'finalised') {
    orders.delete(event.orderNumber);
    return;
  }
  const departs = status === 'processed' && known.shipmentStatus === null;
  orders.set(event.orderNumber, {
    ...known,
    status,
    courier,
    ...(departs ? { shipmentStatus: 'prepared' as const, shipmentChangedAt: event.at } : {}),
  });
}

/** Whether nobody pays for it, and nothing is booked. */
export const isFree = ({ lines }: Pick<OpenOrder, 'lines'>): boolean => lines.every(({ unitPrice }) => unitPrice === 0);

/** An order that was just handed over. */
export function asOpen(order: OrderRecord): OpenOrder {
  const { number, seller, createdAt, deliveryType, paymentStatus, fulfilledByMarketplace, lines } = order;
  return {
    number,
    seller,
    status: 'new',
    createdAt,
    deliveryType,
    paymentStatus,
    fulfilledByMarketplace,
    lines: lines.map(({ productId, quantity, unitPrice }) => ({ productId, quantity, unitPrice })),
    courier: null,
    shipmentStatus: null,
    shipmentChangedAt: null,
  };
}
